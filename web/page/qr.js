// A QR code as a drawing; loaded when one is first asked for.

import encode from "qr";

const MOST = 1900; // more letters make squares too small for a phone's camera
const BORDER = 4; // the quiet edge that readers need, in squares

/**
 * @param {string} text
 * @param {string} label what it is, for those who cannot see it
 * @returns {SVGSVGElement | null} null when the text is too long
 */
export function drawCode(text, label) {
  if (text.length > MOST) return null;
  const squares = encode(text, "raw", { ecc: text.length > 900 ? "low" : "medium", border: BORDER });
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${squares.length} ${squares.length}`);
  svg.setAttribute("class", "code");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  svg.setAttribute("shape-rendering", "crispEdges");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", squares.map(rowPath).join(""));
  svg.append(path);
  return svg;
}

/**
 * One row as runs of dark squares.
 * @param {boolean[]} row
 * @param {number} y
 */
function rowPath(row, y) {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
  }
  return path;
}
