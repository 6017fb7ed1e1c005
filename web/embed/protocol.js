// What a page of another site and our frames say to each other; docs/embedding.md describes it for people.

export const VERSION = 1; // of the messages; raised when an old host would misunderstand a new frame
const mark = "two-rivers";
export const RUNTIME = "two-rivers-runtime"; // the name of the hidden frame that owns Python

/**
 * @typedef {Record<string, unknown>} Facts
 *
 * @typedef {object} Wishes what the address of a board says, after its `#`
 * @property {string} [game] a position or a record, packed as in the links of the app
 * @property {string} [text] the same, plain
 * @property {string} [board] the name of a game: a new table of it
 * @property {string} [seats] how many sit at the new table
 * @property {string} [seed] the number of its deal
 * @property {string} [step] show a record after so many decisions
 * @property {string} [mode] `read`, `trial` or `goal`
 * @property {string} [goal]
 * @property {string} [lang]
 * @property {string} [theme]
 * @property {string} [view] `board` or `table`
 * @property {string} [runtime] `shared`: the page holds one for all boards
 */

/** The names that may stand in the address of a board. */
export const WISHES = [
  ...["game", "text", "board", "seats", "seed", "step", "mode", "goal"],
  ...["lang", "theme", "view", "runtime"],
];

/**
 * @param {Facts} facts
 * @returns {Facts}
 */
export const message = (facts) => ({ [mark]: VERSION, ...facts });

/**
 * What a message says, if it is one of ours and of this version.
 * @param {unknown} data
 * @returns {Facts | null}
 */
export function read(data) {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const facts = /** @type {Facts} */ (data);
  return facts[mark] === VERSION ? facts : null;
}

/**
 * The address of a live board.
 * @param {string} base where the site is
 * @param {Wishes} wishes
 */
export function addressOf(base, wishes) {
  const known = Object.entries(wishes).filter(([name, value]) => WISHES.includes(name) && value);
  return `${new URL("embed.html", base)}#${new URLSearchParams(known)}`;
}

/**
 * @param {string} hash
 * @returns {Wishes}
 */
export function wishesIn(hash) {
  return Object.fromEntries(
    [...new URLSearchParams(hash.slice(1))].filter(([name]) => WISHES.includes(name)),
  );
}

/**
 * The name of the game that a record or a position is of.
 * @param {string} text
 */
export const gameIn = (text) =>
  /^\s*two-rivers[ \t]+([a-z]+)|"game"\s*:\s*"([a-z]+)"/m.exec(text)?.slice(1).find(Boolean);
