// Checks a copy of the site where it lies: every file there and intact, the worker runs, offline works.

import { make } from "./dom.js";
import { startEngine } from "./engine.js";
import { askWorker } from "./offline.js";
import { language, megabytes, say } from "./words.js";

/**
 * @typedef {{path: string, size: number, hash: string}} Listed
 * @typedef {{good: boolean, text: string}} Finding
 */

/** @type {Listed[]} */
const inventory = JSON.parse(document.getElementById("inventory")?.textContent ?? "[]");

/** @param {string} path */
const exists = async (path) => (await fetch(path, { cache: "no-store", method: "HEAD" })).ok;

/**
 * Fetches one file from the host itself, past every cache.
 * @param {Listed} listed
 */
async function isIntact({ path, size, hash }) {
  try {
    const answer = await fetch(path, { cache: "no-store" });
    const content = await answer.arrayBuffer();
    if (!answer.ok || content.byteLength !== size) return false;
    if (!crypto.subtle) return true; // an address without https: the size has to do
    const found = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    return btoa(String.fromCharCode(...found)) === hash;
  } catch {
    return false;
  }
}

/** @returns {Promise<Finding>} */
async function checkFiles() {
  const results = await Promise.all(inventory.map(isIntact));
  const broken = inventory.filter((_, index) => !results[index]).map(({ path }) => path);
  if (!(await exists("sw.js").catch(() => false))) broken.push("sw.js");
  const total = inventory.length + 1;
  if (!broken.length) return { good: true, text: say("check.files", { total }) };
  const some = broken.length > 5 ? [...broken.slice(0, 5), "…"] : broken;
  return {
    good: false,
    text: say("check.files.broken", { count: broken.length, total, names: some.join(", ") }),
  };
}

/** @returns {Promise<Finding>} */
async function checkWorker() {
  const start = performance.now();
  try {
    const engine = await startEngine();
    const answer = JSON.parse(await engine.call('{"do": "hello"}')); // refused in a sentence: it thinks
    engine.stop();
    const seconds = new Intl.NumberFormat(language()).format(Math.round(performance.now() - start) / 1000);
    return { good: typeof answer.error === "string", text: say("check.worker", { seconds }) };
  } catch (error) {
    return { good: false, text: say("check.worker.lost", { why: String(error) }) };
  }
}

/** @returns {Promise<Finding>} */
async function checkOffline() {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return { good: false, text: say("check.offline.unkept") };
    const { kept, total } = await askWorker(registration.active, "count");
    return { good: kept === total, text: say("check.offline", { kept, total }) };
  } catch {
    return { good: false, text: say("check.offline.refused") };
  }
}

/** @returns {Promise<Finding>} */
async function checkSize() {
  const bytes = inventory.reduce((sum, { size }) => sum + size, 0);
  return { good: true, text: say("check.size", { size: megabytes(bytes) }) };
}

async function check() {
  document.documentElement.lang = language();
  const list = make("ul", {});
  const verdict = make("p", { role: "status" }, say("check.running"));
  const home = make("a", { href: "./" }, say("title"));
  document.getElementById("check")?.append(make("h1", {}, say("check")), list, verdict, home);
  let good = true;
  const checks = { files: checkFiles, size: checkSize, worker: checkWorker, offline: checkOffline };
  for (const [name, run] of Object.entries(checks)) {
    const found = await run();
    good &&= found.good;
    const sign = make("b", {}, found.good ? "✓" : "✗");
    list.append(make("li", { "data-check": name, "data-good": String(found.good) }, sign, ` ${found.text}`));
  }
  verdict.textContent = say(good ? "check.good" : "check.bad");
  verdict.dataset.verdict = String(good);
}

check();
