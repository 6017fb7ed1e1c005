// What was played last: names, colours, options; and the same game once more with a new deal.

import { gameOnShelf } from "./shelf.js";
import { recall } from "./store.js";
import { languages, say } from "./words.js";

/**
 * @typedef {import("./shelf.js").GameOnShelf} GameOnShelf
 * @typedef {{name: string, colour: string}} Seat
 * @typedef {{game: string, seats: {name: string, colour: string, kind: "person"}[],
 *   options: Record<string, string>, seed: number}} Order what a new game is made of
 */

export const colours = ["bull", "lion", "archer", "potter"];

/** @param {number} seat */
export const usualName = (seat) => say(`name.${seat + 1}`);

/** @param {string} name */
export const isUsual = (name) =>
  languages.some((lang) => colours.some((_, seat) => say(`name.${seat + 1}`, {}, lang) === name));

/** A deal that nobody has chosen. */
export const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/**
 * What was noted under a name; an old or broken note is as good as none.
 * @param {string} name
 * @returns {any}
 */
export function noted(name) {
  try {
    return JSON.parse(recall(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * The last game once more, with the same seats and options and a new deal.
 * @returns {Order | null}
 */
export function lastOrder() {
  const last = noted("order");
  const game = gameOnShelf(last?.game ?? "");
  if (!game || !Array.isArray(last.seats) || !game.seats.includes(last.seats.length)) return null;
  /** @type {Order["seats"]} */
  const seats = last.seats;
  const named = seats.map((seat, index) => (isUsual(seat.name) ? { ...seat, name: usualName(index) } : seat));
  return { game: game.name, seats: named, options: knownOptions(game, last.options), seed: anySeed() };
}

/**
 * The options as they were chosen before, as far as the game still has them.
 * @param {GameOnShelf} game
 * @param {Record<string, string> | undefined} chosen
 */
export function knownOptions(game, chosen) {
  return Object.fromEntries(
    game.options.map(({ key, values, default: usual }) => {
      const value = chosen?.[key] ?? usual;
      return [key, values.some((one) => one.value === value) ? value : usual];
    }),
  );
}

/** @returns {Seat[]} */
export function lastSeats() {
  /** @type {Partial<Seat>[]} */
  const last = noted("seats") ?? [];
  return colours.map((colour, seat) => {
    const { name, colour: own } = last[seat] ?? {};
    return { name: name && !isUsual(name) ? name : usualName(seat), colour: own ?? colour };
  });
}
