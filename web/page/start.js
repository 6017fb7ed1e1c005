// Starts the engine. This script stands first in the page and runs at once: Python loads while the rest
// of the page is still read and painted. A worker cannot begin while the page is busy, so what takes long to
// paint and can wait a moment waits until it has.

import { startEngine } from "./engine.js";

/** @typedef {{loaded: number, total: number}} Progress */

/** @type {Progress | undefined} */
let last;
/** @type {(progress: Progress) => void} */
let tell = () => {};

const PATIENCE = 400; // milliseconds; then all is painted, whatever the worker does
/** Settles when the worker is at work. */
export const begun = new Promise((resolve) => {
  tell = resolve;
  setTimeout(resolve, PATIENCE);
});

export const starting = startEngine((progress) => {
  last = progress;
  tell(progress);
});
starting.catch(() => {}); // who waits for it says so

/** @param {(progress: Progress) => void} listener hears how much has come, from now on */
export function onProgress(listener) {
  tell = listener;
  if (last) listener(last);
}
