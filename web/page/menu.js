// The menu: painted at once from what the build put into the page, before Python is up.

import { button, draw, icon, make } from "./dom.js";
import { players, shelf } from "./shelf.js";
import { begun } from "./start.js";
import { language, say } from "./words.js";

/**
 * @typedef {import("./shelf.js").GameOnShelf} GameOnShelf
 * @typedef {{title: string, note: string, colour: string}} Resume
 */

/**
 * The picture on a game's card, cut to its shape.
 * @param {GameOnShelf} game
 */
function cardPicture(game) {
  const element = make("div", { class: "picture wide" });
  const paint = () => {
    draw(element, game.pictures[language()].wide);
    element.firstElementChild?.setAttribute("preserveAspectRatio", "xMidYMid slice");
  };
  if (game === shelf.games[0]) paint();
  else begun.then(paint);
  return element;
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
    const frieze = make("div", { class: "frieze-place" });
    begun.then(() => draw(frieze, shelf.frieze));
    element.replaceChildren(
      make(
        "div",
        { class: "menu-head" },
        make("div", {}, make("h1", {}, say("title")), make("p", { class: "tagline" }, say("tagline"))),
        make("div", { class: "menu-side" }, resume && resumeCard(resume), tools),
      ),
      frieze,
      make("div", { class: "cards" }, ...shelf.games.map(card)),
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
    return make(
      "article",
      { class: "card" },
      cardPicture(game),
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
