// Settings that outlast a visit, where the browser allows it; without storage they last as long as the page.

const prefix = `two-rivers ${new URL(".", document.baseURI).pathname} `; // one origin may hold several sites

/** @type {Map<string, string>} */
const memory = new Map();

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return localStorage.getItem(prefix + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  memory.set(name, value);
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // no storage here: the page's own memory has to do
  }
}
