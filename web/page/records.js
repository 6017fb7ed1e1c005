// Records and positions as files and texts: out of the browser, and in again.

import { isLink, MOST_TEXT, textOf } from "./link.js";
import { gameOnShelf } from "./shelf.js";
import { language, say } from "./words.js";

/** A file or text that cannot be a game, in one sentence. */
export class Unreadable extends Error {}

/**
 * Offers a text as a file.
 * @param {string} text
 * @param {string} name
 * @param {string} [type]
 */
export function saveFile(text, name, type = "application/json") {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser may still be asking where to
}

/**
 * A name for a file that says what is in it.
 * @param {string} game
 * @param {string} [more]
 */
export function fileName(game, more = "") {
  const title = gameOnShelf(game)?.title[language()] ?? say("saves.broken");
  const day = new Date().toISOString().slice(0, 10);
  const name = [title, more, day].filter(Boolean).join(" ");
  return `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-").slice(0, 80)}.json`;
}

/**
 * @param {string} text
 * @returns {Promise<string>} what to tell the player
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return say("copied");
  } catch {
    return say(copyOldWay(text) ? "copied" : "copy.failed");
  }
}

/**
 * Where the clipboard is refused, a marked field can often still be copied.
 * @param {string} text
 */
function copyOldWay(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const place = document.querySelector("dialog[open]") ?? document.body;
  place.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}

/**
 * The game in a file.
 * @param {File} file
 */
export async function readGameFile(file) {
  if (file.size > MOST_TEXT) throw new Unreadable(say("import.long"));
  try {
    return await readGameText(await file.text());
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(say("import.unreadable"));
  }
}

/**
 * The record or position in a text, which may also be a link.
 * @param {string} text
 */
export async function readGameText(text) {
  if (text.length > MOST_TEXT) throw new Unreadable(say("import.long"));
  if (!isLink(text)) return text;
  const found = await textOf(text);
  if (found === null) throw new Unreadable(say("import.link.bad"));
  return found;
}

/**
 * The game that a record or position is of, if it says so.
 * @param {string} text
 */
export function gameOf(text) {
  try {
    return gameOnShelf(JSON.parse(text).game);
  } catch {
    return gameOnShelf(text.match(/^\s*two-rivers\s+(\S+)/m)?.[1] ?? "");
  }
}
