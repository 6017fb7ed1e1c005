// The points of a finished game as two charts: over time, and by source. Drawn by the page, told as tables.

import { icon, make } from "./dom.js";
import { say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Chair} Chair
 * @typedef {{title: string, points: number[]}} Source
 */

const space = "http://www.w3.org/2000/svg";
const DASHES = ["", "9 4", "2 4", "12 4 2 4"]; // a line has its pattern, not only its colour

/**
 * @param {string} tag
 * @param {Record<string, string | number>} properties
 * @param {...(Node | string)} children
 */
function shape(tag, properties, ...children) {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * A chart with its heading, and the same numbers as a table.
 * @param {string} title
 * @param {Node[]} drawing
 * @param {HTMLTableElement} table
 */
function figure(title, drawing, table) {
  return make(
    "figure",
    { class: "chart" },
    make("figcaption", { class: "panel-title" }, icon("wedge"), title),
    ...drawing,
    make("details", {}, make("summary", {}, say("chart.table")), table),
  );
}

/**
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 */
function tableOf(heads, rows) {
  const head = make("tr", {}, ...heads.map((text) => make("th", { scope: "col" }, text)));
  const lines = rows.map(([first, ...rest]) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, String(first)),
      ...rest.map((value) => make("td", {}, String(value))),
    ),
  );
  return make("table", {}, make("thead", {}, head), make("tbody", {}, ...lines));
}

/**
 * Points over time: one line a player, its name at the end of it.
 * @param {Chair[]} seats
 * @param {number[][]} totals every seat's points after each decision
 * @param {number} width
 */
