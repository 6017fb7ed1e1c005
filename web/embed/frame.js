// The page in an <iframe>: one board, made by what stands after the # of its address, and its talk with the
// page around it.

import { connect, onShapeChange } from "../page/bridge.js";
import { button, icon, make } from "../page/dom.js";
import { textOf } from "../page/link.js";
import { makeProgress } from "../page/progress.js";
import { gameOnShelf } from "../page/shelf.js";
import { language, languages, say, speak } from "../page/words.js";
import { findEngine } from "./engine.js";
import { makeHost } from "./host.js";
import { makeLive } from "./live.js";
import { gameIn, wishesIn } from "./protocol.js";

/** @typedef {import("./protocol.js").Facts} Facts */

const wishes = wishesIn(location.hash);
wishes.mode ??= wishes.goal ? "goal" : "trial";
const root = /** @type {HTMLElement} */ (document.getElementById("frame"));
const host = makeHost(obey, greeted);
let refusal = "";
const live = makeLive(wishes, host.tell, () => refusal);
const progress = makeProgress();
/** @type {Promise<void> | undefined} */
let started;
/** @type {Promise<string | null>} the position or record in the address; null: a new game */
const text = wishes.game ? textOf(`#game=${wishes.game}`) : Promise.resolve(wishes.text ?? null);

/** @param {unknown} wish */
function setTheme(wish) {
  if (wish === "light" || wish === "dark") document.documentElement.dataset.theme = wish;
  else delete document.documentElement.dataset.theme; // as the system has it
}

/** @param {unknown} wish */
function setLanguage(wish) {
  const known = languages.find((lang) => lang === wish);
  if (known) speak(known);
  document.documentElement.lang = language();
}

/** Before the first touch: the game's empty table, and an invitation. */
async function showCover() {
  const name = wishes.board ?? gameIn((await text) ?? "") ?? "";
  const game = gameOnShelf(name);
  const dark =
    document.documentElement.dataset.theme ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const picture =
    game && make("img", { src: `pictures/${name}.${language()}.${dark}.svg`, alt: game.title[language()] });
  const invitation = make(
    "span",
    { class: "button primary" },
    icon("i-play"),
    say(wishes.mode === "read" ? "embed.look" : "embed.touch"),
  );
  const cover = make("button", { type: "button", class: "cover", click: () => start() }, picture, invitation);
  if (!started) root.replaceChildren(make("main", {}, cover));
}

/** Starts Python on the first touch, or when the page around asks for something. */
function start() {
  started ??= begin();
  started.catch(() => {
    started = undefined;
  });
  return started;
}

async function begin() {
  const cover = root.querySelector(".cover");
  if (cover instanceof HTMLButtonElement) cover.disabled = true;
  root.append(progress.element);
  try {
    const engine = await findEngine(wishes.runtime === "shared", (bytes) => {
      progress.count(bytes);
      host.tell("loading", bytes);
    });
    connect({ call: (request) => call(engine, request) });
  } catch (error) {
    console.warn(error);
    host.tell("failed", { text: say("loading.failed") });
    const retry = button(say("retry"), () => location.reload());
    root.replaceChildren(make("main", {}, make("p", { class: "sorry" }, say("loading.failed")), retry));
    throw error;
  }
  await lay();
}

/** Lays the table that the address asks for. */
async function lay() {
  try {
    const found = await text;
    if (wishes.game && found === null) throw new Error(say("import.link.bad"));
    const told = await live.open(found, wishes.step === undefined ? undefined : Number(wishes.step));
    showLive();
    host.tell("ready", { ...told, mode: wishes.mode, lang: language(), height: height() });
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    root.replaceChildren(make("main", {}, make("p", { class: "sorry", role: "alert" }, sentence)));
    host.tell("failed", { text: sentence });
  }
}

/** The height that shows everything. */
const height = () => Math.ceil(root.getBoundingClientRect().height);

let toldHeight = 0;

function tellHeight() {
  if (height() !== toldHeight) host.tell("resize", { height: height() });
  toldHeight = height();
}

function showLive() {
  document.documentElement.dataset.engine = "ready";
  if (!live.element.isConnected) root.replaceChildren(live.element);
}

/**
 * Asks the engine; every seat is the learner's, and refusals are told to the page around.
 * @param {import("./engine.js").Caller} engine
 * @param {string} request
 */
async function call(engine, request) {
  const asked = JSON.parse(request);
  const answer = await engine.call(JSON.stringify({ ...asked, open: true }));
  if (asked.do === "why" || asked.do === "play") tellRefusal(asked, JSON.parse(answer));
  return answer;
}

/**
 * @param {{targets?: string[], move?: string | null}} asked
 * @param {{ok: boolean, error?: string, refusal?: {text?: string, rule: string, at: string[]}}} answer
 */
function tellRefusal({ targets = [], move = null }, { ok, error = "", refusal: why }) {
  refusal = why?.text ?? error;
  if (why || !ok) {
    host.tell("refused", { text: refusal, rule: why?.rule ?? "", at: why?.at ?? [], targets, move });
  }
}

/**
 * @param {string} command
 * @param {Facts} facts
 * @returns {Promise<Facts | void>}
 */
async function obey(command, facts) {
  const words = (/** @type {string} */ name) => {
    if (typeof facts[name] !== "string") throw new Error(`"${name}" must be text`);
    return /** @type {string} */ (facts[name]);
  };
  if (command === "theme") return setTheme(facts.theme);
  if (command === "language") {
    setLanguage(words("lang"));
    return started ? started.then(live.refresh) : showCover();
  }
  if (!["start", "set", "play", "undo", "restart"].includes(command))
    throw new Error(`no command "${command.slice(0, 40)}"`);
  await start();
  if (command === "set") {
    const told = await live.open(words("text"), typeof facts.step === "number" ? facts.step : undefined);
    showLive();
    return told;
  }
  if (command === "play") await live.play(words("move"));
  if (command === "undo") await live.undo();
  if (command === "restart") await live.restart();
}

/** @param {Facts} hello */
function greeted(hello) {
  document.documentElement.classList.toggle("fitted", hello.fit === true);
}

setTheme(wishes.theme);
setLanguage(wishes.lang);
root.dataset.mode = wishes.mode;
root.dataset.view = wishes.view ?? (wishes.mode === "read" ? "board" : "table");
addEventListener("hashchange", () => location.reload());
onShapeChange(() => started?.then(live.refresh).catch(() => {}));
new ResizeObserver(tellHeight).observe(root);
if (wishes.runtime === "shared") start().catch(() => {});
else showCover();
