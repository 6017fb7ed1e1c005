// The sheet of the game on the table: look back, save under a name, take along, share.

import { button, make } from "./dom.js";
import { canEmbed, makeEmbedSheet } from "./embed-sheet.js";
import { linkOf } from "./link.js";
import { copyText, fileName, saveFile } from "./records.js";
import { saveAs } from "./saves.js";
import { makeSheet, section } from "./sheet.js";
import { language, say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 *
 * @typedef {object} Ways
 * @property {() => void} replay
 * @property {() => void} result
 * @property {() => void} saves
 * @property {() => void} theme
 * @property {() => void} language
 */

const LONGEST_NAME = 40;

/** @param {Ways} ways */
export function makeGameSheet(ways) {
  const sheet = makeSheet("game-sheet");
  const told = make("p", { class: "told", role: "status" });
  const shared = make("div", { class: "shared" });
  const embedding = makeEmbedSheet();

  /** @param {Screen} screen */
  function open(screen) {
    told.textContent = "";
    shared.replaceChildren();
    sheet.fill(
      screen.title,
      make(
        "div",
        { class: "row" },
        screen.over && leave(say("result.show"), ways.result, { icon: "ishtar", "data-act": "result" }),
        leave(say("game.replay"), ways.replay, { icon: "i-eye", "data-act": "replay" }),
        leave(say("saves"), ways.saves, { icon: "i-log", "data-act": "saves" }),
        canEmbed() &&
          leave(say("embed"), () => embedding.open(screen), { icon: "i-link", "data-act": "embed" }),
      ),
      make(
        "div",
        { class: "row small-screen" }, // where the bar has no room for them
        leave(say("theme.other"), ways.theme, { icon: "i-moon" }),
        leave(say("language.other"), ways.language, {
          icon: "i-globe",
          lang: language() === "en" ? "ru" : "en",
        }),
      ),
      section(say("game.save"), make("p", { class: "why" }, say("game.auto")), saveForm(screen)),
      section(say("export"), ...exporting(screen)),
      told,
    );
    sheet.open();
  }

  /**
   * A button that leads away from the sheet.
   * @param {string} label
   * @param {() => void} go
   * @param {import("./dom.js").Properties & {icon?: string}} properties
   */
  function leave(label, go, properties) {
    return button(
      label,
      () => {
        sheet.close();
        go();
      },
      properties,
    );
  }

  /** @param {Screen} screen */
  function saveForm(screen) {
    const input = make("input", {
      name: "save-name",
      "aria-label": say("game.save.name"),
      placeholder: say("game.save.name"),
      maxlength: LONGEST_NAME,
      required: true,
      autocomplete: "off",
    });
    /** @param {Event} event */
    const submit = (event) => {
      event.preventDefault();
      const name = input.value.trim();
      if (!name) return;
      const kept = saveAs(screen, name);
      told.textContent = kept === "kept" ? say("game.saved", { name }) : say(`keep.${kept}`);
      input.value = "";
    };
    return make(
      "form",
      { class: "row", submit },
      input,
      make("button", { type: "submit", class: "button", "data-act": "save-as" }, say("game.save.go")),
    );
  }

  /** @param {Screen} screen */
  function exporting(screen) {
    const text = screen.record ?? "";
    const seed = screen.over && JSON.parse(text).seed;
    return [
      !screen.over && make("p", { class: "careful" }, say("export.hands")),
      make(
        "div",
        { class: "row" },
        button(say("export.file"), () => saveFile(text, fileName(screen.game)), {
          icon: "i-save",
          "data-act": "export-file",
        }),
        button(say("export.text"), async () => tell(await copyText(text)), {
          icon: "i-copy",
          "data-act": "export-text",
        }),
        button(say("export.link"), () => share(text), { icon: "i-link", "data-act": "export-link" }),
      ),
      shared,
      seed !== null && seed !== false && make("p", { class: "why" }, say("deal", { seed })),
    ];
  }

  /** @param {string} text */
  async function share(text) {
    const link = await linkOf(text);
    const field = make("input", { class: "link", readonly: true, value: link, "aria-label": say("link") });
    field.addEventListener("focus", () => field.select());
    const { drawCode } = await import("./qr.js");
    const code = drawCode(link, say("export.code"));
    shared.replaceChildren(
      location.protocol === "file:"
        ? make("p", { class: "careful" }, say("export.link.file"))
        : make("p", { class: "why" }, say("export.link.why")),
      field,
      code ?? make("p", { class: "careful" }, say("export.long")),
    );
    tell(await copyText(link));
    shared.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} sentence */
  function tell(sentence) {
    told.textContent = sentence;
  }

  return { open };
}
