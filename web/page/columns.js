// Two columns beside the board: side panels that do not fit on the right move under the players.

/** @type {Set<string>} panels that stand on the left now */
const moved = new Set();
let arranged = ""; // the game and window this was found for

const wide = matchMedia("(min-width: 1100px)");

/** @param {string} game */
export function arrange(game) {
  const now = `${game} ${innerWidth}x${innerHeight}`;
  if (now !== arranged) moved.clear();
  arranged = now;
}

/** @param {string} name */
export const isMoved = (name) => wide.matches && moved.has(name);

/**
 * Finds the last side panel that should move, if the right column is too full and the left has room.
 * @param {Element} left
 * @param {Element} right
 * @returns {boolean} whether one was found: then paint again
 */
export function moveOne(left, right) {
  const panels = [...right.querySelectorAll('[data-slot="side"] > [data-panel]')];
  const last = panels.findLast((panel) => panel.getBoundingClientRect().height + 12 <= room(left));
  const name = last?.getAttribute("data-panel");
  if (!wide.matches || right.scrollHeight <= right.clientHeight + 1 || !name) return false;
  moved.add(name);
  return true;
}

/**
 * The free height under what stands in a column.
 * @param {Element} column
 */
function room(column) {
  const bottoms = [...column.children].map((child) => child.getBoundingClientRect().bottom);
  return column.getBoundingClientRect().bottom - Math.max(column.getBoundingClientRect().top, ...bottoms);
}
