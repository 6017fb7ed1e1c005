// One tab stop for everything drawn on the table; arrow keys go to the nearest thing in that direction.

/** @type {Record<string, [number, number]>} */
const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {HTMLElement} table
 * @param {(path: string[], element: Element) => void} touch called for Enter and Space
 * @param {(element: Element) => string[]} pathOf
 */
export function steer(table, touch, pathOf) {
  table.addEventListener("keydown", (event) => {
    const here = event.target instanceof Element ? event.target : null;
    if (!here?.matches("[data-at]")) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      touch(pathOf(here), here);
    } else if (event.key in directions) {
      event.preventDefault();
      const next = nearest(here, touchables(table), directions[event.key]);
      if (next) moveTo(table, next);
    }
  });
  table.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches("[data-at]")) setStop(table, event.target);
  });
}

/** @param {Element} table */
const touchables = (table) =>
  [...table.querySelectorAll("[data-at]")].filter((element) => !element.closest("[hidden]"));

/**
 * Keeps exactly one thing reachable by Tab: where the focus was, else the first legal one, else the first.
 * @param {Element} table
 */
export function keepStop(table) {
  const all = touchables(table);
  const stop =
    all.find((element) => element.getAttribute("tabindex") === "0") ??
    all.find((element) => element.matches('[data-mark~="legal"]')) ??
    all[0];
  if (stop) setStop(table, stop);
}

/**
 * @param {Element} table
 * @param {Element} stop
 */
function setStop(table, stop) {
  for (const element of touchables(table)) element.setAttribute("tabindex", element === stop ? "0" : "-1");
}

/**
 * @param {Element} table
 * @param {Element} element
 */
function moveTo(table, element) {
  setStop(table, element);
  /** @type {HTMLElement | SVGElement} */ (element).focus();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * The nearest in a direction: what lies aside counts double.
 * @param {Element} from
 * @param {Element[]} all
 * @param {[number, number]} direction
 */
function nearest(from, all, [right, down]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    const [otherX, otherY] = middle(element);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    const distance = ahead + 2 * aside;
    if (ahead > 1 && distance < least) [best, least] = [element, distance];
  }
  return best;
}

/**
 * Scrolls what may be touched into sight when none of it is: on a small screen it may lie under the dock.
 * @param {Element} table
 * @param {Element} dock sticks to the bottom and covers what is behind it
 */
export function keepInSight(table, dock) {
  const legal = [...table.querySelectorAll('[data-at][data-mark~="legal"]')];
  if (!legal.length || legal.some((element) => isInSight(element, dock))) return;
  legal[0].scrollIntoView({ block: "center", behavior: "smooth" });
}

/**
 * @param {Element} element
 * @param {Element} dock
 */
function isInSight(element, dock) {
  const [, y] = middle(element);
  const { top } = dock.getBoundingClientRect();
  return y > 56 && y < innerHeight && (y < top || dock.contains(element));
}
