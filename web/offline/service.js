// The service worker: keeps every file of the site, and gives way to a newer one only at the player's word.
// The build puts the list of the site's files in front of this code.

import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { getCacheKeyForURL, precacheAndRoute } from "workbox-precaching";

/**
 * @typedef {{url: string, revision: string | null, integrity: string}} Kept
 *   a name that holds a hash of the contents needs no revision
 *
 * @typedef {object} Scope what a service worker's own global has, as far as it is used here
 * @property {Kept[]} FILES
 * @property {{scope: string}} registration
 * @property {{matchAll: (options: object) => Promise<{url: string}[]>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(kind: string, listener: (event: any) => void) => void} addEventListener
 *
 * @typedef {{data: {do?: string}, ports: MessagePort[], waitUntil: (work: Promise<unknown>) => void}} Message
 */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const files = worker.FILES;

setCacheNameDetails({ prefix: "two-rivers" }); // Workbox adds the scope: one origin may hold several sites
clientsClaim();
worker.addEventListener("fetch", (/** @type {{request: Request} & Event} */ event) => {
  if (event.request.cache === "no-store") event.stopImmediatePropagation(); // the host itself is meant
});
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] }); // what follows ? is for the page alone

/** Tells how many of the files are kept; one that the browser has dropped is fetched again. */
async function countKept() {
  const cache = await caches.open(cacheNames.precache);
  const keys = new Set((await cache.keys()).map((request) => request.url));
  let kept = 0;
  for (const { url, integrity } of files) {
    const key = getCacheKeyForURL(url) ?? url;
    if (keys.has(key) || (await fetchInto(cache, key, url, integrity))) kept += 1;
  }
  return { kept, total: files.length };
}

/**
 * @param {Cache} cache
 * @param {string} key
 * @param {string} url
 * @param {string} integrity
 */
async function fetchInto(cache, key, url, integrity) {
  try {
    const answer = await fetch(url, { integrity, cache: "reload" });
    if (answer.ok) await cache.put(key, answer);
    return answer.ok;
  } catch {
    return false;
  }
}

/** Takes over, unless another window still plays with the files of the version before. */
async function takeOver() {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = windows.filter(({ url }) => url.startsWith(worker.registration.scope)).length - 1;
  if (others <= 0) await worker.skipWaiting();
  return { others };
}

/** @type {Record<string, () => Promise<object>>} */
const answers = { count: countKept, update: takeOver };

worker.addEventListener("message", (/** @type {Message} */ event) => {
  const answer = answers[event.data?.do ?? ""];
  if (answer) event.waitUntil(answer().then((found) => event.ports[0]?.postMessage(found)));
});
