// How equal totals were told apart, in one sentence each.

import { say } from "./words.js";

/** @typedef {import("./bridge.js").Standing} Standing */

/**
 * @param {Standing[]} standings in the order of their places
 * @returns {string[]}
 */
export function tieSentences(standings) {
  const totals = [...new Set(standings.map(({ total }) => total))];
  return totals
    .map((total) => standings.filter((one) => one.total === total))
    .filter((level) => level.length > 1)
    .map(sentence);
}

/** @param {Standing[]} level all with the same total; their parts break the tie in order */
function sentence(level) {
  const names = level.map(({ name }) => name).join(", ");
  const total = level[0].total ?? 0;
  const deciding = level[0].parts.findIndex((_, part) =>
    level.some(({ parts }) => parts[part]?.value !== level[0].parts[part].value),
  );
  if (deciding < 0) return say("result.shared", { names, total });
  const { label } = level[0].parts[deciding];
  const values = level.map(({ parts }) => parts[deciding].value).join(" : ");
  return say("result.tie", { names, total, label, values });
}
