// Playing without a network: what this browser keeps, said in one line under the menu, and updates.

import { button, make } from "./dom.js";
import { makeSnapshot } from "./snapshot.js";
import { say } from "./words.js";

/** @typedef {"keeping" | "ready" | "none" | "nothing" | "file" | "update" | "others"} Standing */

const CHECK_EVERY = 60 * 60 * 1000;
const PATIENCE = 1000; // the first moves come before the copying

const sentence = make("p", { role: "status" });
const tools = make("div", { class: "offline-tools" });
const element = make("footer", { class: "offline" }, sentence, tools);
document.body.append(element); // from the start: a late one would have the whole page laid out anew

/** @type {Standing | null} */
let standing = null;
/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** Keeps the site for playing without a network; called once, when the page is ready to be played. */
export async function keepOffline() {
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["lang"] });
  if (!canStore()) return stand("nothing");
  if (!readAddress()) return stand("file");
  if (!navigator.serviceWorker) return stand("none");
  stand("keeping");
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    await keep(readAddress());
  } catch (error) {
    console.warn(error);
    stand("none");
  }
}

const readBoot = () => JSON.parse(document.getElementById("boot")?.textContent ?? "{}");

/** The address of the service worker; a page without one is complete by itself. */
const readAddress = () => readBoot().offline ?? "";

/** @param {string} address */
async function keep(address) {
  const kept = await navigator.serviceWorker.register(address, { updateViaCache: "none" });
  registration = kept;
  kept.addEventListener("updatefound", () => watch(kept.installing));
  watch(kept.installing);
  await active(kept);
  await count();
  if (kept.waiting) stand("update");
  else if (standing === "ready") makeSnapshot(readBoot());
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || !navigator.onLine || Date.now() - checked < CHECK_EVERY) return;
    checked = Date.now();
    kept.update().catch(() => {}); // no network after all: another time
  });
}

/**
 * Waits until the first service worker is at work, or has failed.
 * @param {ServiceWorkerRegistration} kept
 */
function active(kept) {
  const coming = kept.installing ?? kept.waiting;
  if (kept.active || !coming) return;
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(undefined);
      if (coming.state === "redundant") reject(new Error("not every file could be kept"));
    });
  });
}

/** @param {ServiceWorker | null} coming */
function watch(coming) {
  coming?.addEventListener("statechange", () => {
    if (coming.state === "installed" && registration?.active) stand("update");
  });
}

/** Says "ready" only after every single file was found in the cache. */
async function count() {
  const { kept, total } = await askWorker(registration?.active, "count");
  if (standing === "keeping") stand(kept === total ? "ready" : "none");
}

/** At the player's word the new version takes over and the page opens anew. */
async function update() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  const { others } = await askWorker(registration?.waiting, "update");
  if (others > 0) stand("others");
}

/**
 * Asks a service worker of ours.
 * @param {ServiceWorker | null | undefined} worker
 * @param {string} request
 * @returns {Promise<any>}
 */
export function askWorker(worker, request) {
  const { port1, port2 } = new MessageChannel();
  worker?.postMessage({ do: request }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** Tells whether the browser keeps anything for this page. */
function canStore() {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

/** @param {Standing} next */
function stand(next) {
  standing = next;
  element.dataset.offline = next;
  show();
}

function show() {
  if (!standing) return;
  sentence.textContent = say(`offline.${standing}`);
  const waits = standing === "update" || standing === "others";
  const single =
    readAddress() && make("a", { href: "two-rivers.html", download: true }, say("offline.single"));
  tools.replaceChildren(
    ...(waits ? [button(say("offline.apply"), update, { class: "button small", "data-act": "update" })] : []),
    ...(single ? [single] : []),
  );
}
