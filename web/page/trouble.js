// When something goes wrong: what is lost (nothing), what to do, and a report to copy.

import { onFault } from "./bridge.js";
import { button, iconButton, make } from "./dom.js";
import { copyText, fileName, saveFile } from "./records.js";
import { makeSheet } from "./sheet.js";
import { say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./store.js").Kept} Kept
 */

/**
 * The sheet for a fault of the engine.
 * @param {object} ways
 * @param {() => Screen | null} ways.shown the table as it was last seen
 * @param {() => Promise<void>} ways.restart start the engine anew and bring the table back
 */
export function makeTrouble(ways) {
  const sheet = makeSheet("fault");

  /**
   * @param {string} sentence
   * @param {string} trace
   */
  function tell(sentence, trace) {
    const screen = ways.shown();
    const report = reportOf(sentence, trace, screen);
    const told = make("p", { class: "told", role: "status" });
    const restart = button(say("trouble.restart"), run, { class: "button primary", "data-act": "restart" });
    const text = make("textarea", { class: "report", readonly: true, rows: 6, "aria-label": say("report") });
    text.value = report;

    async function run() {
      restart.disabled = true;
      told.textContent = say("loading.last");
      try {
        await ways.restart();
        sheet.close();
      } catch (error) {
        console.warn(error);
        restart.disabled = false;
        told.textContent = say("loading.failed");
      }
    }

    sheet.fill(
      say("trouble"),
      make("p", { role: "alert" }, sentence),
      screen && make("p", {}, say("trouble.kept", { steps: screen.steps })),
      make("p", {}, say("trouble.do")),
      make(
        "div",
        { class: "row" },
        restart,
        button(say("trouble.copy"), async () => (told.textContent = await copyText(report)), {
          icon: "i-copy",
          "data-act": "copy-report",
        }),
        screen?.record &&
          button(say("export.file"), () => saveFile(screen.record ?? "", fileName(screen.game)), {
            icon: "i-save",
          }),
      ),
      told,
      make("details", {}, make("summary", {}, say("report")), text),
    );
    sheet.open();
  }

  onFault(tell);
}

/**
 * @param {string} sentence
 * @param {string} trace
 * @param {Screen | null} screen
 */
function reportOf(sentence, trace, screen) {
  const parts = [sentence, trace.trim(), navigator.userAgent, document.baseURI, screen?.record];
  return parts.filter(Boolean).join("\n\n");
}

/**
 * One line over the page while the browser keeps nothing.
 * @param {object} ways
 * @param {() => Screen | null} ways.shown
 * @param {() => void} ways.saves
 */
export function makeNotice(ways) {
  const element = make("div", { class: "notice panel", role: "status", hidden: true });
  document.body.append(element);
  /** @type {Kept} */
  let told = "kept";

  return {
    /** @param {Kept} health */
    show(health) {
      if (health === told) return;
      told = health;
      element.hidden = health === "kept";
      if (health === "kept") return;
      element.dataset.kept = health;
      element.replaceChildren(
        make("p", {}, say(`keep.${health}`)),
        make(
          "div",
          { class: "row" },
          button(say("export.file"), save, { class: "button small", icon: "i-save" }),
          health === "full" &&
            button(say("saves"), ways.saves, { class: "button small", icon: "i-log", "data-act": "saves" }),
        ),
        iconButton("i-close", say("close"), () => {
          element.hidden = true;
        }),
      );
    },
  };

  function save() {
    const screen = ways.shown();
    if (screen?.record) saveFile(screen.record, fileName(screen.game));
  }
}
