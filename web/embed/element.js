// <two-rivers-board>: a picture first, a live board after the first touch; one Python for all of a page.
// A classic script for pages of other sites: the build makes embed.js of it.

import { addressOf, gameIn, message, RUNTIME, read } from "./protocol.js";

/**
 * @typedef {import("./protocol.js").Facts} Facts
 * @typedef {{resolve: (facts: Facts) => void, reject: (error: Error) => void}} Promised
 */

/** @type {Record<string, Record<string, string>>} the few words said before the frame is there */
// @ts-expect-error -- the build puts them in
const words = EMBED_WORDS;

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
const base = new URL(".", script?.src ?? document.baseURI).href;
const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; position: relative; min-height: 44px; }
  :host([hidden]) { display: none; }
  .cover { display: block; position: relative; width: 100%; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
  .cover[hidden], .wait[hidden] { display: none; }
  .cover:focus-visible { outline: 3px solid #2f6fb5; outline-offset: 2px; }
  img, ::slotted(img) { display: block; width: 100%; height: auto; }
  .hint { position: absolute; right: 10px; bottom: 10px; padding: 8px 14px; border-radius: 12px; background: #2a1c11; color: #fbf1dc; font: 600 15px/1.2 system-ui, sans-serif; box-shadow: 0 2px 8px #0004; }
  .cover:hover .hint { background: #4a3220; }
  .wait { position: absolute; left: 10px; right: 10px; bottom: 10px; padding: 8px 14px; border-radius: 12px; background: #2a1c11; color: #fbf1dc; font: 600 15px/1.2 system-ui, sans-serif; }
  progress { display: block; width: 100%; height: 6px; margin-top: 6px; accent-color: #d9a441; }
  iframe { display: block; width: 100%; border: 0; color-scheme: normal; }
  iframe.early { position: absolute; inset: 0; height: 100%; visibility: hidden; }
`);

/** @type {Promise<void> | undefined} the hidden frame that owns Python, once for the page */
let runtime;

function addRuntime() {
  runtime ??= new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.name = RUNTIME;
    frame.hidden = true;
    frame.title = "Two Rivers";
    frame.addEventListener("load", () => resolve());
    frame.src = new URL("runtime.html", base).href;
    document.body.append(frame);
  });
  return runtime;
}

const asWishes = ["text", "board", "seats", "seed", "step", "mode", "goal", "theme", "view"];

class Board extends HTMLElement {
  static observedAttributes = ["lang", "theme", "picture", "picture-dark", "text", "step"];

  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {Promise<void> | undefined} */
  #awake;
  #ready = false;
  /** @type {Map<number, Promised>} commands without an answer yet */
  #asked = new Map();
  #last = 0;
  /** @type {IntersectionObserver | undefined} */
  #watch;
  #cover = document.createElement("button");
  #picture = document.createElement("picture");
  #hint = document.createElement("span");
  #wait = document.createElement("div");
  #bar = document.createElement("progress");

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [style];
    const slot = document.createElement("slot"); // a picture that stands in the page itself comes first
    slot.append(this.#picture);
    this.#cover.type = "button";
    this.#cover.className = "cover";
    this.#cover.part.add("cover");
    this.#hint.className = "hint";
    this.#hint.part.add("hint");
    this.#wait.className = "wait";
    this.#wait.hidden = true;
    this.#wait.setAttribute("role", "status");
    this.#cover.append(slot, this.#hint);
    shadow.append(this.#cover, this.#wait);
    this.#cover.addEventListener("click", () => this.start().catch(() => {}));
  }

  connectedCallback() {
    this.#show();
    addEventListener("message", this.#hear);
    if (this.hasAttribute("picture") || this.querySelector("img")) return;
    this.#watch ??= new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) this.start().catch(() => {}); // nothing but text: it is drawn when it is seen
    });
    if (!this.#awake) this.#watch.observe(this);
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#watch?.disconnect();
    this.#sleep(); // a frame that is taken out of the page loses what was in it
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (!this.#frame) return this.#show();
    const after =
      name === "lang"
        ? this.setLanguage(now ?? "")
        : name === "theme"
          ? this.setTheme(now ?? "")
          : name === "text" || name === "step"
            ? this.set(this.getAttribute("text") ?? "", this.#step())
            : Promise.resolve({});
    after.catch(() => {});
  }

  #step() {
    const step = this.getAttribute("step");
    return step === null ? undefined : Number(step);
  }

  /** The language: this element's own, else the page's. */
  get #lang() {
    const near = this.closest("[lang]")?.getAttribute("lang") ?? "";
    return near.toLowerCase().startsWith("ru") ? "ru" : "en";
  }

  #show() {
    const said = words[this.#lang];
    const name = this.getAttribute("board") ?? gameIn(this.getAttribute("text") ?? "");
    const theme = this.getAttribute("theme");
    /** @param {string} shade */
    const empty = (shade) => (name ? new URL(`pictures/${name}.${this.#lang}.${shade}.svg`, base).href : "");
    const own = this.getAttribute("picture");
    const light = own ?? empty(theme === "dark" ? "dark" : "light");
    const dark = own ? this.getAttribute("picture-dark") : theme ? null : empty("dark");
    const image = document.createElement("img");
    image.alt = this.getAttribute("alt") ?? "";
    if (light) image.src = light;
    this.#picture.replaceChildren();
    if (dark) {
      const source = document.createElement("source");
      source.media = "(prefers-color-scheme: dark)";
      source.srcset = dark;
      this.#picture.append(source);
    }
    this.#picture.append(image);
    this.#hint.textContent = `▶ ${said[this.getAttribute("mode") === "read" ? "embed.look" : "embed.touch"]}`;
    this.#wait.textContent = said["loading.first"];
    this.#wait.append(this.#bar);
  }

  /** Makes the board live; the picture stays until it is ready. */
  start() {
    this.#awake ??= this.#wake();
    this.#awake.catch(() => this.#sleep());
    return this.#awake;
  }

  async #wake() {
    this.#watch?.disconnect();
    this.#hint.hidden = true;
    this.#wait.hidden = false;
    const [, text] = await Promise.all([addRuntime(), this.#fetchText()]);
    if (!this.isConnected) throw new Error("taken out of the page");
    const given = Object.fromEntries(asWishes.map((name) => [name, this.getAttribute(name) ?? ""]));
    const frame = document.createElement("iframe");
    frame.className = "early";
    frame.title = this.getAttribute("alt") || words[this.#lang].title;
    frame.src = addressOf(base, { ...given, text: text ?? given.text, lang: this.#lang, runtime: "shared" });
    frame.addEventListener("load", () => this.#send({ do: "hello", fit: true }));
    this.#frame = frame;
    this.shadowRoot?.append(frame);
    await new Promise((resolve, reject) => {
      this.#asked.set(0, { resolve, reject }); // answered by `ready`
    });
  }

  /** @returns {Promise<string | null>} what stands in the file that `src` names */
  async #fetchText() {
    const address = this.getAttribute("src");
    if (!address) return null;
    const answer = await fetch(new URL(address, document.baseURI));
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  }

  #sleep() {
    this.#frame?.remove();
    this.#frame = null;
    this.#awake = undefined;
    this.#ready = false;
    this.#hint.hidden = false;
    this.#wait.hidden = true;
    this.#cover.hidden = false;
    for (const { reject } of this.#asked.values()) reject(new Error("the board is gone"));
    this.#asked.clear();
  }

  /** @param {Facts} facts */
  #send(facts) {
    this.#frame?.contentWindow?.postMessage(message(facts), new URL(base).origin);
  }

  /** @param {MessageEvent} event */
  #hear = ({ data, source, origin }) => {
    const facts = read(data);
    const own = this.#frame && source === this.#frame.contentWindow && origin === new URL(base).origin;
    if (!own || !facts || typeof facts.event !== "string") return;
    const { event, id, ...detail } = facts;
    delete detail["two-rivers"];
    if (event === "loading") this.#bar.value = Number(detail.loaded) / Number(detail.total) || 0;
    if (event === "resize" && this.#frame) this.#frame.style.height = `${Number(detail.height)}px`;
    if (event === "ready") this.#reveal(detail);
    const asked = this.#asked.get(Number(id ?? 0));
    if (event === "done" || event === "failed") this.#asked.delete(Number(id ?? 0));
    if (event === "done") asked?.resolve(detail);
    else if (event === "failed") asked?.reject(new Error(String(detail.text)));
    if (id === undefined) this.dispatchEvent(new CustomEvent(String(event), { detail }));
  };

  /** @param {Facts} detail */
  #reveal(detail) {
    const frame = this.#frame;
    if (!frame || this.#ready) return;
    this.#ready = true;
    frame.style.height = `${Number(detail.height)}px`;
    const focused = this.shadowRoot?.activeElement === this.#cover;
    frame.classList.remove("early");
    this.#cover.hidden = true;
    this.#wait.hidden = true;
    if (focused) frame.focus({ preventScroll: true });
    this.#asked.get(0)?.resolve(detail);
    this.#asked.delete(0);
  }

  /**
   * @param {string} command
   * @param {Facts} [facts]
   * @returns {Promise<Facts>}
   */
  async #command(command, facts = {}) {
    await this.start();
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#asked.set(this.#last, { resolve, reject });
      this.#send({ do: command, id: this.#last, ...facts });
    });
  }

  /**
   * Shows another position or record.
   * @param {string} text
   * @param {number} [step]
   */
  set(text, step) {
    return this.#command("set", { text, step });
  }

  /** @param {string} move */
  play(move) {
    return this.#command("play", { move });
  }

  undo() {
    return this.#command("undo");
  }

  restart() {
    return this.#command("restart");
  }

  /** @param {string} lang */
  setLanguage(lang) {
    return this.#command("language", { lang });
  }

  /** @param {string} theme `light`, `dark`, or as the system has it */
  setTheme(theme) {
    return this.#command("theme", { theme });
  }
}

if (!customElements.get("two-rivers-board")) customElements.define("two-rivers-board", Board);
