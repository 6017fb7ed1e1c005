// The bar on top of every place: where we are, and the switches.

import { icon, iconButton, make } from "./dom.js";
import { isDark } from "./theme.js";
import { language, languages, say } from "./words.js";

/**
 * @typedef {import("./words.js").Language} Language
 *
 * @typedef {object} Heading what the bar shows; without a title it is the menu's
 * @property {string} [title]
 * @property {string} [note]
 * @property {{able: boolean, why: string | null}} [undo]
 * @property {boolean} [redo]
 * @property {boolean} [rules]
 * @property {boolean} [game] whether a game is on the table that can be saved and looked back at
 *
 * @typedef {object} Switches
 * @property {() => void} home
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} rules
 * @property {() => void} game
 * @property {() => void} theme
 * @property {(lang: Language) => void} language
 */

/** @param {Switches} switches */
export function makeBar(switches) {
  const element = make("header", { class: "bar" });

  /** @param {Heading} heading */
  function show({ title, note, undo, redo, rules, game }) {
    const home = title
      ? iconButton("logo", say("menu"), switches.home, { class: "icon-button home", "data-act": "menu" })
      : icon("logo", "home");
    const name = title
      ? make("div", { class: "bar-name" }, make("h1", {}, title), note && make("p", {}, note))
      : make("p", { class: "bar-name brand" }, say("title.other"));
    const tools = [
      undo &&
        iconButton("i-undo", undo.able ? say("undo") : `${say("undo")}: ${undo.why}`, switches.undo, {
          "aria-disabled": undo.able ? null : "true",
          "data-act": "undo",
        }),
      redo && iconButton("i-redo", say("redo"), switches.redo, { "data-act": "redo" }),
      rules && iconButton("i-book", say("rules"), switches.rules, { "data-act": "rules" }),
      game && iconButton("i-menu", say("game"), switches.game, { "data-act": "game" }),
      iconButton(
        isDark() ? "i-sun" : "i-moon",
        say(isDark() ? "theme.light" : "theme.dark"),
        switches.theme,
        {
          "data-act": "theme",
        },
      ),
      languageSwitch(switches.language),
    ];
    const had = element.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-act")
      : null;
    element.replaceChildren(
      home,
      name,
      make("nav", { class: "tools", "aria-label": say("tools") }, ...tools),
    );
    if (had) /** @type {HTMLElement | null} */ (element.querySelector(`[data-act="${had}"]`))?.focus();
  }

  return { element, show };
}

/** @param {(lang: Language) => void} change */
function languageSwitch(change) {
  const next = languages[(languages.indexOf(language()) + 1) % languages.length];
  const names = languages.toReversed();
  const shown = names.flatMap((lang) => [
    " ",
    make(lang === language() ? "b" : "span", {}, lang.toUpperCase()),
  ]);
  return make(
    "button",
    {
      type: "button",
      class: "language",
      "data-act": "language",
      "aria-label": `${names.join(" ").toUpperCase()}: ${say("language.switch", {}, next)}`,
      title: say("language.switch", {}, next),
      lang: next,
      click: () => change(next),
    },
    ...shown,
  );
}
