// The games kept in this browser, each under a key of its own: one damaged save harms no other.

import { forget, namesOf, ofThisWindow, onOtherWindow, recall, remember } from "./store.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./bridge.js").Chair} Chair
 * @typedef {import("./store.js").Kept} Kept
 *
 * @typedef {object} Save
 * @property {string} id
 * @property {string} name empty while the game is kept by itself; a named one stays as it was saved
 * @property {number} time
 * @property {string} game
 * @property {Chair[]} seats
 * @property {number | null} decider the seat to decide; null after the end
 * @property {number} steps
 * @property {string} record
 * @property {string} [damage] why it could not be opened
 */

const start = "game ";
const MOST_FINISHED = 40; // older finished games without a name make room

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

let current = ofThisWindow("current") || newId();
/** @type {Kept} how the last keeping went */
let health = "kept";

onOtherWindow((name) => {
  if (name === start + current) setCurrent(newId()); // two windows with one game: ours goes on as its own
});

/** @param {string} id */
function setCurrent(id) {
  current = id;
  ofThisWindow("current", id);
}

/** @returns {Save[]} the newest first */
export function allSaves() {
  return namesOf(start)
    .map((name) => readSave(name.slice(start.length)))
    .filter((save) => save !== null)
    .sort((one, other) => other.time - one.time);
}

/**
 * @param {string} id
 * @returns {Save | null}
 */
export function readSave(id) {
  const text = recall(start + id);
  if (text === null) return null;
  try {
    const { name, time, game, seats, decider, steps, record, damage } = JSON.parse(text);
    const whole = typeof record === "string" && typeof game === "string" && Array.isArray(seats);
    if (whole && seats.every((chair) => typeof chair?.name === "string"))
      return { id, name: name ?? "", time: time ?? 0, game, seats, decider, steps, record, damage };
  } catch {
    // fall through: it is shown as damaged and can still be taken out as it is
  }
  return { id, name: "", time: 0, game: "", seats: [], decider: null, steps: 0, record: text, damage: "?" };
}

/** @param {Save} save */
function write(save) {
  const { id, ...rest } = save;
  return remember(start + id, JSON.stringify(rest));
}

/** The game that waits to be continued: the newest that has not ended. */
export function waitingSave() {
  return allSaves().find((save) => !save.name && !save.damage && save.decider !== null) ?? null;
}

/** The game this window was at when it was closed or opened anew. */
export function ownSave() {
  const save = readSave(current);
  return save && !save.damage ? save : null;
}

/** A new game gets a place of its own. */
export function beginSave() {
  setCurrent(newId());
}

/** @param {Save} save what is played on from here; a named one stays as it is */
export function continueSave(save) {
  setCurrent(save.name ? newId() : save.id);
}

/**
 * Keeps the table as it stands now; called after every decision.
 * @param {Screen} screen
 * @returns {Kept}
 */
export function keepScreen(screen) {
  const old = readSave(current);
  if (!screen.record || (health === "kept" && old?.record === screen.record)) return health;
  health = write(saveOf(screen, current, ""));
  if (!screen.decider) dropFinished(MOST_FINISHED);
  return health;
}

/**
 * @param {Screen} screen
 * @param {string} id
 * @param {string} name
 * @returns {Save}
 */
function saveOf({ game, seats, decider, steps, record }, id, name) {
  const seat = decider ? decider.seat : null;
  return { id, name, time: Date.now(), game, seats, decider: seat, steps, record: record ?? "" };
}

/**
 * Drops the oldest finished games that nobody named.
 * @param {number} most so many stay
 */
function dropFinished(most) {
  const finished = allSaves().filter(
    (save) => !save.name && !save.damage && save.decider === null && save.id !== current,
  );
  for (const save of finished.slice(most)) forget(start + save.id);
}

/**
 * @param {Screen} screen
 * @param {string} name
 * @returns {Kept}
 */
export function saveAs(screen, name) {
  return write(saveOf(screen, newId(), name));
}

/**
 * @param {Save} save
 * @param {string} name
 */
export const renameSave = (save, name) => write({ ...save, name });

/**
 * Sets a save aside that could not be opened; its text stays for export.
 * @param {Save} save
 * @param {string} damage
 */
export const setAside = (save, damage) => write({ ...save, damage });

/** @param {Save} save */
export const deleteSave = (save) => forget(start + save.id);
