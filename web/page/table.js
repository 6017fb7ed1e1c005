// The table: paints a screen, turns touches into moves, shows curtain and result. It names no game.

import { ask, askScreen, Refused } from "./bridge.js";
import { makeBubble } from "./bubble.js";
import { narrow, take } from "./choose.js";
import { arrange, moveOne } from "./columns.js";
import { makeCurtain } from "./curtain.js";
import { make } from "./dom.js";
import { glide } from "./glide.js";
import { keepInSight, keepStop, steer } from "./keyboard.js";
import { makeLens, wantsCare } from "./lens.js";
import { makeLog } from "./log.js";
import { mark, paintPanels, tellingOf } from "./paint.js";
import { makeQuestion } from "./question.js";
import { makeResult } from "./result.js";
import { say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./choose.js").Choices} Choices
 *
 * @typedef {object} Ways where the table leads
 * @property {(rule?: string) => void} rules open the rulebook
 * @property {() => void} again play the same game anew
 * @property {() => void} menu
 * @property {() => void} replay look back at this game
 * @property {(screen: Screen) => void} painted a new screen stands on the table
 *
 * @typedef {object} Table
 * @property {HTMLElement} element
 * @property {(screen: Screen) => void} show
 * @property {() => Screen | null} shown
 * @property {() => Promise<void>} refresh ask for the same table anew: another language, another shape
 * @property {(request: Record<string, unknown>) => Promise<void>} go ask for a change of the table
 * @property {() => void} result show the result again
 */

const MANY = 30; // so many places are not worth marking before anything is chosen

/** @type {Choices} */
const nothing = { offers: [], folds: [] };

/** @param {string} slot */
const makeSlot = (slot) => make("section", { class: slot, "data-slot": slot, hidden: true });

/**
 * @param {Ways} ways
 * @returns {Table}
 */
export function makeTable(ways) {
  /** @type {Screen | null} */
  let screen = null;
  /** @type {string[]} */
  let chosen = [];
  /** @type {string[]} */
  let guilty = [];
  /** @type {string[]} */
  let lit = [];
  let busy = false;
  let stale = false; // another language or shape is wanted while an answer is awaited

  const bubble = makeBubble(ways.rules);
  const question = makeQuestion(
    {
      take: (target) => touch([target]),
      give: (target) => choose(chosen.toSpliced(chosen.lastIndexOf(target), 1)),
      play: (request) => go({ do: "play", ...request }),
      cancel: () => choose([]),
      takeBack: (index) => go({ do: "take_back", index }),
      light,
      tell,
    },
    bubble.element,
  );
  const log = makeLog(light);
  const doings = make("div", { class: "doings" });
  const hand = make("div", { class: "hand-row" }, makeSlot("hand"), doings);
  const dock = make("div", { class: "dock" }, question.element, hand);
  const sides = make("div", { class: "sides" }, makeSlot("focus"), makeSlot("side"), log.element);
  const left = make("div", { class: "players" }, makeSlot("seat"), makeSlot("reference"));
  const middle = make("div", { class: "middle" }, makeSlot("banner"), makeSlot("board"), dock);
  const title = make("h2", { class: "unseen" });
  const area = make("main", { class: "area" }, title, left, middle, sides);
  const curtain = makeCurtain(() => go({ do: "screen", seat: screen?.decider?.seat }));
  const result = makeResult(ways);
  const live = make("div", { class: "unseen", "aria-live": "polite" });
  const element = make("div", { class: "table" }, area, curtain.element, result.element, live);

  const mayAct = () => screen?.decider != null && !screen.curtain && screen.viewer === screen.decider.seat;
  const choices = () => (screen && mayAct() ? screen : nothing);

  /** @param {Screen} next */
  function show(next) {
    const focused = element.contains(document.activeElement) ? targetOf(document.activeElement) : null;
    const before = screen;
    screen = next;
    [chosen, guilty, lit] = [[], [], []];
    lens.forget();
    if (next.curtain) next.panels = next.panels.filter((panel) => panel.slot !== "hand");
    title.textContent = say("table");
    arrange(next.game);
    paintPanels(element, next.panels);
    log.show(next);
    bubble.hide();
    announce(before, next);
    curtain.show(next.curtain ? next : null, area);
    result.show(next);
    update();
    while (moveOne(left, sides)) {
      paintPanels(element, next.panels);
      update();
    }
    glide(element, next);
    if (focused) focusOn(focused);
    ways.painted(next);
  }

  /** Shows what is chosen and where it may lead. */
  function update() {
    if (!screen) return;
    const narrowed = narrow(choices(), chosen);
    showMarks(narrowed.legal);
    area.classList.toggle("choosing", chosen.length > 0);
    hand.hidden = false; // the amounts show pictures of what it holds, and what is hidden has no size
    question.show({ screen, chosen, narrowed, acting: mayAct(), table: area, doings });
    hand.hidden = !screen.panels.some((panel) => panel.slot === "hand") && !doings.children.length;
    keepStop(area);
    if (mayAct()) keepInSight(area, dock);
  }

  /** @param {Iterable<string>} legal */
  function showMarks(legal) {
    const quiet = chosen.length > 0 || !screen?.decider;
    area.classList.toggle("many", [...legal].length > MANY);
    mark(area, { legal, chosen, guilty, last: lit.length || quiet ? lit : (screen?.last ?? []) });
  }

  /**
   * @param {string[]} next
   * @param {boolean} [careful] shows a complete choice instead of playing it
   */
  function choose(next, careful = false) {
    chosen = next;
    [guilty, lit] = [[], []];
    bubble.hide();
    const { plays } = narrow(choices(), chosen);
    if (plays && chosen.length && !careful) go({ do: "play", move: plays.move });
    else update();
  }

  /**
   * @param {string[]} path targets from the innermost outward
   * @param {Element} [element]
   * @param {boolean} [careful] a move that would be made is shown first; the second touch makes it
   */
  function touch(path, element, careful = false) {
    if (busy || !screen || !path.length) return;
    const telling = chosen.length ? null : tellingOf(element);
    if (!mayAct()) return void (telling ? answer(telling) : bubble.say(screen.question));
    const ready = narrow(choices(), chosen).plays;
    if (ready && path.includes(chosen[chosen.length - 1])) return void go({ do: "play", move: ready.move });
    const back = element?.matches('[data-mark~="chosen"]') && countOf(path[0]) > 1;
    const taken = take(choices(), chosen, path, back);
    if (taken.dead && telling) answer(telling);
    else if (taken.dead) refuse([...chosen, taken.dead]);
    else choose(taken.chosen, careful);
  }

  /** @param {string} target */
  const countOf = (target) => area.querySelectorAll(`[data-at="${CSS.escape(target)}"]`).length;

  /** A thing that cannot be chosen was asked about itself. @param {{told: string, at: string[]}} telling */
  function answer({ told, at }) {
    guilty = [];
    question.point(null); // the bubble says it now
    bubble.say(told);
    light(at);
  }

  /** @param {string[]} targets */
  async function refuse(targets) {
    try {
      const { refusal } = await ask({ do: "why", targets });
      guilty = refusal.at.length ? refusal.at : targets.slice(-1);
      bubble.say(refusal.text === screen?.question ? say("dead") : refusal.text, refusal.rule);
      update();
    } catch (error) {
      tell(error);
    }
  }

  /** @param {Record<string, unknown>} request */
  async function go(request) {
    if (busy) return;
    busy = true;
    element.toggleAttribute("data-busy", true);
    try {
      let next = await askScreen(request);
      show(next);
      if (next.fallen?.length) bubble.say(say("taken.fallen", { labels: next.fallen.join("; ") }));
      while (request.do === "play" && isQuick(next)) {
        next = await askScreen({ do: "play", move: next.offers[0].move });
        show(next);
      }
    } catch (error) {
      chosen = [];
      update();
      tell(error);
    } finally {
      busy = false;
      element.toggleAttribute("data-busy", false);
    }
    if (stale) await refresh();
  }

  async function refresh() {
    stale = busy;
    await go({ do: "screen", seat: screen && screen.viewer >= 0 ? screen.viewer : null });
  }

  /** @param {Screen} next the page may give the only answer by itself */
  const isQuick = (next) => mayAct() && next.decider?.quick && next.offers.length === 1 && !next.folds.length;

  /** @param {unknown} error */
  function tell(error) {
    if (!(error instanceof Refused)) throw error;
    bubble.say(error.message);
  }

  /** @param {string[]} targets */
  function light(targets) {
    lit = targets;
    showMarks(narrow(choices(), chosen).legal);
  }

  /**
   * Tells a screen reader what is new.
   * @param {Screen | null} before
   * @param {Screen} next
   */
  function announce(before, next) {
    const fresh =
      before && next.steps > before.steps ? next.log.filter((line) => line.step >= before.steps) : [];
    const told = [...fresh.map((line) => line.text), next.over?.headline ?? next.question];
    if (next.curtain) told.pop();
    live.replaceChildren(...told.map((text) => make("p", {}, text)));
  }

  /** @param {string} target */
  function focusOn(target) {
    if (document.activeElement !== document.body && element.contains(document.activeElement)) return;
    const again = area.querySelector(`[data-at="${CSS.escape(target)}"]`);
    if (again instanceof SVGElement || again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  area.addEventListener("click", (event) => {
    const place = event.target instanceof Element ? event.target : null;
    const touched = place?.closest("[data-at]");
    if (touched) touch(pathOf(touched), touched, wantsCare(event, touched));
    else if (!place?.closest("button, a, input, summary, .dock, .sides") && chosen.length) choose([]);
    else if (!place?.closest("button")) bubble.hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && element.isConnected && !element.hidden && (chosen.length || bubble.open()))
      choose([]);
  });
  steer(area, touch, pathOf);
  const lens = makeLens(area, moveAt, (remark, at) => {
    question.point(remark);
    light(at);
  });

  /** @param {Element} touched what touching this would play, if it would play at all */
  function moveAt(touched) {
    if (busy || !mayAct()) return null;
    const taken = take(choices(), chosen, pathOf(touched));
    return taken.dead ? null : (narrow(choices(), taken.chosen).plays?.move ?? null);
  }

  return {
    element,
    show,
    go,
    shown: () => screen,
    result: result.open,
    refresh,
  };
}

/** @param {Element | null} element */
const targetOf = (element) => element?.getAttribute("data-at") ?? null;

/** @param {Element} element */
function pathOf(element) {
  const path = [];
  for (
    let at = /** @type {Element | null | undefined} */ (element);
    at;
    at = at.parentElement?.closest("[data-at]")
  ) {
    path.push(at.getAttribute("data-at") ?? "");
  }
  return path;
}
