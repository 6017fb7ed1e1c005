// The way to the engine: one worker with Python in it, one call with text in and text out.

import { useEmptyStorage } from "../worker/storage.mjs";
import { snapshotPlace } from "./snapshot.js";

/**
 * @typedef {object} Boot where the build put the parts of the engine
 * @property {string} engine the worker's Python script
 * @property {string} wheel the engine itself
 * @property {string} runtime the module that starts Pyodide
 * @property {string} pyscript PyScript's module
 * @property {Record<string, number>} sizes the bytes of the files that take long to load
 *
 * @typedef {object} Engine
 * @property {(request: string) => Promise<string>} call ask the engine: JSON text in, JSON text out
 * @property {() => void} stop end the worker, also in the middle of a call
 */

/** @returns {Boot} */
const readBoot = () => JSON.parse(document.getElementById("boot")?.textContent ?? "{}");

/** @param {string} path */
const absolute = (path) => new URL(path, document.baseURI).href;

/** Tells whether the browser keeps nothing for this page, as in a frame of another site. */
function hasNoStorage() {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

/**
 * Starts Python with the engine in a worker of its own.
 * @param {(progress: {loaded: number, total: number}) => void} [onProgress] bytes of the runtime, while they
 *   come; first called when the worker has begun
 * @returns {Promise<Engine>}
 */
export async function startEngine(onProgress = () => {}) {
  const boot = readBoot();
  const channel = `engine-${performance.timeOrigin}-${Math.random()}`;
  const local = Boolean(navigator.serviceWorker?.controller); // nothing is downloaded: nothing to count
  const progress = followProgress(channel, local ? {} : boot.sizes, onProgress);
  const wheel = absolute(boot.wheel);
  const wishes = new URLSearchParams({
    channel,
    wheel,
    ...snapshotPlace(boot),
    ...(local ? {} : { progress: "" }),
  });
  if (hasNoStorage()) useEmptyStorage();
  try {
    const { PyWorker, hooks } = await import(absolute(boot.pyscript));
    hooks.worker.onBeforeRunAsync.clear(); // they would need 'unsafe-eval' in the worker
    const worker = await PyWorker(absolute(boot.engine), {
      version: `${absolute(boot.runtime)}#${wishes}/`,
      async: true,
      config: { files: { [wheel]: "./pyengine.whl" } },
    });
    return { call: (request) => worker.sync.call(request), stop: () => worker.terminate() };
  } finally {
    progress.close();
  }
}

/**
 * Adds up what the worker reports of its downloads.
 * @param {string} name the channel that the worker reports on
 * @param {Record<string, number>} sizes
 * @param {(progress: {loaded: number, total: number}) => void} onProgress
 */
function followProgress(name, sizes, onProgress) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  /** @type {Record<string, number>} */
  const loaded = {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data.restored) performance.mark("restored");
    if (data.file in sizes) loaded[data.file] = Math.min(data.bytes, sizes[data.file]);
    onProgress({ loaded: Object.values(loaded).reduce((sum, size) => sum + size, 0), total });
  };
  return channel;
}
