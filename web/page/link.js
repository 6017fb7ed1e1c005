// A whole game or position in the fragment of an address, compressed: no server sees it.

const format = "1."; // what follows is deflated and written in base64 for addresses
const mark = "#game=";
export const MOST_TEXT = 2_000_000; // letters; no game is longer, and a wicked link could unfold to anything

/**
 * @param {string} text a record or a position
 * @param {string} [page] the app's address, if this is another page of it
 * @returns {Promise<string>} the address that opens it
 */
export async function linkOf(text, page = location.href.split("#")[0]) {
  const bytes = await through(new TextEncoder().encode(compact(text)), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const packed = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${page}${mark}${format}${packed}`;
}

/** Tells whether a text holds a link of ours. @param {string} text */
export const isLink = (text) => text.includes(mark);

/**
 * The text in a link, or in the fragment of one; null when it cannot be read.
 * @param {string} link
 * @returns {Promise<string | null>}
 */
export async function textOf(link) {
  const packed = link.slice(link.indexOf(mark) + mark.length).trim();
  if (!packed.startsWith(format)) return null;
  try {
    const letters = atob(packed.slice(format.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
  } catch {
    return null;
  }
}

/**
 * A record without its line breaks: the engine reads it all the same.
 * @param {string} text
 */
function compact(text) {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text; // a position
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 */
async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_TEXT) throw new RangeError("too long");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
