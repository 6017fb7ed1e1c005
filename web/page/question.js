// The question bar: what is asked, what the choice so far could become, amounts to fill in, and the buttons.

import { ask } from "./bridge.js";
import { amount, isFull, leads, tally } from "./choose.js";
import { button, icon, iconButton, make } from "./dom.js";
import { makeNote, remarkOf } from "./note.js";
import { nameOf, portrait } from "./paint.js";
import { say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./bridge.js").Preview} Preview
 * @typedef {import("./choose.js").Fold} Fold
 * @typedef {import("./choose.js").Narrowed} Narrowed
 *
 * @typedef {object} Deeds what the bar may do
 * @property {(target: string) => void} take
 * @property {(target: string) => void} give
 * @property {(request: Record<string, unknown>) => void} play
 * @property {() => void} cancel
 * @property {(index: number) => void} takeBack
 * @property {(targets: string[]) => void} light
 * @property {(error: unknown) => void} tell
 *
 * @typedef {object} Moment what is to be shown
 * @property {Screen} screen
 * @property {string[]} chosen
 * @property {Narrowed} narrowed
 * @property {boolean} acting
 * @property {Element} table
 * @property {Element} doings
 */

const MOST_CHOICES = 6;

/**
 * @param {Deeds} deeds
 * @param {Element} bubble hangs over the bar
 */
export function makeQuestion(deeds, bubble) {
  const words = make("p", { class: "question-text" });
  const note = makeNote();
  const answers = make("div", { class: "answers" });
  const amounts = make("div", { class: "steppers" });
  const taken = make("div", { class: "taken", role: "group" });
  const token = make("span", { class: "question-token" });
  const text = make("div", { class: "question-words" }, words, ...note.elements);
  const cancel = button("", deeds.cancel, { class: "button ghost", "data-act": "cancel" });
  const bar = make(
    "div",
    { class: "question", role: "group" },
    bubble,
    token,
    text,
    cancel,
    answers,
    amounts,
    taken,
  );
  const element = make("div", { class: "question-place" }, bar);
  let moment = 0; // previews come later: only the newest moment is shown

  /** @param {Moment} shown */
  function show({ screen, chosen, narrowed, acting, table, doings }) {
    moment += 1;
    bar.setAttribute("aria-label", say("question"));
    cancel.textContent = say("cancel");
    cancel.hidden = !acting || chosen.length === 0;
    words.textContent = screen.curtain || screen.over ? (screen.over?.headline ?? "") : screen.question;
    element.hidden = screen.curtain;
    const seat = screen.decider?.seat;
    token.replaceChildren(...(seat === undefined ? [] : [icon(`token-${screen.seats[seat].colour}`)]));
    note.say({ told: "" });
    if (!acting || !narrowed.fold) amounts.replaceChildren();
    showButtons(doings, screen, narrowed, chosen);
    showTaken(acting && !chosen.length ? screen.taken : []);
    if (acting && narrowed.fold) showFold(narrowed.fold, chosen, screen, table);
    else if (acting && chosen.length) showChoices(narrowed, moment).catch(deeds.tell);
    else answers.replaceChildren();
  }

  /**
   * @param {Element} doings
   * @param {Screen} screen
   * @param {Narrowed} narrowed
   * @param {string[]} chosen
   */
  function showButtons(doings, screen, narrowed, chosen) {
    const open = narrowed.fold?.button;
    const shown = screen.buttons.filter(({ target }) => target !== open);
    const made = shown.map(({ target, label }) =>
      button(label, () => deeds.take(target), {
        "data-do": target,
        "aria-pressed": chosen.includes(target) ? "true" : null,
        "aria-disabled": leads(screen, target) ? null : "true", // it may be pressed, and the rulebook answers
        class: `button${chosen.includes(target) ? " pressed" : ""}`,
      }),
    );
    doings.replaceChildren(...made);
  }

  /**
   * The decider's own steps, each of which may still be taken back; the others stay as far as they can.
   * @param {Screen["taken"]} steps
   */
  function showTaken(steps) {
    taken.hidden = !steps.length;
    taken.setAttribute("aria-label", say("taken"));
    const leave = () => deeds.light([]);
    const made = steps.map(({ index, label, at }) => {
      const point = () => deeds.light(at);
      return make(
        "button",
        {
          type: "button",
          class: "step",
          "data-take-back": index,
          "aria-label": say("taken.back", { label }),
          title: say("taken.back", { label }),
          click: () => deeds.takeBack(index),
          mouseenter: point,
          focus: point,
          mouseleave: leave,
          blur: leave,
        },
        label,
        icon("i-close"),
      );
    });
    taken.replaceChildren(make("span", { class: "taken-head" }, say("taken")), ...made);
  }

  /**
   * @param {Narrowed} narrowed
   * @param {number} now
   */
  async function showChoices({ offers, exact }, now) {
    const few = offers.length <= MOST_CHOICES ? offers : exact ? [exact] : [];
    if (!few.length) {
      note.say({ told: say("choose.more") });
      return answers.replaceChildren();
    }
    const { previews } = await ask({ do: "preview", moves: few.map((offer) => offer.move) });
    if (now !== moment) return;
    const made = /** @type {Preview[]} */ (previews).map((preview) => choice(preview, few.length === 1));
    note.say(few.length === 1 && previews[0] ? remarkOf(previews[0]) : { told: say("choose.one") });
    answers.replaceChildren(...made);
  }

  /**
   * One of the moves that the choice may become; pointing at it lights what it touches.
   * @param {Preview} preview
   * @param {boolean} sole
   */
  function choice(preview, sole) {
    const point = () => {
      deeds.light(preview.at);
      if (!sole) note.point(remarkOf(preview));
    };
    const leave = () => {
      deeds.light([]);
      note.point(null);
    };
    return button(preview.label, () => deeds.play({ move: preview.move }), {
      class: sole ? "button primary" : "button choice",
      "data-move": preview.move,
      mouseenter: point,
      focus: point,
      mouseleave: leave,
      blur: leave,
    });
  }

  /**
   * Amounts: each item with less and more, the sum against what is asked for.
   * @param {Fold} fold
   * @param {string[]} chosen
   * @param {Screen} screen
   * @param {Element} table
   */
  function showFold(fold, chosen, screen, table) {
    const [low, high] = fold.totals;
    const sum = amount(fold, chosen);
    const counts = tally(chosen);
    const key = low === high ? "fold.exactly" : "fold.between";
    note.say({ told: say(key, { sum, low, high }) });
    const drawn = [...table.querySelectorAll("[data-at]")].map((one) => one.getAttribute("data-at"));
    const items = Object.entries(fold.items).sort(
      ([one], [other]) => drawn.indexOf(one) - drawn.indexOf(other),
    );
    const rows = items.map(([item, most]) => {
      const count = counts.get(item) ?? 0;
      const name = nameOf(table, item);
      const picture = portrait(table, item);
      return make(
        "div",
        {
          class: count || !picture ? "stepper" : "stepper unused",
          role: "group",
          "aria-label": name,
          title: name,
        },
        iconButton("i-minus", say("fold.less", { name }), () => deeds.give(item), { disabled: count === 0 }),
        picture ?? make("span", { class: "stepper-name" }, name),
        make("span", { class: "stepper-count" }, String(count)),
        iconButton("i-plus", say("fold.more", { name }), () => deeds.take(item), {
          disabled: count >= most || sum >= high,
        }),
      );
    });
    const label = screen.buttons.find(({ target }) => target === fold.button)?.label ?? say("confirm");
    const picked = chosen.filter((target) => target !== fold.button);
    const confirm = button(label, () => deeds.play({ targets: [fold.button, ...picked] }), {
      class: "button primary",
      "data-act": "confirm",
      disabled: !isFull(fold, chosen),
    });
    const focused = document.activeElement?.getAttribute("aria-label");
    amounts.replaceChildren(...rows);
    answers.replaceChildren(confirm);
    if (focused) refocus(amounts, focused);
  }

  return { element, show, point: note.point };
}

/**
 * Keeps the focus on a button that was made anew.
 * @param {Element} within
 * @param {string} label
 */
function refocus(within, label) {
  const again = [...within.querySelectorAll("button")].find(
    (one) => one.getAttribute("aria-label") === label,
  );
  if (again && !again.disabled) again.focus();
}
