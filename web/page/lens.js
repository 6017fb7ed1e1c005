// The lens: pointing at the last thing a move needs shows what the move would do, before it is made.

import { ask } from "./bridge.js";

const SMALL = 32; // pixels; a finger on less than this is asked again

/**
 * @param {HTMLElement} table
 * @param {(element: Element) => string | null} moveAt the move that touching this would make, if it makes one
 * @param {(told: string, at: string[]) => void} show called with nothing when the lens is taken away
 */
export function makeLens(table, moveAt, show) {
  let seen = ""; // the move under the lens
  let shown = false;

  /** @param {Event} event */
  async function look(event) {
    const touched = event.target instanceof Element ? event.target.closest("[data-at]") : null;
    const move = (touched && moveAt(touched)) ?? "";
    if (move === seen) return;
    seen = move;
    if (!move) return void clear();
    const { previews } = await ask({ do: "preview", moves: [move] });
    if (move !== seen || !previews.length) return;
    shown = true;
    show(previews[0].told.join(" ") || previews[0].label, previews[0].at);
  }

  function clear() {
    seen = "";
    if (shown) show("", []);
    shown = false;
  }

  /** @param {Event} event */
  const safely = (event) => look(event).catch(clear);
  table.addEventListener("pointerover", (event) => event.pointerType !== "touch" && safely(event));
  table.addEventListener("focusin", safely);
  table.addEventListener("pointerleave", clear);

  return {
    /** The table has changed: what was promised is no longer true. */
    forget() {
      seen = "";
      shown = false;
    },
  };
}

/**
 * A finger on a small place: what it would do is shown first and confirmed then.
 * @param {Event} event
 * @param {Element} touched
 */
export function wantsCare(event, touched) {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return false;
  const { width, height } = touched.getBoundingClientRect();
  return Math.min(width, height) < SMALL;
}
