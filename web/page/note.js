// The note under the question: where a choice leads; while somebody points, what they point at tells.

import { make } from "./dom.js";

/**
 * @typedef {import("./bridge.js").Ending} Ending
 * @typedef {{told: string, endings?: Ending[]}} Remark what is certain, and the ways it may end, a line each
 */

export function makeNote() {
  const words = make("p", { class: "question-note" });
  const list = make("ul", { class: "question-endings", hidden: true });
  /** @type {Remark} */
  let resting = { told: "" };

  /** @param {Remark} remark */
  function paint({ told, endings = [] }) {
    words.textContent = told;
    list.replaceChildren(
      ...endings.map((ending) => make("li", ending.heading ? { class: "heading" } : {}, ending.text)),
    );
    list.hidden = !endings.length;
    list.tabIndex = list.scrollHeight > list.clientHeight ? 0 : -1; // what is longer is scrolled by keys too
  }

  return {
    elements: [words, list],
    /** @param {Remark} remark */
    say(remark) {
      resting = remark;
      paint(remark);
    },
    /** @param {Remark | null} remark null: nothing is pointed at any more */
    point: (remark) => paint(remark ?? resting),
  };
}

/**
 * @param {import("./bridge.js").Preview} preview
 * @returns {Remark}
 */
export const remarkOf = ({ told, label, endings }) => ({ told: told.join(" ") || label, endings });
