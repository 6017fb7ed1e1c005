// The site's text files where everything is one file. It stands in for page/files.js.

/** @type {Record<string, string> | undefined} */
let files;

/**
 * @param {string} path
 * @returns {Promise<string>}
 */
export async function readFile(path) {
  files ??= JSON.parse(document.getElementById("files")?.textContent ?? "{}");
  const text = files?.[path];
  if (text === undefined) throw new Error(path);
  return text;
}
