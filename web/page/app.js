// The page: boots the engine, and goes between menu, set-up and table.

import { makeBar } from "./bar.js";
import { askScreen, connect, onShapeChange, Refused } from "./bridge.js";
import { make } from "./dom.js";
import { startEngine } from "./engine.js";
import { makeKeeping } from "./keeping.js";
import { makeMenu } from "./menu.js";
import { keepOffline } from "./offline.js";
import { makeProgress } from "./progress.js";
import { makeReplay } from "./replay.js";
import { makeRules } from "./rules.js";
import { makeSetup } from "./setup.js";
import { gameOnShelf, picture } from "./shelf.js";
import { onProgress, starting } from "./start.js";
import { makeTable } from "./table.js";
import { applyTheme, onThemeChange, switchTheme } from "./theme.js";
import { language, say, setLanguage } from "./words.js";

/**
 * @typedef {import("./shelf.js").GameOnShelf} GameOnShelf
 * @typedef {import("./setup.js").Order} Order
 * @typedef {"menu" | "setup" | "table" | "replay"} Place
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
  resume: () => (onTable() ? enter("table") : keeping.resume()),
});
const setup = makeSetup({ start, back: () => enter("menu") });
const table = makeTable({
  rules: openRules,
  again,
  menu: () => enter("menu"),
  painted(screen) {
    showBar();
    keeping.note(screen);
  },
  replay,
});
const replaying = makeReplay({ branch, back: () => enter("table") });
const keeping = makeKeeping({
  open,
  start,
  shown: table.shown,
  changed: () => place === "menu" && showPlace(),
  result: table.result,
  replay,
  theme: changeTheme,
  language: () => changeLanguage(language() === "en" ? "ru" : "en"),
});
const bar = makeBar({
  game: keeping.openSheet,
  home: () => enter("menu"),
  undo: () => table.go({ do: "undo" }),
  redo: () => table.go({ do: "redo" }),
  rules: () => openRules(),
  theme: changeTheme,
  language: changeLanguage,
});

function changeTheme() {
  switchTheme();
  showBar();
}

/** @param {import("./words.js").Language} lang */
function changeLanguage(lang) {
  setLanguage(lang);
  showPlace();
  if (table.shown()) table.refresh();
  if (place === "replay") replaying.refresh();
}

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
function start(order) {
  return open({
    request: { do: "new", ...order },
    game: gameOnShelf(order.game),
    opened: keeping.begin,
    refused(why) {
      place = "setup";
      showPlace(why);
    },
  });
}

/**
 * Puts a game on the table, which waits until the engine is up.
 * @param {import("./keeping.js").Opening} opening
 */
async function open({ request, game: known, opened, refused }) {
  waiting = true;
  game = known ?? game;
  enter("table");
  try {
    const screen = await askScreen(request);
    addPieces();
    waiting = false;
    opened();
    if (place === "table") root.replaceChildren(bar.element, table.element, rules.element);
    table.show(screen);
    if (place === "menu") showPlace();
  } catch (error) {
    waiting = false;
    if (!(error instanceof Refused)) throw error;
    if (place === "table") place = table.shown() ? "table" : "menu";
    showPlace();
    refused(error.message);
  }
}

async function replay() {
  const shown = table.shown();
  if (!shown) return;
  await replaying.open(shown);
  enter("replay");
}

/** @param {number} step */
function branch(step) {
  return open({ request: { do: "branch", step }, opened: keeping.begin, refused: () => enter("table") });
}

/** @param {Place} next */
function enter(next) {
  if (next === "table" && place === "setup") history.replaceState({ place: next }, "");
  else if (next !== (history.state?.place ?? "menu")) history.pushState({ place: next }, "");
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
  else if (place === "replay" && replaying.shown()) showBar();
  else {
    place = "menu";
    menu.show(waitingGame(), progress.element, keeping.menuTools());
  }
  const shown = {
    menu: menu.element,
    setup: setup.element,
    table: waiting ? waitingTable : table.element,
    replay: replaying.element,
  }[place];
  root.dataset.place = place;
  root.replaceChildren(bar.element, shown, rules.element);
}

function showTable() {
  if (waiting) waitingTable.replaceChildren(...(game ? [picture(game, "wide")] : []), progress.element);
}

/** The game on the table, while it goes on. */
function onTable() {
  const shown = table.shown();
  return shown && !shown.over ? shown : null;
}

/** The card of the game that waits, on the table or kept. */
function waitingGame() {
  const shown = onTable();
  if (!shown) return keeping.waiting();
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
      note: shown.over ? say("result") : (turn?.text ?? waitingGame()?.note),
      undo,
      redo: shown.redo,
      rules: true,
      game: true,
    });
  } else if (place === "replay") bar.show({ title: table.shown()?.title, note: say("replay"), rules: true });
  else if (place === "menu") bar.show({});
  else
    bar.show({
      title: game?.title[language()] ?? say("title"),
      note: say(waiting ? "waiting" : "setup.new"),
      rules: true,
    });
}

/** Adds the symbols that only tables show: they are many, and the menu does not wait for them. */
function addPieces() {
  const pieces = document.getElementById("pieces");
  if (pieces instanceof HTMLTemplateElement) pieces.replaceWith(pieces.content);
}

async function boot() {
  onProgress(progress.count);
  applyTheme();
  showPlace();
  onThemeChange(() => {
    applyTheme();
    showBar();
  });
  onShapeChange(() => {
    if (table.shown()) table.refresh();
    if (place === "replay") replaying.refresh();
  });
  keeping.arrive();
  addEventListener("popstate", ({ state }) => {
    place = state?.place ?? "menu";
    replaying.stop();
    showPlace();
  });
  try {
    const engine = await starting;
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
