// The interpreter module that PyScript loads in its worker: Pyodide, with our own start-up.

import { useEmptyStorage } from "./storage.mjs";

export const version = PYODIDE_VERSION;

const here = new URL(".", import.meta.url).href;
const STEP = 1_000_000; // bytes between two reports
const interpreter = import("./interpreter.mjs");

useEmptyStorage();

/**
 * @param {{indexURL: string}} options what PyScript asks for: the address that the page gave, up to the last
 *   slash, which comes after the page's own wishes (a service worker's answer would lose them on the way)
 */
export async function loadPyodide(options) {
  const wishes = new URLSearchParams(new URL(options.indexURL).hash.slice(1));
  const settings = { ...options, indexURL: here, stdLibURL: `${here}python_stdlib.zip` };
  tell(wishes, { begun: true });
  if (wishes.has("progress")) reportDownloads(wishes.get("channel") ?? "");
  fetchAhead([settings.stdLibURL, wishes.get("wheel") ?? ""]);
  const [{ loadPyodide: load }, picture] = await Promise.all([
    interpreter,
    findPicture(wishes),
    compileAhead(`${here}pyodide.asm.wasm`),
  ]);
  const restored = picture && (await restore(load, { ...settings, _loadSnapshot: picture }, wishes));
  return restored ?? load(settings);
}

/**
 * @param {URLSearchParams} wishes
 * @param {object} news
 */
function tell(wishes, news) {
  const channel = new BroadcastChannel(wishes.get("channel") ?? "");
  channel.postMessage(news);
  channel.close();
}

/**
 * Returns the picture of the memory that an earlier visit made, if there is one.
 * @param {URLSearchParams} wishes
 */
async function findPicture(wishes) {
  try {
    const cache = await caches.open(wishes.get("cache") ?? "");
    const picture = await cache.match(wishes.get("key") ?? "");
    return await picture?.arrayBuffer();
  } catch {
    return undefined; // no storage here
  }
}

/**
 * Starts from a picture of the memory; if it does not fit, it is thrown away.
 * @param {(settings: object) => Promise<any>} load
 * @param {object} settings
 * @param {URLSearchParams} wishes
 */
async function restore(load, settings, wishes) {
  try {
    const python = await load(settings);
    python.runPython("import random; random.seed()"); // else every visit draws the same numbers
    tell(wishes, { restored: true });
    return python;
  } catch (error) {
    console.warn(error);
    const cache = await caches.open(wishes.get("cache") ?? "");
    await cache.delete(wishes.get("key") ?? "");
    return null;
  }
}

/**
 * Compiles the WebAssembly while Pyodide's own script is still on its way; what Pyodide then fetches and
 * compiles is answered with the result.
 * @param {string} address
 */
async function compileAhead(address) {
  const plainFetch = self.fetch;
  const compiling = compile(plainFetch(address));
  self.fetch = async (...request) =>
    String(request[0]) === address ? new Response() : plainFetch(...request);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiling;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  await compiling;
}

/**
 * Compiles while the bytes come, where the host calls them what they are.
 * @param {Promise<Response>} coming
 */
async function compile(coming) {
  const response = await coming;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  if (response.headers.get("content-type")?.startsWith("application/wasm"))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Asks at once for what will be asked for later, and has it at hand then.
 * @param {string[]} addresses
 */
function fetchAhead(addresses) {
  const plainFetch = self.fetch;
  const ahead = new Map(addresses.map((address) => [address, plainFetch(address)]));
  for (const response of ahead.values()) response.catch(() => {}); // told to the one who needs it

  self.fetch = (...request) => {
    const response = ahead.get(String(request[0]));
    ahead.delete(String(request[0]));
    return response ?? plainFetch(...request);
  };
}

/**
 * Tells the page how many bytes have come. The response itself goes to Pyodide untouched and a copy
 * is counted: a response put together by hand would lose the browser's cache of compiled code.
 * @param {string} channelName
 */
function reportDownloads(channelName) {
  const plainFetch = self.fetch;
  const channel = new BroadcastChannel(channelName);

  /** @param {Response} response */
  const count = async (response) => {
    const file = new URL(response.url).pathname.split("/").pop();
    const reader = response.body?.getReader();
    let bytes = 0;
    let told = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes - told < STEP) continue;
      told = bytes;
      channel.postMessage({ file, bytes });
    }
    channel.postMessage({ file, bytes });
  };

  self.fetch = async (...request) => {
    const response = await plainFetch(...request);
    count(response.clone()).catch(() => {}); // a broken download is told by the one who needs it
    return response;
  };
}
