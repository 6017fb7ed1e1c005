// The hidden frame of a page with several boards: one Python for all of them, one table a board.

import { startEngine } from "../page/engine.js";
import { read } from "./protocol.js";

/** @typedef {import("../page/engine.js").Engine} Engine */

/** @type {Promise<Engine> | undefined} */
let engine;
/** @type {Set<MessagePort>} the boards that wait for it */
const waiting = new Set();
let tables = 0;

/** @param {{loaded: number, total: number}} progress */
function tellProgress(progress) {
  for (const port of waiting) port.postMessage({ progress });
}

function sharedEngine() {
  engine ??= startEngine(tellProgress);
  engine.catch(() => {
    engine = undefined; // the next board tries again
  });
  return engine;
}

/**
 * Answers one board; whatever it asks is about its own table.
 * @param {MessagePort} port
 */
async function serve(port) {
  tables += 1;
  const table = `board ${tables}`;
  port.onmessage = async ({ data: { id, text } }) => {
    try {
      const { call } = await sharedEngine();
      port.postMessage({ id, answer: await call(JSON.stringify({ ...JSON.parse(text), table })) });
    } catch (error) {
      port.postMessage({ id, error: String(error) });
    }
  };
  port.postMessage({ taken: true });
  waiting.add(port);
  try {
    await sharedEngine();
    port.postMessage({ ready: true });
  } catch (error) {
    port.postMessage({ failed: String(error) });
  } finally {
    waiting.delete(port);
  }
}

// Only boards of this site may come: the page around them is a stranger here.
addEventListener("message", ({ data, origin, ports }) => {
  const own = origin === location.origin && origin !== "null";
  if (own && read(data)?.do === "runtime" && ports[0]) serve(ports[0]);
});
