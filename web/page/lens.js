// The lens: pointing at the last thing a move needs shows what the move would do, before it is made; pointing
// at something that tells about itself shows that.

import { ask } from "./bridge.js";
import { remarkOf } from "./note.js";
import { tellingOf } from "./paint.js";

const SMALL = 32; // pixels; a finger on less than this is asked again

/**
 * @param {HTMLElement} table
 * @param {(element: Element) => string | null} moveAt the move that touching this would make, if it makes one
 * @param {(remark: import("./note.js").Remark | null, at: string[]) => void} show null: the lens is taken away
 */
export function makeLens(table, moveAt, show) {
  let seen = ""; // the move, or what is told, under the lens
  let shown = false;

  /** @param {Event} event */
  async function look(event) {
    const touched = event.target instanceof Element ? event.target.closest("[data-at]") : null;
    const move = touched && moveAt(touched);
    const telling = tellingOf(touched);
    const now = move ?? telling?.told ?? "";
    if (now === seen) return;
    seen = now;
    if (!now) return void clear();
    const sight = move ? await foresee(move) : telling;
    if (now !== seen || !sight) return;
    shown = true;
    show(sight, sight.at);
  }

  /** @param {string} move */
  async function foresee(move) {
    const [preview] = (await ask({ do: "preview", moves: [move] })).previews;
    return preview && { ...remarkOf(preview), at: preview.at };
  }

  function clear() {
    seen = "";
    if (shown) show(null, []);
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
