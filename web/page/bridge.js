// Asking the engine: requests and answers as objects, one at a time, errors as one sentence.

import { language, say } from "./words.js";

/**
 * @typedef {import("./choose.js").Offer} Offer
 * @typedef {import("./choose.js").Fold} Fold
 * @typedef {{name: string, colour: string, kind: string}} Chair
 * @typedef {{slot: string, name: string, fixed: boolean, seat: number | null, markup?: string}} Panel
 *   a fixed one keeps its drawing while its name stays the same
 * @typedef {{step: number, seat: number | null, text: string, rule: string, at: string[], turn: boolean}} Line
 * @typedef {{seat: number, name: string, colour: string, place: number | null, total: number | null,
 *   parts: {label: string, value: number}[]}} Standing
 * @typedef {{seat: number, name: string, kind: string, rule: string, quick: boolean}} Decider
 * @typedef {{text: string, rule: string, at: string[]}} Refusal
 * @typedef {{text: string, heading: boolean}} Ending one way it may end; a heading stands over the next ones
 * @typedef {{move: string, label: string, told: string[], endings: Ending[], at: string[]}} Preview
 *
 * @typedef {object} Screen the whole table as one seat sees it
 * @property {string} game
 * @property {string} title
 * @property {number} viewer
 * @property {Decider | null} decider
 * @property {boolean} curtain
 * @property {string} question
 * @property {Panel[]} panels
 * @property {Offer[]} offers
 * @property {Fold[]} folds
 * @property {{target: string, label: string}[]} buttons
 * @property {Line[]} log
 * @property {Standing[]} standings
 * @property {{headline: string, lines: string[]} | null} over
 * @property {{able: boolean, why: string | null}} undo
 * @property {boolean} redo
 * @property {{index: number, label: string, at: string[]}[]} taken own steps that may be taken back singly
 * @property {string[]} last
 * @property {number} steps
 * @property {Chair[]} seats
 * @property {string[]} [fallen] steps that a step taken back took along
 * @property {string} [record] the game so far, to be kept; a look back brings none
 *
 * @typedef {{call: (text: string) => Promise<string>}} Engine
 */

/** A request that the engine refused, or could not answer, in one sentence. */
export class Refused extends Error {}

const PATIENCE = 30_000; // milliseconds; no honest request takes so long

/** @type {(sentence: string, trace: string) => void} */
let tellFault = () => {};

/** @param {typeof tellFault} listener is told of every unexpected fault, and of an engine that keeps silent */
export function onFault(listener) {
  tellFault = listener;
}

const phone = matchMedia("(max-width: 699.98px)");

/** @param {() => void} listener */
export const onShapeChange = (listener) => phone.addEventListener("change", listener);

/** @type {Map<string, string>} drawings that never change, by name; the engine sends each once */
const drawings = new Map();

/** @type {(engine: Engine) => void} */
let connected;
/** @type {Promise<Engine>} */
let engine = new Promise((resolve) => {
  connected = resolve;
});
/** @type {Promise<unknown>} */
let queue = engine;
let waiting = 0; // requests without an answer yet
let giveUp = () => {}; // what is still waited for fails

/** @param {Engine} started */
export function connect(started) {
  connected(started);
}

/**
 * Goes on with a fresh engine; what the old one has not answered fails.
 * @param {Engine} started
 */
export function reconnect(started) {
  engine = Promise.resolve(started);
  connected(started);
  drawings.clear();
  giveUp();
}

/**
 * Asks for anything; waits until the engine is up and the requests before are answered.
 * @param {Record<string, unknown>} request
 * @returns {Promise<any>}
 */
export function ask(request) {
  waiting += 1;
  document.documentElement.toggleAttribute("data-asking", true);
  const answer = queue.then(() => send(request));
  queue = answer.catch(() => {}).then(settle);
  return answer;
}

function settle() {
  waiting -= 1;
  document.documentElement.toggleAttribute("data-asking", waiting > 0);
}

/** @param {Record<string, unknown>} request */
async function send(request) {
  const text = JSON.stringify({ lang: language(), narrow: phone.matches, ...request });
  const answer = await call(text);
  if (answer.fault) tellFault(answer.error, answer.trace);
  if (!answer.ok) throw new Refused(answer.error ?? say("engine.lost"));
  return answer;
}

/** @param {string} text */
async function call(text) {
  const asked = await engine;
  const slow = setTimeout(() => tellFault(say("engine.silent"), "silent"), PATIENCE);
  const gone = new Promise((_, reject) => {
    giveUp = () => reject(new Refused(say("engine.lost")));
  });
  try {
    return JSON.parse(/** @type {string} */ (await Promise.race([asked.call(text), gone])));
  } catch (error) {
    if (error instanceof Refused) throw error;
    console.warn(error); // for those who look; the player is told in a sentence
    tellFault(say("engine.gone"), String(error));
    throw new Refused(say("engine.lost"));
  } finally {
    clearTimeout(slow);
  }
}

/**
 * Asks for what answers with a whole screen, its drawings complete.
 * @param {Record<string, unknown>} request
 * @returns {Promise<Screen>}
 */
export async function askScreen(request) {
  const { screen, record, fallen } = await ask(request);
  Object.assign(screen, { record, fallen });
  for (const panel of screen.panels) {
    if (panel.fixed && panel.markup !== undefined) drawings.set(panel.name, panel.markup);
    panel.markup ??= drawings.get(panel.name) ?? "";
  }
  return screen;
}
