// Making elements in one line; text goes in as text, drawings of the engine as the markup they are.

/**
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Properties
 *   a function is a listener, `false`, `null` and `undefined` leave the attribute out
 */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Properties} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(.../** @type {(Node | string)[]} */ (children.filter((child) => child || child === "")));
  return element;
}

/**
 * Puts the engine's drawing, which is escaped already, into an element.
 * @template {Element} E
 * @param {E} element
 * @param {string} markup
 */
export function draw(element, markup) {
  element.innerHTML = markup;
  return element;
}

/**
 * A symbol of the sprite.
 * @param {string} name
 * @param {string} [classes]
 */
export function icon(name, classes = "") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `icon ${classes}`.trim());
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${name}`);
  use.setAttribute("width", "100");
  use.setAttribute("height", "100");
  svg.append(use);
  return svg;
}

/**
 * @param {string} label
 * @param {(event: MouseEvent) => void} click
 * @param {Properties & {icon?: string}} [properties]
 */
export function button(label, click, { icon: symbol, ...properties } = {}) {
  return make(
    "button",
    { type: "button", class: "button", click, ...properties },
    symbol && icon(symbol),
    label,
  );
}

/**
 * A button that shows only a sign; its name is told to those who cannot see it.
 * @param {string} symbol
 * @param {string} label
 * @param {(event: MouseEvent) => void} click
 * @param {Properties} [properties]
 */
export function iconButton(symbol, label, click, properties = {}) {
  const names = { "aria-label": label, title: label };
  return make(
    "button",
    { type: "button", class: "icon-button", click, ...names, ...properties },
    icon(symbol),
  );
}
