// The log: what happened, turn by turn, the newest in view; pointing at a line lights its places.

import { icon, make } from "./dom.js";
import { say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./bridge.js").Line} Line
 */

/** @param {(targets: string[]) => void} light */
export function makeLog(light) {
  const title = make("h2", { class: "panel-title" });
  const list = make("ol", { class: "log-lines", tabindex: "0" });
  const element = make("section", { class: "log panel" }, title, list);
  /** @type {string[]} */
  let shown = [];

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
    if (fresh.length) list.scrollTop = list.scrollHeight;
  }

  /**
   * @param {Line} line
   * @param {Screen} screen
   */
  function row(line, screen) {
    if (line.turn) return make("li", { class: "log-turn" }, line.text);
    const colour = line.seat == null ? null : screen.seats[line.seat]?.colour;
    const enter = () => light(line.at);
    const leave = () => light([]);
    const points = line.at.length
      ? { class: "log-line pointing", mouseenter: enter, mouseleave: leave }
      : { class: "log-line" };
    return make("li", points, icon(colour ? `token-${colour}` : "wedge"), make("span", {}, line.text));
  }

  return { element, show };
}
