// The page: boots the engine, and goes between menu, set-up and table.

import { makeBar } from "./bar.js";
import { askScreen, connect, onShapeChange, Refused } from "./bridge.js";
import { make } from "./dom.js";
import { startEngine } from "./engine.js";
import { gameOnShelf, makeMenu, picture } from "./menu.js";
import { keepOffline } from "./offline.js";
import { makeProgress } from "./progress.js";
import { makeRules } from "./rules.js";
import { makeSetup } from "./setup.js";
import { makeTable } from "./table.js";
import { applyTheme, onThemeChange, switchTheme } from "./theme.js";
import { language, say, setLanguage } from "./words.js";

/**
 * @typedef {import("./menu.js").GameOnShelf} GameOnShelf
 * @typedef {import("./setup.js").Order} Order
 * @typedef {"menu" | "setup" | "table"} Place
 */

/** @type {Place} */
let place = "menu";
/** @type {GameOnShelf | undefined} the game being set up or played */
let game;
let waiting = false; // a game was ordered and the engine is not up yet

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const progress = makeProgress();
const rules = makeRules();
const waitingTable = make("main", { class: "waiting-table" });
const menu = makeMenu({
  setUp,
  rules: (one) => rules.open(one.name, one.title[language()]),
  resume: () => enter("table"),
});
const setup = makeSetup({ start, back: () => enter("menu") });
const table = makeTable({ rules: openRules, again, menu: () => enter("menu"), painted: showBar });
const bar = makeBar({
  home: () => enter("menu"),
  undo: () => table.go({ do: "undo" }),
  redo: () => table.go({ do: "redo" }),
  rules: () => openRules(),
  theme() {
    switchTheme();
    showBar();
  },
  language(lang) {
    setLanguage(lang);
    showPlace();
    if (table.shown()) table.refresh();
  },
});

/** @param {string} [rule] */
function openRules(rule) {
  const shown = place === "table" ? table.shown() : null;
  const name = shown?.game ?? game?.name;
  const title = shown?.title ?? game?.title[language()];
  if (name && title) rules.open(name, title, rule);
}

/** @param {GameOnShelf} chosen */
function setUp(chosen) {
  game = chosen;
  enter("setup");
}

function again() {
  const last = table.shown();
  game = (last && gameOnShelf(last.game)) ?? game;
  enter("setup");
}

/** @param {Order} order */
async function start(order) {
  waiting = true;
  enter("table");
  try {
    const screen = await askScreen({ do: "new", ...order });
    waiting = false;
    if (place === "table") root.replaceChildren(bar.element, table.element, rules.element);
    table.show(screen);
    if (place === "menu") showPlace();
  } catch (error) {
    waiting = false;
    if (!(error instanceof Refused)) throw error;
    place = "setup";
    showPlace(error.message);
  }
}

/** @param {Place} next */
function enter(next) {
  if (next === "table" && place === "setup") history.replaceState({ place: next }, "");
  else if (next !== place) history.pushState({ place: next }, "");
  place = next;
  showPlace();
  scrollTo(0, 0);
}

/** @param {string} [trouble] */
function showPlace(trouble) {
  document.documentElement.lang = language();
  document.title = say("title.page");
  progress.update();
  showBar();
  if (place === "setup" && game) setup.show(game, trouble);
  else if (place === "table" && (table.shown() || waiting)) showTable();
  else {
    place = "menu";
    menu.show(waitingGame(), progress.element);
  }
  const shown = { menu: menu.element, setup: setup.element, table: waiting ? waitingTable : table.element }[
    place
  ];
  root.dataset.place = place;
  root.replaceChildren(bar.element, shown, rules.element);
}

function showTable() {
  if (!waiting || !game) return;
  waitingTable.replaceChildren(picture(game, "wide"), progress.element);
}

/** The card of the game that waits on the table. */
function waitingGame() {
  const shown = table.shown();
  if (!shown || shown.over) return null;
  const decider = shown.decider;
  return {
    title: shown.title,
    note: decider ? say("resume.turn", { name: decider.name }) : "",
    colour: shown.seats[decider?.seat ?? 0].colour,
  };
}

function showBar() {
  const shown = place === "table" && !waiting ? table.shown() : null;
  if (shown) {
    const turn = shown.log.findLast((line) => line.turn);
    const undo = shown.over ? undefined : shown.undo;
    bar.show({
      title: shown.title,
      note: turn?.text ?? waitingGame()?.note,
      undo,
      redo: shown.redo,
      rules: true,
    });
  } else if (place === "menu") bar.show({});
  else
    bar.show({
      title: game?.title[language()] ?? say("title"),
      note: say(waiting ? "waiting" : "setup.new"),
      rules: true,
    });
}

async function boot() {
  applyTheme();
  showPlace();
  onThemeChange(() => {
    applyTheme();
    showBar();
  });
  onShapeChange(() => table.shown() && table.refresh());
  addEventListener("popstate", ({ state }) => {
    place = state?.place ?? "menu";
    showPlace();
  });
  try {
    const engine = await startEngine(progress.count);
    connect(engine);
    Object.assign(globalThis, { engine, startEngine });
    document.documentElement.dataset.engine = "ready";
    performance.mark("engine-ready");
    progress.ready();
    keepOffline();
  } catch (error) {
    console.warn(error);
    progress.failed();
  }
}

boot();
