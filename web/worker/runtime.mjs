// The interpreter module that PyScript loads in its worker: Pyodide, with our own start-up.

// @ts-expect-error -- it lies beside this file in the built site
import { loadPyodide as load, version } from "./pyodide.mjs";
import { useEmptyStorage } from "./storage.mjs";

export { version };

const here = new URL(".", import.meta.url).href;
const channelName = new URL(import.meta.url).hash.slice(1);

useEmptyStorage();

/** @param {object} options what PyScript asks for */
export async function loadPyodide(options) {
  const stopReporting = reportDownloads();
  const python = await load({ ...options, indexURL: here, stdLibURL: `${here}python_stdlib.zip` });
  stopReporting();
  return python;
}

/**
 * Tells the page how many bytes have come. The response itself goes to Pyodide untouched and a copy
 * is counted: a response put together by hand would lose the browser's cache of compiled code.
 */
function reportDownloads() {
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
