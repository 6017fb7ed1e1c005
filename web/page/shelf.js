// The games as the build put them into the page: titles, options, and pictures of their empty tables.

import { draw, make } from "./dom.js";
import { language, say } from "./words.js";

/**
 * @typedef {Record<import("./words.js").Language, string>} Both
 * @typedef {{value: string, title: Both}} Value
 * @typedef {{key: string, title: Both, why: Both, default: string, namesSeats: boolean, values: Value[]}} Option
 * @typedef {{key: string, title: Both, why: Both, offers: string[]}} Preset
 * @typedef {object} GameOnShelf
 * @property {string} name
 * @property {Both} title
 * @property {Both} tagline
 * @property {number[]} seats
 * @property {Record<import("./words.js").Language, {wide: string, narrow: string}>} pictures
 * @property {Preset[]} presets editions to choose from first
 * @property {Option[]} options
 */

/** @type {{games: GameOnShelf[], frieze: string}} */
export const shelf = JSON.parse(document.getElementById("shelf")?.textContent ?? '{"games": []}');

/** @param {string} name */
export const gameOnShelf = (name) => shelf.games.find((game) => game.name === name);

/**
 * The empty table of a game.
 * @param {GameOnShelf} game
 * @param {"wide" | "narrow"} shape
 */
export function picture(game, shape) {
  return draw(make("div", { class: `picture ${shape}` }), game.pictures[language()][shape]);
}

/** @param {GameOnShelf} game */
export function players(game) {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return least === most ? say("players.exactly", { most }) : say("players", { least, most });
}
