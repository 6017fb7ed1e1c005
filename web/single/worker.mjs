// The worker of the one file: Pyodide and the engine from bytes that the page sends; it loads nothing.

import { loadPyodide } from "../worker/interpreter.mjs";
import { bytes, unpacked } from "./parts.js";

/**
 * @typedef {object} Parts base64 texts
 * @property {string} wasm gzipped
 * @property {string} library
 * @property {string} wheel
 * @property {string} script
 */

const nowhere = "https://local.invalid/"; // Pyodide wants an address; nothing is fetched from it

/** @type {Promise<(request: string) => string> | undefined} */
let engine;

/** @param {Parts} parts */
async function start(parts) {
  self.fetch = async (address) => {
    if (String(address).endsWith(".wasm")) return unpacked(parts.wasm, "application/wasm");
    if (String(address).endsWith(".zip")) return new Response(bytes(parts.library));
    throw new TypeError(`${address} is not in this file`);
  };
  const python = await loadPyodide({ indexURL: nowhere, stdLibURL: `${nowhere}python_stdlib.zip` });
  python.FS.writeFile("pyengine.whl", bytes(parts.wheel));
  python.FS.writeFile("engine.py", bytes(parts.script));
  return python.pyimport("engine").call;
}

self.onmessage = async ({ data: { id, request } }) => {
  try {
    if (!engine) {
      engine = start(request);
      await engine;
      self.postMessage({ id, answer: "" });
    } else {
      const call = await engine;
      self.postMessage({ id, answer: call(request) });
    }
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
