// The interpreter module that PyScript loads in its worker: Pyodide, with our own start-up.

// @ts-expect-error -- it lies beside this file in the built site
import { loadPyodide as load, version } from "./pyodide.mjs";
import { useEmptyStorage } from "./storage.mjs";

export { version };

const here = new URL(".", import.meta.url).href;

useEmptyStorage();

/**
 * @param {{indexURL: string}} options what PyScript asks for: the address that the page gave, up to the last
 *   slash, which comes after the page's own wishes (a service worker's answer would lose them on the way)
 */
export async function loadPyodide(options) {
  const wishes = new URLSearchParams(new URL(options.indexURL).hash.slice(1));
  const settings = { ...options, indexURL: here, stdLibURL: `${here}python_stdlib.zip` };
  const restored = await restore(settings, wishes);
  if (restored) return restored;
  const stopReporting = wishes.has("progress") ? reportDownloads(wishes.get("channel") ?? "") : () => {};
  const python = await load(settings);
  stopReporting();
  return python;
}

/**
 * Starts from the picture of the memory that an earlier visit made; if it does not fit, it is thrown away.
 * @param {object} settings
 * @param {URLSearchParams} wishes
 */
async function restore(settings, wishes) {
  try {
    const cache = await caches.open(wishes.get("cache") ?? "");
    const picture = await cache.match(wishes.get("key") ?? "");
    if (!picture) return null;
    try {
      const python = await load({ ...settings, _loadSnapshot: picture.arrayBuffer() });
      python.runPython("import random; random.seed()"); // else every visit draws the same numbers
      const channel = new BroadcastChannel(wishes.get("channel") ?? "");
      channel.postMessage({ restored: true });
      channel.close();
      return python;
    } catch (error) {
      console.warn(error);
      await cache.delete(wishes.get("key") ?? "");
    }
  } catch {
    // no storage here
  }
  return null;
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
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.byteLength;
      channel.postMessage({ file, bytes });
    }
  };

  self.fetch = async (...request) => {
    const response = await plainFetch(...request);
    count(response.clone()).catch(() => {}); // a broken download is told by the one who needs it
    return response;
  };

  return () => {
    self.fetch = plainFetch;
    channel.close();
  };
}
