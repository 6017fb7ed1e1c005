// The rulebook as a sheet over the table, opened at a rule.

import { iconButton, make } from "./dom.js";
import { readFile } from "./files.js";
import { language, say } from "./words.js";

/** @type {Map<string, Promise<string>>} */
const books = new Map();

/** @param {string} address */
function fetchBook(address) {
  const book = books.get(address) ?? readFile(address);
  books.set(address, book);
  book.catch(() => books.delete(address));
  return book;
}

export function makeRules() {
  const title = make("h2", {});
  const close = iconButton("i-close", "", () => element.close());
  const body = make("div", { class: "book", tabindex: "0" });
  const element = make(
    "dialog",
    { class: "sheet rules" },
    make("header", { class: "sheet-head" }, title, close),
    body,
  );
  element.addEventListener("click", (event) => event.target === element && element.close());

  /**
   * @param {string} game
   * @param {string} name the game's title
   * @param {string} [rule]
   */
  async function open(game, name, rule) {
    title.textContent = say("rules.of", { name });
    close.setAttribute("aria-label", say("close"));
    if (!element.open) element.showModal();
    try {
      const markup = await fetchBook(`rules/${game}.${language()}.html`);
      const read = new DOMParser().parseFromString(markup, "text/html"); // scripts in it never run
      body.replaceChildren(...read.body.children);
    } catch {
      body.replaceChildren(make("p", {}, say("rules.missing")));
    }
    body.scrollTop = 0;
    if (rule) showRule(body, rule);
    body.focus();
  }

  return { element, open };
}

/**
 * Scrolls to a rule, or to the section it belongs to.
 * @param {Element} body
 * @param {string} rule
 */
function showRule(body, rule) {
  const parts = rule.split(".");
  for (let count = parts.length; count > 0; count -= 1) {
    const place = body.querySelector(`#${CSS.escape(`r-${parts.slice(0, count).join(".")}`)}`);
    if (place) {
      place.classList.add("meant");
      return place.scrollIntoView({ block: "center" });
    }
  }
}
