// The picture of Python's memory that this browser keeps, so that later visits start faster.

/** @typedef {import("./engine.js").Boot} Boot */

/** One origin may hold several sites. */
const cacheName = () => `two-rivers-snapshot ${new URL(".", document.baseURI).pathname}`;

/**
 * Names the picture: it fits one runtime and one engine only, and both have their hash in the address.
 * @param {Boot} boot
 */
export function snapshotPlace(boot) {
  const parts = [boot.runtime, boot.wheel].map((path) => path.split("/").at(-2));
  return { cache: cacheName(), key: new URL(`snapshot/${parts.join("-")}`, document.baseURI).href };
}

/**
 * Has the picture made in a worker that ends afterwards; the page never waits for it.
 * @param {Boot} boot
 */
export function makeSnapshot(boot) {
  const { deviceMemory = 8 } = /** @type {{deviceMemory?: number}} */ (navigator);
  if (deviceMemory < 4) return; // the making takes as much memory as a second engine
  const address = new URL("snapshot.mjs", new URL(boot.runtime, document.baseURI)).href;
  const worker = new Worker(address, { type: "module" });
  worker.onerror = () => worker.terminate();
  worker.onmessage = ({ data }) => {
    if (data)
      console.warn(data); // the next visit starts as this one did
    else document.documentElement.dataset.snapshot = "kept";
    worker.terminate();
  };
  const [wheel, engine] = [boot.wheel, boot.engine].map((path) => new URL(path, document.baseURI).href);
  worker.postMessage({ ...snapshotPlace(boot), wheel, engine });
}
