// The curtain: between two people at one device nothing secret is on the screen.

import { button, icon, make } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./bridge.js").Screen} Screen */

/** @param {() => void} lift */
export function makeCurtain(lift) {
  const element = make("div", { class: "curtain", role: "dialog", "aria-modal": "true", hidden: true });

  return {
    element,
    /**
     * @param {Screen | null} screen the table behind it; null: no curtain
     * @param {HTMLElement} behind what must not be reached while it hangs
     */
    show(screen, behind) {
      behind.inert = screen !== null;
      element.hidden = screen === null;
      const seat = screen?.decider?.seat;
      if (!screen || seat === undefined) return element.replaceChildren();
      const { name, colour } = screen.seats[seat];
      const go = button(say("curtain.go", { name }), lift, {
        class: "button primary large",
        "data-act": "lift",
      });
      const news = lastTurn(screen);
      element.setAttribute("aria-label", say("curtain.pass", { name }));
      element.replaceChildren(
        make(
          "div",
          { class: "curtain-sheet" },
          icon(`token-${colour}`, "curtain-token"),
          make("h2", {}, say("curtain.pass", { name })),
          make("p", { class: "curtain-why" }, say("curtain.why")),
          news.length > 0 &&
            make("ul", { class: "curtain-news" }, ...news.map((text) => make("li", {}, text))),
          go,
        ),
      );
      go.focus();
    },
  };
}

/**
 * What the others did since: the lines of the last turns that a spectator may read.
 * @param {Screen} screen
 */
function lastTurn(screen) {
  const seat = screen.decider?.seat;
  const others = screen.log.filter((line) => !line.turn && line.step >= 0);
  const own = others.findLastIndex((line) => line.seat === seat);
  return others
    .slice(own + 1)
    .slice(-6)
    .map((line) => line.text);
}
