// A live board in a frame: for looking, for free trial, or with a goal. It names no game.

import { ask, askScreen, Refused } from "../page/bridge.js";
import { icon, iconButton, make } from "../page/dom.js";
import { linkOf } from "../page/link.js";
import { makeReplay } from "../page/replay.js";
import { makeRules } from "../page/rules.js";
import { gameOnShelf } from "../page/shelf.js";
import { makeTable } from "../page/table.js";
import { say } from "../page/words.js";

/**
 * @typedef {import("../page/bridge.js").Screen} Screen
 * @typedef {import("./protocol.js").Wishes} Wishes
 * @typedef {import("./protocol.js").Facts} Facts
 */

const MOST_SEATS = 4;
const COLOURS = ["bull", "lion", "archer", "potter"];
const names = () => COLOURS.map((_, seat) => say(`name.${seat + 1}`));

/**
 * A record with people in every seat: whoever learns plays them all.
 * @param {string} text a record or a position
 */
function withPeople(text) {
  try {
    const record = JSON.parse(text);
    for (const chair of record.seats) chair.kind = "person";
    return JSON.stringify(record);
  } catch {
    return text; // a position, or something for the engine to complain about
  }
}

/**
 * The request that lays the table.
 * @param {string | null} text
 * @param {Wishes} wishes
 */
function opening(text, wishes) {
  if (text !== null) return { do: "load", text: withPeople(text), names: names() };
  const game = wishes.board ?? "";
  const count = Number(wishes.seats) || gameOnShelf(game)?.seats[0] || 2;
  const seats = COLOURS.slice(0, Math.min(count, MOST_SEATS));
  const chairs = seats.map((colour, seat) => ({ name: names()[seat], colour, kind: "person" }));
  return { do: "new", game, seats: chairs, options: {}, seed: Number(wishes.seed) || 1 };
}

/**
 * @param {Wishes} wishes
 * @param {(event: string, facts?: Facts) => void} tell
 * @param {() => string} refusal why the engine refused what was asked last
 */
export function makeLive(wishes, tell, refusal) {
  const goal = wishes.goal ?? "";
  const reading = wishes.mode === "read";
  const rules = makeRules();
  const table = makeTable({ rules: openRules, painted, again() {}, menu() {}, replay() {} });
  const replay = makeReplay({ branch() {}, back() {} });
  const strip = make("footer", { class: "strip" });
  const element = make(
    "div",
    { class: "live" },
    reading ? replay.element : table.element,
    strip,
    rules.element,
  );
  table.element.querySelector(".result")?.remove(); // the end is told in the question bar, not by a sheet

  /** @type {string[]} */
  let moves = [];
  let first = 0; // the task begins after this step
  let reached = false;
  let text = /** @type {string | null} */ (null);
  let step = /** @type {number | undefined} */ (undefined);
  /** @type {Screen | null} */
  let screen = null;
  let opened = false;
  /** @type {Promise<unknown>} */
  let news = Promise.resolve();

  /** @param {string} [rule] */
  function openRules(rule) {
    if (screen) rules.open(screen.game, screen.title, rule);
  }

  /**
   * Lays a table; it stays as it was when the text is refused.
   * @param {string | null} nextText a record or a position; null: a new game
   * @param {number} [nextStep] how far into the record
   */
  async function open(nextText, nextStep) {
    let next = await askScreen(opening(nextText, wishes));
    const back = nextStep !== undefined && nextStep >= 0 && nextStep < next.steps;
    if (back && !reading) next = await askScreen({ do: "branch", step: nextStep });
    if (goal && !reading && !screen) await ask({ do: "goal", goal, since: next.steps }); // a bad one is told at once
    [text, step, opened] = [nextText, nextStep, false];
    if (reading) await look(next, back ? nextStep : next.steps);
    else table.show(next);
    opened = true;
    await news;
    return { game: next.game, title: next.title, steps: next.steps };
  }

  /**
   * @param {Screen} next
   * @param {number} at
   */
  async function look(next, at) {
    screen = next;
    element.classList.toggle("still", next.steps === 0);
    await replay.open(next, at);
    showStrip();
    await tellPosition();
  }

  /** @param {Screen} next */
  function painted(next) {
    screen = next;
    const now = /** @type {string[]} */ (JSON.parse(next.record ?? '{"moves": []}').moves);
    const added = opened && now.length > moves.length ? now.slice(moves.length) : [];
    const changed = !opened || added.length > 0 || now.length < moves.length;
    const before = moves.length;
    moves = now;
    if (!opened) [first, reached] = [now.length, false];
    if (now.length < before) reached = false;
    showStrip();
    added.forEach((move, index) => {
      const told = next.log.filter((line) => line.step === before + index && !line.turn);
      tell("move", {
        move,
        seat: told[0]?.seat ?? null,
        told: told.map((line) => line.text),
        steps: before + index + 1,
      });
    });
    if (changed) news = news.then(() => weigh(added.length > 0)).catch(quiet);
  }

  /** @param {boolean} played */
  async function weigh(played) {
    await tellPosition();
    if (!goal || reached || !played) return;
    const answer = await ask({ do: "goal", goal, since: first });
    if (answer.reached === null) return;
    reached = true;
    tell("goal", { goal: answer.reached, steps: moves.length });
    showStrip();
  }

  async function tellPosition() {
    const found = await ask({ do: "position" });
    tell("position", { text: found.text, steps: screen?.steps ?? 0 });
  }

  function showStrip() {
    const played = moves.length > first;
    const done = goal && reached;
    strip.replaceChildren(
      make(
        "p",
        { class: done ? "goal reached" : "goal", role: "status" },
        ...(done ? [icon("i-check"), say("embed.goal.reached")] : goal ? [say("embed.goal")] : []),
      ),
      ...(reading
        ? []
        : [
            iconButton("i-undo", say("undo"), () => undo().catch(quiet), {
              "data-act": "undo",
              "aria-disabled": played ? null : "true",
            }),
            iconButton("i-first", say("embed.restart"), () => restart().catch(quiet), {
              "data-act": "restart",
              "aria-disabled": played ? null : "true",
            }),
          ]),
      iconButton("i-book", say("rules"), () => openRules(), { "data-act": "rules" }),
      iconButton("i-link", say("embed.app"), openApp, { "data-act": "app" }),
    );
  }

  async function openApp() {
    const site = new URL("index.html", document.baseURI).href;
    const link = await linkOf((await ask({ do: "export" })).text, site);
    window.open(link, "_blank", "noopener");
  }

  /** Takes the last decision back, also one that revealed something: this is for learning. */
  async function undo() {
    if (reading || moves.length <= first) throw new Refused(say("embed.undo.nothing"));
    await table.go({ do: "branch", step: moves.length - 1 });
    await news;
  }

  const restart = () => open(text, step);

  /** @param {string} move */
  async function play(move) {
    if (reading) throw new Refused(say("embed.read"));
    const before = moves.length;
    await table.go({ do: "play", move });
    await news;
    if (moves.length <= before) throw new Refused(refusal() || say("embed.busy"));
  }

  /** The same table in another language or shape. */
  async function refresh() {
    if (!screen) return;
    if (reading) await replay.refresh();
    else await table.refresh();
    showStrip();
  }

  return { element, open, undo, restart, play, refresh };
}

/** @param {unknown} error */
function quiet(error) {
  if (!(error instanceof Refused)) throw error; // a refusal has been shown where it happened
}
