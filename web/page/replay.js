// Looking back: a slider over all decisions, steps, autoplay, the moments, and a branch from any of them.

import { ask, askScreen, Refused } from "./bridge.js";
import { arrange, moveOne } from "./columns.js";
import { button, icon, iconButton, make } from "./dom.js";
import { glide } from "./glide.js";
import { makeLog } from "./log.js";
import { mark, paintPanels } from "./paint.js";
import { makeTimeBar } from "./time-bar.js";
import { say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {Pick<Screen, "game" | "title" | "viewer" | "seats" | "panels" | "log" | "last" | "steps">
 *   & {step: number}} PastScreen
 * @typedef {{step: number, seat: number, turn: boolean, moment: string}} Moment a decision on the time line
 */

const OPEN = -2; // the view with all hands, after the end
const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1500; // milliseconds a decision at speed 1

/** @param {string} slot */
const makeSlot = (slot) => make("section", { class: slot, "data-slot": slot, hidden: true });

/**
 * @param {object} ways
 * @param {(step: number) => void} ways.branch
 * @param {() => void} ways.back
 */
export function makeReplay(ways) {
  /** @type {PastScreen | null} */
  let screen = null;
  /** @type {Moment[]} */
  let timeline = [];
  let over = false;
  let wanted = 0;
  let asking = false;
  let eyes = OPEN;
  let speed = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const log = makeLog((targets) => mark(area, { last: targets.length ? targets : (screen?.last ?? []) }));
  const told = make("div", { class: "past", role: "status" });
  const controls = make("div", { class: "controls panel" });
  const time = makeTimeBar((step) => {
    stop();
    go(step);
  });
  const moments = make("section", { class: "moments panel" });
  const hand = make("div", { class: "hand-row" }, makeSlot("hand"));
  const dock = make("div", { class: "dock" }, told, controls);
  const middle = make("div", { class: "middle" }, makeSlot("banner"), makeSlot("board"), dock, hand);
  const left = make("div", { class: "players" }, makeSlot("seat"), makeSlot("reference"));
  const sides = make("div", { class: "sides" }, moments, makeSlot("focus"), makeSlot("side"), log.element);
  const area = make("div", { class: "area" }, left, middle, sides);
  const title = make("h2", { class: "unseen" });
  const element = make("main", { class: "table replay" }, title, area);

  /**
   * Opens the time line of the game on the table.
   * @param {Screen} now
   * @param {number} [step] where to begin; else at the start of a finished game, at the end of a running one
   */
  async function open(now, step) {
    stop();
    over = now.over !== null;
    eyes = OPEN;
    screen = null;
    ({ timeline } = await ask({ do: "timeline" }));
    await go(step ?? (over ? 0 : now.steps));
  }

  /** The same moment in another language or shape. */
  async function refresh() {
    if (!screen) return;
    ({ timeline } = await ask({ do: "timeline" }));
    await go(wanted);
  }

  /**
   * Shows the table after so many decisions; while one is being drawn only the newest wish counts.
   * @param {number} step
   */
  async function go(step) {
    wanted = Math.max(0, Math.min(step, timeline.length));
    time.point(wanted);
    if (asking) return;
    asking = true;
    try {
      do show(/** @type {any} */ (await askScreen({ do: "replay", step: wanted, seat: over ? eyes : null })));
      while (screen?.step !== wanted);
    } catch (error) {
      stop();
      if (!(error instanceof Refused)) throw error;
    } finally {
      asking = false;
    }
  }

  /** @param {PastScreen} next */
  function show(next) {
    screen = next;
    arrange(next.game);
    do paintPanels(element, next.panels);
    while (moveOne(left, sides));
    title.textContent = say("replay");
    nameHands(next);
    mark(area, { last: next.last });
    log.show(/** @type {any} */ (next));
    showTold(next);
    showControls(next);
    showMoments(next);
    glide(element, next);
  }

  /** @param {PastScreen} past where several hands lie open, each has its owner's name */
  function nameHands({ panels, seats }) {
    const hands = panels.filter((panel) => panel.slot === "hand");
    hand.hidden = hands.length === 0;
    for (const { name, seat } of hands) {
      const place = hand.querySelector(`[data-panel="${CSS.escape(name)}"]`);
      const owner = hands.length > 1 && seat !== null ? seats[seat]?.name : undefined;
      if (owner) place?.setAttribute("data-owner", owner);
      else place?.removeAttribute("data-owner");
    }
  }

  /** @param {PastScreen} past */
  function showTold({ step, steps, log: lines, seats }) {
    const own = lines.filter((line) => line.step === step - 1 && !line.turn).map((line) => line.text);
    const decision = timeline[step - 1];
    const colour = decision && seats[decision.seat]?.colour;
    told.replaceChildren(
      ...(colour ? [make("span", { class: "question-token" }, icon(`token-${colour}`))] : []),
      make(
        "div",
        { class: "question-words" },
        make("p", { class: "question-text" }, own.join(" ") || say(step ? "replay.quiet" : "replay.start")),
        make("p", { class: "question-note" }, say("replay.at", { step, steps })),
      ),
      button(say("replay.back"), leave, { class: "button ghost", "data-act": "back" }),
    );
  }

  /** @param {PastScreen} past */
  function showControls({ step, steps, seats }) {
    const had = controls.contains(document.activeElement) ? document.activeElement : null;
    const act = had?.getAttribute("data-act");
    const running = timer !== undefined;
    time.show(timeline, step, say("replay.at", { step, steps }));
    controls.replaceChildren(
      time.element,
      make(
        "div",
        { class: "keys", role: "group", "aria-label": say("replay") },
        key("first", "i-first", () => go(0), step === 0),
        key("prev", "i-prev", () => go(step - 1), step === 0),
        running ? key("pause", "i-pause", stop, false) : key("play", "i-play", play, false),
        key("next", "i-next", () => go(step + 1), step === steps),
        key("last", "i-last", () => go(steps), step === steps),
        speeds(),
      ),
      make("label", { class: "seen", hidden: !over }, make("span", {}, say("replay.view")), viewers(seats)),
      button(say("replay.branch"), () => askBranch(step), {
        icon: "i-play",
        "data-act": "branch",
        disabled: step === steps && over,
      }),
    );
    if (had === time.slider) time.slider.focus();
    else if (act) focusAct(act === "play" ? "pause" : act === "pause" ? "play" : act);
  }

  /** @param {string} act */
  function focusAct(act) {
    /** @type {HTMLElement | null} */ (controls.querySelector(`[data-act="${act}"]`))?.focus();
  }

  /**
   * @param {string} name
   * @param {string} symbol
   * @param {() => void} press
   * @param {boolean} dull
   */
  function key(name, symbol, press, dull) {
    const run = () => {
      if (name !== "play") stop();
      press();
    };
    return iconButton(symbol, say(`replay.${name}`), run, {
      "data-act": name,
      "aria-disabled": dull ? "true" : null,
    });
  }

  function speeds() {
    const options = SPEEDS.map((value) =>
      make("option", { value, selected: value === speed }, `×${String(value).replace("0.5", "½")}`),
    );
    const select = make("select", { "aria-label": say("replay.speed"), "data-act": "speed" }, ...options);
    select.addEventListener("change", () => {
      speed = Number(select.value);
    });
    return select;
  }

  /** @param {Screen["seats"]} seats */
  function viewers(seats) {
    const choices = [[OPEN, say("replay.open")], ...seats.map(({ name }, seat) => [seat, name])];
    const options = choices.map(([value, name]) =>
      make("option", { value, selected: value === eyes }, String(name)),
    );
    const select = make("select", { "data-act": "eyes" }, ...options);
    select.addEventListener("change", () => {
      eyes = Number(select.value);
      go(wanted);
    });
    return select;
  }

  /** @param {PastScreen} past */
  function showMoments({ step }) {
    const found = timeline.filter((one) => one.moment);
    const rows = found.map((one) => {
      const here = one.step === step ? "true" : null;
      const jump = () => {
        stop();
        go(one.step);
      };
      return make(
        "li",
        {},
        make(
          "button",
          { type: "button", class: "moment", "aria-current": here, "data-step": one.step, click: jump },
          make("span", { class: "moment-step" }, String(one.step)),
          make("span", {}, one.moment),
        ),
      );
    });
    const had = moments.contains(document.activeElement);
    moments.hidden = found.length === 0;
    moments.replaceChildren(
      make("h2", { class: "panel-title" }, icon("wedge"), say("replay.moments")),
      make("ol", {}, ...rows),
    );
    if (had) /** @type {HTMLElement | null} */ (moments.querySelector("[aria-current]"))?.focus();
  }

  /** @param {number} step */
  function askBranch(step) {
    const words = make("div", { class: "question-words" });
    words.append(
      make("p", { class: "question-text" }, say("replay.branch")),
      make("p", { class: "question-note" }, say("replay.branch.why", { step })),
    );
    const go = button(
      say("replay.branch.go"),
      () => {
        stop();
        ways.branch(step);
      },
      { class: "button primary", "data-act": "branch-go" },
    );
    const cancel = button(say("cancel"), () => screen && showTold(screen), { class: "button ghost" });
    told.replaceChildren(words, make("div", { class: "answers" }, go, cancel));
    go.focus();
  }

  function play() {
    if (wanted >= timeline.length) wanted = -1; // at the end it begins again
    const next = async () => {
      await go(wanted + 1);
      if (wanted >= timeline.length) stop();
      else if (timer !== undefined) timer = setTimeout(next, PACE / speed);
      if (wanted >= timeline.length && screen) showControls(screen);
    };
    timer = setTimeout(next, 0);
    if (screen) showControls(screen);
  }

  function stop() {
    clearTimeout(timer);
    const ran = timer !== undefined;
    timer = undefined;
    if (ran && screen) showControls(screen);
  }

  function leave() {
    stop();
    ways.back();
  }

  document.addEventListener("keydown", (event) => {
    const place = event.target instanceof Element ? event.target : null;
    if (!element.isConnected || place?.closest("input, select, button, summary, dialog, .log")) return;
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stop();
    go(wanted + way);
  });

  return { element, open, refresh, stop, shown: () => screen };
}
