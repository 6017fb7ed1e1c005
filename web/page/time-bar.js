// The slider over all decisions, with a notch for every moment.

import { make } from "./dom.js";

/** @typedef {import("./replay.js").Moment} Moment */

const space = "http://www.w3.org/2000/svg";
const WIDTH = 1000;

/** @param {(step: number) => void} change */
export function makeTimeBar(change) {
  const slider = make("input", { type: "range", min: 0, step: 1, "data-act": "slider" });
  slider.addEventListener("input", () => change(Number(slider.value)));
  const notches = document.createElementNS(space, "svg");
  notches.setAttribute("class", "notches");
  notches.setAttribute("viewBox", `0 0 ${WIDTH} 10`);
  notches.setAttribute("preserveAspectRatio", "none");
  notches.setAttribute("aria-hidden", "true");
  const element = make("div", { class: "time-bar" }, notches, slider);
  let drawn = "";

  /**
   * @param {Moment[]} timeline
   * @param {number} step
   * @param {string} label
   */
  function show(timeline, step, label) {
    slider.max = String(timeline.length);
    slider.value = String(step);
    slider.setAttribute("aria-label", label);
    slider.setAttribute("aria-valuetext", label);
    const marks = timeline.map(({ turn, moment }) => (moment ? "m" : turn ? "t" : "."));
    if (marks.join("") === drawn) return;
    drawn = marks.join("");
    notches.replaceChildren(
      ...marks.flatMap((kind, index) => (kind === "." ? [] : [notch(kind, (index + 1) / marks.length)])),
    );
  }

  return {
    element,
    slider,
    show,
    /** @param {number} step shown at once, before the table is drawn */
    point(step) {
      slider.value = String(step);
    },
  };
}

/**
 * @param {string} kind a moment, or the begin of a turn
 * @param {number} part of the way
 */
function notch(kind, part) {
  const line = document.createElementNS(space, "line");
  line.setAttribute("class", kind === "m" ? "notch great" : "notch");
  line.setAttribute("x1", String(part * WIDTH));
  line.setAttribute("x2", String(part * WIDTH));
  line.setAttribute("y1", kind === "m" ? "0" : "6");
  line.setAttribute("y2", "10");
  return line;
}
