// Painting: the engine's panels go into their slots, changed in place so that focus and pieces stay.

import { Idiomorph } from "idiomorph";
import { isMoved } from "./columns.js";
import { draw, make } from "./dom.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./bridge.js").Panel} Panel
 */

/** @type {WeakMap<Element, string>} what is drawn in a panel now */
const drawn = new WeakMap();

/**
 * A side panel that never changes is for reference: on a wide screen it stands under the players.
 * @param {Panel} panel
 */
const slotOf = ({ slot, fixed, name }) => (slot === "side" && (fixed || isMoved(name)) ? "reference" : slot);

/**
 * Fills the slots of a table; a slot without panels is hidden.
 * @param {Element} table holds one `[data-slot]` for each slot
 * @param {Panel[]} panels
 */
export function paintPanels(table, panels) {
  for (const slot of table.querySelectorAll("[data-slot]")) {
    const own = panels.filter((panel) => slotOf(panel) === slot.getAttribute("data-slot"));
    paintSlot(slot, own);
    slot.toggleAttribute("hidden", own.length === 0);
  }
}

/**
 * @param {Element} slot
 * @param {Panel[]} panels
 */
function paintSlot(slot, panels) {
  const old = new Map([...slot.children].map((child) => [child.getAttribute("data-panel"), child]));
  const now = panels.map((panel) => {
    const element = old.get(panel.name) ?? make("div", { class: "panel", "data-panel": panel.name });
    paintPanel(element, panel);
    return element;
  });
  for (const child of [...slot.children]) if (!now.includes(/** @type {any} */ (child))) child.remove();
  now.forEach((element, index) => {
    if (slot.children[index] !== element) slot.insertBefore(element, slot.children[index] ?? null);
  });
}

/**
 * @param {Element} element
 * @param {Panel} panel
 */
function paintPanel(element, panel) {
  const markup = panel.markup ?? "";
  if (drawn.get(element) === markup) return;
  if (drawn.has(element)) morph(element, markup);
  else draw(element, markup);
  drawn.set(element, markup);
}

const MOST_LANDING = 6; // more new pieces than that are another view, not a move

/**
 * Changes a drawing in place; the few pieces that are new in it land.
 * @param {Element} element
 * @param {string} markup
 */
function morph(element, markup) {
  /** @type {Element[]} */
  const added = [];
  const afterNodeAdded = (/** @type {Node} */ node) => void (node instanceof Element && added.push(node));
  Idiomorph.morph(element, markup, { morphStyle: "innerHTML", callbacks: { afterNodeAdded } });
  if (added.length <= MOST_LANDING) for (const piece of added) piece.classList.add("lands");
}

/**
 * Sets the marks on everything that can be pointed at.
 * @param {Element} table
 * @param {Record<string, Iterable<string>>} marks mark -> its targets
 */
export function mark(table, marks) {
  const sets = Object.entries(marks).map(
    ([name, targets]) => /** @type {[string, Set<string>]} */ ([name, new Set(targets)]),
  );
  for (const element of table.querySelectorAll("[data-at]")) {
    const at = element.getAttribute("data-at") ?? "";
    const names = sets.filter(([, targets]) => targets.has(at)).map(([name]) => name);
    if (names.length) element.setAttribute("data-mark", names.join(" "));
    else element.removeAttribute("data-mark");
    if (names.includes("chosen")) element.setAttribute("aria-pressed", "true");
    else element.removeAttribute("aria-pressed");
  }
}

/**
 * A small picture of what a target looks like on the table, for a line of text; null if it is not drawn.
 * @param {Element} table
 * @param {string} target
 */
export function portrait(table, target) {
  const original = table.querySelector(`[data-at="${CSS.escape(target)}"]`);
  if (!(original instanceof SVGGraphicsElement)) return null;
  const box = original.getBBox();
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  picture.setAttribute("class", "portrait");
  picture.setAttribute("aria-hidden", "true");
  for (const child of original.children) {
    if (!child.matches(".mark, .dot")) picture.append(child.cloneNode(true));
  }
  return picture;
}

/**
 * The name of a target as the drawing tells it.
 * @param {Element} table
 * @param {string} target
 */
export function nameOf(table, target) {
  return table.querySelector(`[data-at="${CSS.escape(target)}"]`)?.getAttribute("aria-label") ?? target;
}

/**
 * What a drawn thing tells about itself on request, and the targets it speaks of; null if it has nothing to tell.
 * @param {Element | null | undefined} element
 */
export function tellingOf(element) {
  const about = element?.getAttribute("data-tells");
  if (about == null) return null;
  return { told: capital(element?.getAttribute("aria-label") ?? ""), at: about.split(" ").filter(Boolean) };
}

/** @param {string} text */
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
