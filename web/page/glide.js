// Pieces that changed place glide to it: what a table shows is compared with what its viewer saw last.
// A piece is whatever the engine drew with a `data-key`; equal pieces have equal keys.

/**
 * @typedef {object} Place where a piece lies, in shares of its drawing: they keep when that moves or grows
 * @property {SVGGraphicsElement} piece the element that draws it now, perhaps another piece later
 * @property {string} key
 * @property {string} panel the panel's name and the drawing's shape
 * @property {SVGSVGElement} drawing
 * @property {number} x the middle
 * @property {number} y
 *
 * @typedef {{step: number, places: Place[]}} Sight
 * @typedef {{viewer: number, steps: number, step?: number, curtain?: boolean}} Moment
 * @typedef {{last: Sight | undefined, seen: Map<number, Sight>}} Memory
 */

const TIME = 220; // milliseconds
const MOST_GLIDING = 8; // more than that are another table, not a move
const MOST_STEPS = 20; // decisions between two looks: beyond that nobody could follow
const STILL = 0.004;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {WeakMap<Element, Memory>} */
const memories = new WeakMap();

/**
 * Lets glide what has moved since this viewer looked last. Behind a curtain nothing is seen: who lifts it
 * sees then what the others did.
 * @param {Element} table
 * @param {Moment} moment
 */
export function glide(table, { viewer, steps, step = steps, curtain = false }) {
  const memory = memories.get(table) ?? { last: undefined, seen: new Map() };
  memories.set(table, memory);
  const before = memory.last ?? memory.seen.get(viewer);
  memory.last = curtain || !table.checkVisibility() ? undefined : { step, places: placesIn(table) };
  if (!memory.last) return;
  memory.seen.set(viewer, memory.last);
  const passed = Math.abs(step - (before?.step ?? step));
  if (!before || calm.matches || !passed || passed > MOST_STEPS) return;
  const moves = movesBetween(before.places, memory.last.places);
  if (!moves.length || moves.length > MOST_GLIDING) return;
  for (const { piece } of memory.last.places) for (const motion of piece.getAnimations()) motion.cancel();
  for (const [from, to] of moves) move(from, to);
}

/** @param {Element} table */
function placesIn(table) {
  const pieces = /** @type {NodeListOf<SVGGraphicsElement>} */ (table.querySelectorAll(".layer [data-key]"));
  return [...pieces].map(placeOf);
}

/**
 * @param {SVGGraphicsElement} piece
 * @returns {Place}
 */
function placeOf(piece) {
  const drawing = /** @type {SVGSVGElement} */ (piece.closest(".layer"));
  const panel = piece.closest("[data-panel]")?.getAttribute("data-panel");
  const around = drawing.getBoundingClientRect();
  const box = piece.getBBox();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(plane(piece));
  return {
    piece,
    key: piece.getAttribute("data-key") ?? "",
    panel: `${panel} ${drawing.getAttribute("viewBox")}`,
    drawing,
    x: (middle.x - around.x) / around.width,
    y: (middle.y - around.y) / around.height,
  };
}

/**
 * From where a piece is drawn to the screen, whether it glides or not.
 * @param {SVGGraphicsElement} piece
 */
function plane(piece) {
  return (
    /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (piece.parentElement)).getScreenCTM() ??
    undefined
  );
}

/**
 * Pairs what has gone from a place with what has come to another, each with the nearest of its kind.
 * @param {Place[]} before
 * @param {Place[]} after
 */
function movesBetween(before, after) {
  const gone = before.filter((one) => !after.some((other) => isSame(one, other)));
  const come = after.filter((one) => !before.some((other) => isSame(one, other)));
  /** @type {[Place, Place][]} */
  const pairs = [];
  for (const to of come) {
    const from = gone
      .filter((one) => mayBecome(one, to))
      .sort((one, other) => far(one, to) - far(other, to))[0];
    if (from) pairs.push([gone.splice(gone.indexOf(from), 1)[0], to]);
  }
  return pairs;
}

/**
 * @param {Place} one
 * @param {Place} other
 */
const far = (one, other) =>
  one.panel === other.panel ? Math.hypot(one.x - other.x, one.y - other.y) : Number.POSITIVE_INFINITY;

/**
 * @param {Place} one
 * @param {Place} other
 */
const isSame = (one, other) => one.key === other.key && far(one, other) < STILL;

/**
 * Pieces come to the board from anywhere; elsewhere they stay in their panel.
 * @param {Place} from
 * @param {Place} to
 */
const mayBecome = (from, to) =>
  from.key === to.key &&
  from.drawing.isConnected &&
  (from.panel === to.panel || to.piece.closest("[data-slot=board]") !== null);

/**
 * @param {Place} from
 * @param {Place} to
 */
function move(from, to) {
  const around = from.drawing.getBoundingClientRect();
  const now = to.drawing.getBoundingClientRect();
  const back = plane(to.piece)?.inverse();
  const start = new DOMPoint(around.x + from.x * around.width, around.y + from.y * around.height);
  const end = new DOMPoint(now.x + to.x * now.width, now.y + to.y * now.height);
  const [old, rest] = [start.matrixTransform(back), end.matrixTransform(back)];
  to.piece.classList.remove("lands");
  to.piece.animate(
    { transform: [`translate(${old.x - rest.x}px, ${old.y - rest.y}px)`, "none"] },
    { duration: TIME, easing: "ease-out", id: "glide" },
  );
}
