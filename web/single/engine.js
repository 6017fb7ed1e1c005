// The way to the engine where everything is one file: plain Pyodide in a worker that is itself a text.
// It stands in for page/engine.js; a page opened from a disk may start no other kind of module worker.

import { part, unpacked } from "./parts.js";

/** @typedef {import("../page/engine.js").Engine} Engine */

/** @type {Promise<string> | undefined} the worker's code as an address */
let workerAddress;

/** @returns {Promise<string>} */
async function makeWorkerAddress() {
  const code = await unpacked(part("worker")).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([code], { type: "text/javascript" }));
  });
}

/**
 * Starts Python with the engine in a worker of its own.
 * @param {(progress: {loaded: number, total: number}) => void} [onProgress] everything is here at once
 * @returns {Promise<Engine>}
 */
export async function startEngine(onProgress = () => {}) {
  onProgress({ loaded: 1, total: 1 });
  workerAddress ??= makeWorkerAddress();
  const worker = new Worker(await workerAddress, { type: "module" });
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */
  const waiting = new Map();
  let last = 0;

  /** @param {Error} error */
  const fail = (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.onerror = (event) => fail(new Error(event.message));
  worker.onmessage = ({ data }) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) request?.resolve(data.answer);
    else request?.reject(new Error(data.error));
  };

  /**
   * @param {unknown} request
   * @returns {Promise<any>}
   */
  const send = (request) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, request });
    });

  const names = ["wasm", "library", "wheel", "script"];
  await send(Object.fromEntries(names.map((name) => [name, part(name)])));
  return {
    call: send,
    stop() {
      worker.terminate();
      fail(new Error("stopped"));
    },
  };
}
