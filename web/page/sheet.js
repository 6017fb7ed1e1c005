// A sheet over the page: a title, a way out, and what it is about.

import { iconButton, make } from "./dom.js";
import { say } from "./words.js";

/**
 * @param {string} kind its class
 */
export function makeSheet(kind) {
  const title = make("h2", { id: `${kind}-title` });
  const close = iconButton("i-close", "", () => element.close(), { "data-act": "close" });
  const body = make("div", { class: "sheet-body" });
  const element = make(
    "dialog",
    { class: `sheet ${kind}`, "aria-labelledby": title.id },
    make("header", { class: "sheet-head" }, title, close),
    body,
  );
  element.addEventListener("click", (event) => event.target === element && element.close());
  document.body.append(element);

  return {
    element,
    body,
    /**
     * @param {string} heading
     * @param {...import("./dom.js").Child} children
     */
    fill(heading, ...children) {
      title.textContent = heading;
      close.setAttribute("aria-label", say("close"));
      body.replaceChildren(
        .../** @type {(Node | string)[]} */ (children.filter((child) => child || child === "")),
      );
    },
    open() {
      if (!element.open) element.showModal();
      body.scrollTop = 0;
    },
    close: () => element.close(),
  };
}

/**
 * A part of a sheet under a heading of its own.
 * @param {string} heading
 * @param {...import("./dom.js").Child} children
 */
export function section(heading, ...children) {
  return make("section", { class: "sheet-part" }, make("h3", {}, heading), ...children);
}
