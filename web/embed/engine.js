// A board's way to Python: through the page's hidden runtime frame, or by a worker of its own.

import { startEngine } from "../page/engine.js";
import { message, RUNTIME } from "./protocol.js";

/**
 * @typedef {{call: (text: string) => Promise<string>}} Caller
 * @typedef {(progress: {loaded: number, total: number}) => void} OnProgress
 */

const PATIENCE = 5000; // milliseconds until a runtime that does not answer is taken for none

/**
 * @param {boolean} shared
 * @param {OnProgress} onProgress
 * @returns {Promise<Caller>}
 */
export async function findEngine(shared, onProgress) {
  const port = shared ? await takePort() : null;
  return port ? overPort(port, onProgress) : startEngine(onProgress);
}

/** The runtime frame beside this one, under the same page. */
function runtimeFrame() {
  try {
    return /** @type {any} */ (parent)[RUNTIME] ?? null;
  } catch {
    return null; // the page has none
  }
}

/**
 * Sends one end of a channel to the runtime. The browser delivers it only to a frame of our own site, so
 * the page around us can neither answer in its place nor listen.
 * @returns {Promise<MessagePort | null>}
 */
function takePort() {
  const runtime = runtimeFrame();
  if (!runtime || parent === window) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(null), PATIENCE);
    port1.onmessage = () => {
      clearTimeout(late);
      resolve(port1);
    };
    runtime.postMessage(message({ do: "runtime" }), location.origin, [port2]);
  });
}

/**
 * @param {MessagePort} port
 * @param {OnProgress} onProgress
 * @returns {Promise<Caller>} when Python is up
 */
function overPort(port, onProgress) {
  /** @type {Map<number, {resolve: (answer: string) => void, reject: (error: Error) => void}>} */
  const asked = new Map();
  let last = 0;
  /** @param {string} text */
  const call = (text) =>
    new Promise((/** @type {(answer: string) => void} */ resolve, reject) => {
      last += 1;
      asked.set(last, { resolve, reject });
      port.postMessage({ id: last, text });
    });
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }) => {
      if (data.progress) onProgress(data.progress);
      else if (data.ready) resolve({ call });
      else if (data.failed) reject(new Error(data.failed));
      else {
        const waiting = asked.get(data.id);
        asked.delete(data.id);
        if (data.error === undefined) waiting?.resolve(data.answer);
        else waiting?.reject(new Error(data.error));
      }
    };
  });
}
