// The end: who won, how everyone stands, and where to go from here.

import { ask, Refused } from "./bridge.js";
import { sourceChart, timeChart } from "./charts.js";
import { button, icon, make } from "./dom.js";
import { tieSentences } from "./ties.js";
import { say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./bridge.js").Standing} Standing
 */

const phone = matchMedia("(max-width: 699.98px)");

/** @param {{again: () => void, menu: () => void, replay: () => void}} ways */
export function makeResult(ways) {
  const main = make("div", { class: "result-main" });
  const charts = make("div", { class: "charts" });
  const element = make("dialog", { class: "sheet result" }, main, charts);
  let told = ""; // it opens by itself once for an end

  /** @param {() => void} go */
  const leave = (go) => () => {
    element.close();
    go();
  };

  /** @param {Screen} screen */
  async function showCharts({ seats }) {
    try {
      const { sources, totals } = await ask({ do: "history" });
      const width = phone.matches ? 330 : 560;
      charts.replaceChildren(timeChart(seats, totals, width), sourceChart(seats, sources, width));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      charts.replaceChildren(); // another game stands on the table by now
    }
  }

  /** @param {Screen} screen */
  function show(screen) {
    if (!screen.over) {
      told = "";
      return element.close();
    }
    const standings = [...screen.standings].sort((one, other) => (one.place ?? 9) - (other.place ?? 9));
    element.setAttribute("aria-label", say("result"));
    main.replaceChildren(
      make("p", { class: "eyebrow" }, say("result"), " · ", screen.title),
      make("h2", { tabindex: -1, autofocus: true }, screen.over.headline),
      ...screen.over.lines.map((line) => make("p", { class: "result-line" }, line)),
      make("ol", { class: "standings" }, ...standings.map(row)),
      ...tieSentences(standings).map((text) => make("p", { class: "tie" }, text)),
      make(
        "div",
        { class: "sheet-actions" },
        button(say("result.again"), leave(ways.again), { class: "button primary", "data-act": "again" }),
        button(say("game.replay"), leave(ways.replay), { icon: "i-eye", "data-act": "replay" }),
        button(say("menu"), leave(ways.menu), { "data-act": "menu" }),
        button(say("result.look"), () => element.close(), {
          class: "button ghost plain",
          "data-act": "look",
        }),
      ),
    );
    showCharts(screen);
    const state = `${screen.game} ${screen.steps} ${screen.over.headline.length > 0}`;
    if (state !== told && element.isConnected) element.showModal();
    told = state;
  }

  return { element, show, open: () => element.showModal() };
}

/** @param {Standing} standing */
function row({ place, name, colour, total, parts }) {
  return make(
    "li",
    { class: place === 1 ? "standing first" : "standing" },
    make("span", { class: "standing-place" }, place === null ? "" : String(place)),
    icon(`token-${colour}`),
    make(
      "span",
      { class: "standing-who" },
      make("span", { class: "standing-name" }, name),
      make(
        "span",
        { class: "standing-parts" },
        parts.map(({ label, value }) => `${label}: ${value}`).join(" · "),
      ),
    ),
    make("span", { class: "standing-total" }, total === null ? "" : String(total)),
  );
}
