// What outlasts a visit, where the browser allows it; without storage it lasts as long as the page.

const prefix = `two-rivers ${new URL(".", document.baseURI).pathname} `; // one origin may hold several sites

/** @typedef {"kept" | "full" | "blocked"} Kept how keeping went; the last two keep only in the page's memory */

/** @type {Map<string, string>} what the browser would not take */
const memory = new Map();

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return memory.get(name) ?? localStorage.getItem(prefix + name);
  } catch {
    return memory.get(name) ?? null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {Kept}
 */
export function remember(name, value) {
  try {
    localStorage.setItem(prefix + name, value);
    memory.delete(name);
    return "kept";
  } catch (error) {
    memory.set(name, value);
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
  }
}

/** @param {string} name */
export function forget(name) {
  memory.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // nothing was kept
  }
}

/**
 * The names of everything kept that begin so.
 * @param {string} start
 */
export function namesOf(start) {
  const names = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) names.add(key.slice(prefix.length));
    }
  } catch {
    // the page's own memory has to do
  }
  return [...names].filter((name) => name.startsWith(start));
}

/**
 * Tells when another window of this site changed something.
 * @param {(name: string) => void} listener
 */
export function onOtherWindow(listener) {
  addEventListener("storage", ({ key }) => key?.startsWith(prefix) && listener(key.slice(prefix.length)));
}

/**
 * What this window was at, also after it is opened anew; another window has its own.
 * @param {string} name
 * @param {string} [value] to be remembered
 * @returns {string | null}
 */
export function ofThisWindow(name, value) {
  try {
    if (value !== undefined) sessionStorage.setItem(prefix + name, value);
    return sessionStorage.getItem(prefix + name);
  } catch {
    return value ?? null;
  }
}
