// Makes, once and in a worker of its own, a picture of Python's memory with the engine loaded, and keeps it:
// later visits start from it. Pyodide's functions for this are not promised, so nothing depends on them.

// @ts-expect-error -- it lies beside this file in the built site
import { loadPyodide } from "./pyodide.mjs";

const here = new URL(".", import.meta.url).href;

/** @param {{wheel: string, cache: string, key: string}} order */
async function make({ wheel, cache: name, key }) {
  const cache = await caches.open(name);
  if (await cache.match(key)) return;
  const python = await loadPyodide({
    indexURL: here,
    stdLibURL: `${here}python_stdlib.zip`,
    _makeSnapshot: true,
  });
  python.unpackArchive(await (await fetch(wheel)).arrayBuffer(), "wheel");
  python.runPython("import pyengine.bridge; pyengine.games.all_games()");
  const picture = python.makeMemorySnapshot();
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(key, new Response(picture));
}

self.onmessage = async ({ data }) => {
  try {
    await make(data);
    self.postMessage("");
  } catch (error) {
    self.postMessage(String(error));
  }
};