export function timeChart(seats, totals, width) {
  const height = Math.round(width * (width < 400 ? 0.62 : 0.42));
  const box = { left: 30, top: 12, right: width - 34, bottom: height - 24 };
  const steps = totals.length - 1;
  const values = totals.flat();
  const low = Math.min(0, ...values);
  const stride = strideOf(Math.max(1, Math.max(...values) - low));
  const high = Math.max(stride, Math.ceil(Math.max(...values) / stride) * stride);
  /** @param {number} step */
  const x = (step) => box.left + ((box.right - box.left) * step) / Math.max(1, steps);
  /** @param {number} points */
  const y = (points) => box.bottom - ((box.bottom - box.top) * (points - low)) / (high - low);

  const grid = [];
  for (let at = Math.ceil(low / stride) * stride; at <= high; at += stride) {
    grid.push(
      shape("line", { class: "grid", x1: box.left, x2: box.right, y1: y(at), y2: y(at) }),
      shape("text", { x: box.left - 7, y: y(at) + 4, "text-anchor": "end" }, String(at)),
    );
  }
  for (const step of [0, Math.round(steps / 2), steps]) {
    grid.push(shape("text", { x: x(step), y: height - 6, "text-anchor": "middle" }, String(step)));
  }
  const ends = spread(
    seats.map((_, seat) => y(totals[steps][seat])),
    box,
  );
  const lines = seats.flatMap(({ colour }, seat) => {
    const path = totals.map(
      (now, step) => `${step ? `H${x(step).toFixed(1)}V` : `M${x(0)} `}${y(now[seat]).toFixed(1)}`,
    );
    return [
      shape("path", { class: `line ink-${colour}`, d: path.join(""), "stroke-dasharray": DASHES[seat] }),
      shape("use", { href: `#token-${colour}`, x: box.right + 6, y: ends[seat] - 12, width: 24, height: 24 }),
    ];
  });
  const last = seats.map(({ name }, seat) => `${name} ${totals[steps][seat]}`).join(", ");
  const svg = shape(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${say("chart.time")}: ${last}` },
    ...grid,
    ...lines,
  );
  const shown = totals
    .map((now, step) => [step, ...now])
    .filter((row, step) => step === 0 || step === steps || String(row.slice(1)) !== String(totals[step - 1]));
  const table = tableOf([say("chart.step"), ...seats.map(({ name }) => name)], shown);
  return figure(say("chart.time"), [legend(seats, true), svg], table);
}

/**
 * A round number that cuts a range into about four parts.
 * @param {number} range
 */
function strideOf(range) {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, [1, 2, 5, 10].map((part) => part * power).find((part) => part >= rough) ?? rough);
}

/**
 * Moves places apart that would cover each other.
 * @param {number[]} places
 * @param {{top: number, bottom: number}} box
 */
function spread(places, { top, bottom }) {
  const order = places.map((_, index) => index).sort((one, other) => places[one] - places[other]);
  const moved = [...places];
  order.forEach((index, rank) => {
    if (rank) moved[index] = Math.max(moved[index], moved[order[rank - 1]] + 25);
  });
  const over = Math.max(0, Math.max(...moved) - bottom);
  return moved.map((place) => Math.max(top, place - over));
}

/**
 * Where the points came from: a group of bars for each source, one bar a player, its number beside it.
 * @param {Chair[]} seats
 * @param {Source[]} sources
 * @param {number} width
 */
export function sourceChart(seats, sources, width) {
  const bar = 18;
  const gap = 4;
  const group = 24 + seats.length * (bar + gap) + 12;
  const values = sources.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const [left, right] = [low < 0 ? 64 : 34, width - 34];
  /** @param {number} points */
  const x = (points) => left + ((right - left) * (points - low)) / (high - low);

  const groups = sources.flatMap(({ title, points }, index) => {
    const top = index * group;
    const bars = points.flatMap((value, seat) => {
      const y = top + 24 + seat * (bar + gap);
      const { colour } = seats[seat];
      const end = value < 0 ? x(value) - 6 : x(value) + 6;
      return [
        shape("use", { href: `#token-${colour}`, x: 0, y: y - 2, width: 22, height: 22 }),
        shape("rect", {
          class: `bar-of ink-${colour}`,
          x: Math.min(x(0), x(value)),
          y,
          width: Math.abs(x(value) - x(0)),
          height: bar,
          rx: 3,
        }),
        shape(
          "text",
          { class: "value", x: end, y: y + 14, "text-anchor": value < 0 ? "end" : "start" },
          String(value),
        ),
      ];
    });
    const axis = { class: "grid", x1: x(0), x2: x(0), y1: top + 22, y2: top + group - 14 };
    return [
      shape("text", { class: "source", x: 0, y: top + 14 }, capital(title)),
      ...bars,
      shape("line", axis),
    ];
  });
  const height = sources.length * group;
  const told = sources.map(
    ({ title, points }) =>
      `${title}: ${points.map((value, seat) => `${seats[seat].name} ${value}`).join(", ")}`,
  );
  const svg = shape(
    "svg",
    {
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": `${say("chart.sources")}. ${told.join(". ")}`,
    },
    ...groups,
  );
  const sums = seats.map((_, seat) => sources.reduce((sum, { points }) => sum + points[seat], 0));
  const rows = sources.map(({ title, points }) => [capital(title), ...points]);
  const table = tableOf(
    [say("chart.source"), ...seats.map(({ name }) => name)],
    [...rows, [say("chart.sum"), ...sums]],
  );
  return figure(say("chart.sources"), [svg], table);
}

/**
 * Who is who in a chart.
 * @param {Chair[]} seats
 * @param {boolean} lines
 */
function legend(seats, lines) {
  const names = seats.map(({ name, colour }, seat) =>
    make(
      "li",
      {},
      lines &&
        shape(
          "svg",
          { viewBox: "0 0 36 8", "aria-hidden": "true" },
          shape("path", { class: `line ink-${colour}`, d: "M0 4H36", "stroke-dasharray": DASHES[seat] }),
        ),
      icon(`token-${colour}`),
      name,
    ),
  );
  return make("ul", { class: "legend" }, ...names);
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
