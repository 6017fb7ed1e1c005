// The log: what happened, turn by turn, the newest in view; pointing at a line lights its places.

import { icon, make } from "./dom.js";
import { say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./bridge.js").Line} Line
 */

/** @param {(targets: string[]) => void} light */
export function makeLog(light) {
  const title = make("h3", { class: "panel-title" });
  const list = make("ol", { class: "log-lines", tabindex: "0" });
  const element = make("section", { class: "log panel" }, title, list);
  /** @type {string[]} */
  let shown = [];

  /** @type {HTMLElement | null} the line that the arrow keys stand on */
  let current = null;

  /** @param {HTMLElement | null} line */
  function stand(line) {
    current?.classList.remove("current");
    current = line;
    current?.classList.add("current");
    current?.scrollIntoView({ block: "nearest" });
    light(JSON.parse(current?.dataset.lights ?? "[]"));
  }

  const toNewest = () => {
    list.scrollTop = list.scrollHeight;
  };
  new ResizeObserver(toNewest).observe(list);
  list.addEventListener("blur", () => stand(null));
  list.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const lines = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".log-line")]);
    const next = current ? lines.indexOf(current) + step : lines.length - 1;
    stand(lines[Math.max(0, Math.min(next, lines.length - 1))] ?? null);
  });

  /** @param {Screen} screen */
  function show(screen) {
    title.replaceChildren(icon("wedge"), say("log"));
    list.setAttribute("aria-label", say("log"));
    const now = screen.log.map((line) => JSON.stringify([line, screen.seats]));
    const grown = now.length >= shown.length && shown.every((line, index) => line === now[index]);
    const fresh = screen.log.slice(grown ? shown.length : 0).map((line) => row(line, screen));
    if (grown) list.append(...fresh);
    else list.replaceChildren(...fresh);
    shown = now;
    if (fresh.length) toNewest();
  }

  /**
   * @param {Line} line
   * @param {Screen} screen
   */
  function row(line, screen) {
    if (line.turn) return make("li", { class: "log-turn" }, line.text);
    const colour = line.seat == null ? null : screen.seats[line.seat]?.colour;
    const points = {
      class: line.at.length ? "log-line pointing" : "log-line",
      "data-lights": JSON.stringify(line.at),
      mouseenter: () => light(line.at),
      mouseleave: () => light([]),
    };
    return make("li", points, icon(colour ? `token-${colour}` : "wedge"), make("span", {}, line.text));
  }

  return { element, show };
}
