// Makes, once and in a worker of its own, a picture of Python's memory with the engine loaded, and keeps it:
// later visits start from it. Pyodide's functions for this are not promised, so nothing depends on them.

import { loadPyodide } from "./interpreter.mjs";

const here = new URL(".", import.meta.url).href;

/** @param {{wheel: string, engine: string, cache: string, key: string}} order */
async function make({ wheel, engine, cache: name, key }) {
  const cache = await caches.open(name);
  if (await cache.match(key)) return;
  const python = await loadPyodide({
    indexURL: here,
    stdLibURL: `${here}python_stdlib.zip`,
    _makeSnapshot: true,
  });
  python.FS.writeFile("pyengine.whl", new Uint8Array(await (await fetch(wheel)).arrayBuffer()));
  python.FS.writeFile("engine.py", await (await fetch(engine)).text());
  python.runPython("import engine; from pyengine.games import all_games; all_games()");
  const picture = python.makeMemorySnapshot();
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(key, new Response(/** @type {Uint8Array<ArrayBuffer>} */ (picture)));
}

self.onmessage = async ({ data }) => {
  try {
    await make(data);
    self.postMessage("");
  } catch (error) {
    self.postMessage(String(error));
  }
};
