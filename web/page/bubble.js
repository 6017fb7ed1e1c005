// One sentence over the question bar: why a touch leads nowhere, or what went wrong.

import { button, iconButton, make } from "./dom.js";
import { say } from "./words.js";

/** @param {(rule?: string) => void} openRules */
export function makeBubble(openRules) {
  const text = make("p", { class: "bubble-text" });
  const tools = make("div", { class: "bubble-tools" });
  const body = make("div", { class: "bubble", hidden: true }, text, tools);
  const element = make("div", { class: "bubble-place", role: "status" }, body);

  return {
    element,
    open: () => !body.hidden,
    /**
     * @param {string} sentence
     * @param {string} [rule] its number in the rulebook
     */
    say(sentence, rule) {
      text.textContent = sentence;
      const link =
        rule &&
        button(say("rule", { rule }), () => openRules(rule), { class: "button small", icon: "i-book" });
      tools.replaceChildren(...(link ? [link] : []), iconButton("i-close", say("close"), this.hide));
      body.hidden = false;
    },
    hide() {
      body.hidden = true;
      text.textContent = "";
    },
  };
}
