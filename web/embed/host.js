// A frame's end of the talk with the page around it: commands from the parent only, answers to the origin
// of its first hello only.

import { message, read } from "./protocol.js";

/**
 * @typedef {import("./protocol.js").Facts} Facts
 *
 * @typedef {object} Host
 * @property {(event: string, facts?: Facts) => void} tell
 */

const MOST_KEPT = 40; // events before the first hello

/**
 * @param {(command: string, facts: Facts) => Promise<Facts | void>} obey
 * @param {(hello: Facts) => void} greeted
 * @returns {Host}
 */
export function makeHost(obey, greeted) {
  /** @type {string | null} */
  let origin = null;
  /** @type {Facts[]} what happened before anybody said hello */
  let early = [];

  /** @param {Facts} facts */
  function send(facts) {
    if (origin === null) early = [...early, facts].slice(-MOST_KEPT);
    else parent.postMessage(message(facts), origin === "null" ? "*" : origin);
  }

  /**
   * @param {string} command
   * @param {Facts} facts
   */
  async function answer(command, facts) {
    const { id } = facts;
    try {
      const found = await obey(command, facts);
      send({ event: "done", id, ...found });
    } catch (error) {
      send({ event: "failed", id, text: error instanceof Error ? error.message : String(error) });
    }
  }

  addEventListener("message", (event) => {
    const facts = read(event.data);
    if (parent === window || event.source !== parent || !facts || typeof facts.do !== "string") return;
    if (origin === null && facts.do === "hello") {
      origin = event.origin;
      greeted(facts);
      for (const one of early) send(one);
      early = [];
    } else if (event.origin === origin && facts.do !== "hello") answer(facts.do, facts);
  });

  return { tell: (event, facts = {}) => send({ event, ...facts }) };
}
