// The menu: painted at once from what the build put into the page, before Python is up.

import { button, draw, icon, make } from "./dom.js";
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
 *
 * @typedef {{title: string, note: string, colour: string}} Resume
 */

/** @type {{games: GameOnShelf[], frieze?: string}} */
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

/**
 * @param {object} ways
 * @param {(game: GameOnShelf) => void} ways.setUp
 * @param {(game: GameOnShelf) => void} ways.rules
 * @param {() => void} ways.resume
 */
export function makeMenu(ways) {
  const element = make("main", { class: "menu" });

  /**
   * @param {Resume | null} resume the game that waits
   * @param {Element} progress
   * @param {Element} tools the last game at one press, and what is kept
   */
  function show(resume, progress, tools) {
    const frieze = draw(make("div", { class: "frieze-place" }), shelf.frieze ?? "");
    element.replaceChildren(
      make(
        "div",
        { class: "menu-head" },
        make("div", {}, make("h1", {}, say("title")), make("p", { class: "tagline" }, say("tagline"))),
        make("div", { class: "menu-side" }, resume && resumeCard(resume), tools),
      ),
      frieze,
      make("div", { class: "cards", "data-count": shelf.games.length }, ...shelf.games.map(card)),
      progress,
    );
  }

  /** @param {Resume} resume */
  function resumeCard({ title, note, colour }) {
    return make(
      "section",
      { class: "resume panel fine", "aria-label": say("resume") },
      icon(`token-${colour}`),
      make(
        "div",
        {},
        make("p", { class: "eyebrow" }, say("resume")),
        make("h2", {}, title),
        make("p", {}, note),
      ),
      button(say("resume.go"), ways.resume, { class: "button seal", "data-act": "resume" }),
    );
  }

  /** @param {GameOnShelf} game */
  function card(game) {
    const lang = language();
    const board = picture(game, "wide");
    if (shelf.games.length > 1)
      board.firstElementChild?.setAttribute("preserveAspectRatio", "xMidYMid slice");
    return make(
      "article",
      { class: "card" },
      board,
      make(
        "div",
        { class: "card-text" },
        make("h2", {}, game.title[lang]),
        make("p", { class: "tagline" }, game.tagline[lang]),
        make("p", { class: "card-facts" }, icon("i-people"), players(game)),
        make(
          "div",
          { class: "card-actions" },
          button(say("play"), () => ways.setUp(game), {
            class: "button primary",
            icon: "i-play",
            "data-play": game.name,
            "aria-label": `${say("play")}: ${game.title[lang]}`,
          }),
          button(say("rules"), () => ways.rules(game), {
            icon: "i-book",
            "aria-label": `${say("rules")}: ${game.title[lang]}`,
          }),
        ),
      ),
    );
  }

  return { element, show };
}
