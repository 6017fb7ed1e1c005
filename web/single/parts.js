// The files that travel inside the one file, as base64 text.

/**
 * The text of a part, as it stands in the page.
 * @param {string} name
 */
export function part(name) {
  return document.getElementById(`part-${name}`)?.textContent ?? "";
}

/**
 * @param {string} text base64
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function bytes(text) {
  const decoded = atob(text);
  const found = new Uint8Array(decoded.length);
  for (let at = 0; at < decoded.length; at += 1) found[at] = decoded.charCodeAt(at);
  return found;
}

/**
 * @param {string} text base64 of gzipped bytes
 * @param {string} [type] what the bytes are
 */
export function unpacked(text, type = "application/octet-stream") {
  const stream = new Blob([bytes(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": type } });
}
