// The games kept in this browser, and the way in for records, positions and links.

import { button, icon, iconButton, make } from "./dom.js";
import { fileName, readGameFile, readGameText, saveFile, Unreadable } from "./records.js";
import { allSaves, deleteSave, renameSave } from "./saves.js";
import { makeSheet, section } from "./sheet.js";
import { gameOnShelf } from "./shelf.js";
import { language, say } from "./words.js";

/** @typedef {import("./saves.js").Save} Save */

/**
 * @param {object} ways
 * @param {(save: Save) => void} ways.open
 * @param {(text: string) => void} ways.load
 * @param {() => void} ways.closed
 */
export function makeArchive(ways) {
  const sheet = makeSheet("archive");
  sheet.element.addEventListener("close", ways.closed);

  /** @param {string} [trouble] why something could not be opened */
  function open(trouble) {
    paint(trouble);
    sheet.open();
  }

  /** @param {string} [trouble] */
  function paint(trouble) {
    const saves = allSaves();
    const damaged = saves.filter((save) => save.damage);
    const whole = saves.filter((save) => !save.damage);
    sheet.fill(
      say("saves"),
      trouble && make("p", { class: "trouble", role: "alert" }, trouble),
      saves.length === 0 && make("p", { class: "why" }, say("saves.none")),
      group(
        "saves.running",
        whole.filter((save) => !save.name && save.decider !== null),
      ),
      group(
        "saves.named",
        whole.filter((save) => save.name),
      ),
      group(
        "saves.finished",
        whole.filter((save) => !save.name && save.decider === null),
      ),
      group("saves.damaged", damaged),
      importing(),
    );
  }

  /**
   * @param {string} title
   * @param {Save[]} saves
   */
  function group(title, saves) {
    return saves.length > 0 && section(say(title), make("ul", { class: "saves" }, ...saves.map(row)));
  }

  /** @param {Save} save */
  function row(save) {
    const title = titleOf(save);
    const tools = make("div", { class: "save-tools" });
    const item = make("li", { class: "save", "data-save": save.id }, ...signs(save), words(save), tools);
    const named = { "aria-label": `${say("saves.open")}: ${title}` };
    const quiet = [
      save.name && iconButton("i-pen", `${say("saves.rename")}: ${title}`, () => rename(save, item), {}),
      iconButton("i-save", `${say("export.file")}: ${title}`, () =>
        saveFile(save.record, fileName(save.game, save.name)),
      ),
      iconButton("i-trash", `${say("saves.delete")}: ${title}`, () => confirmDelete(save, tools), {
        "data-act": "delete",
      }),
    ];
    tools.append(
      ...(save.damage && save.time === 0
        ? []
        : [
            button(say("saves.open"), () => leave(() => ways.open(save)), {
              class: "button small",
              "data-act": "open",
              ...named,
            }),
          ]),
      .../** @type {HTMLElement[]} */ (quiet.filter(Boolean)),
    );
    return item;
  }

  /** @param {() => void} go */
  function leave(go) {
    sheet.close();
    go();
  }

  /**
   * @param {Save} save
   * @param {HTMLElement} item
   */
  function rename(save, item) {
    const input = make("input", { value: save.name, maxlength: 40, "aria-label": say("game.save.name") });
    /** @param {Event} event */
    const submit = (event) => {
      event.preventDefault();
      renameSave(save, input.value.trim() || save.name);
      paint();
    };
    const go = make("button", { type: "submit", class: "button small" }, say("game.save.go"));
    item.replaceChildren(make("form", { class: "row", submit }, input, go));
    input.select();
  }

  /**
   * @param {Save} save
   * @param {HTMLElement} tools
   */
  function confirmDelete(save, tools) {
    const remove = () => {
      deleteSave(save);
      paint();
    };
    const sure = button(say("saves.delete.sure"), remove, {
      class: "button seal small",
      "data-act": "delete-sure",
    });
    tools.replaceChildren(
      sure,
      button(say("cancel"), () => paint(), { class: "button small" }),
    );
    sure.focus();
  }

  function importing() {
    const trouble = make("p", { class: "trouble", role: "alert", hidden: true });
    /** @param {() => Promise<string>} read */
    const bring = async (read) => {
      try {
        const text = await read();
        leave(() => ways.load(text));
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        trouble.textContent = error.message;
        trouble.hidden = false;
      }
    };
    const file = make("input", {
      type: "file",
      class: "unseen",
      accept: ".json,.txt,application/json,text/plain",
      tabindex: "-1",
      "aria-hidden": "true",
      change: () => {
        const chosen = file.files?.[0];
        if (chosen) bring(() => readGameFile(chosen));
      },
    });
    const text = make("textarea", {
      rows: 3,
      "aria-label": say("import.text"),
      placeholder: say("import.text"),
      spellcheck: "false",
    });
    return section(
      say("import"),
      make("p", { class: "why" }, say("import.why")),
      trouble,
      text,
      make(
        "div",
        { class: "row" },
        button(say("import.go"), () => text.value.trim() && bring(() => readGameText(text.value)), {
          icon: "i-open",
          "data-act": "import-text",
        }),
        button(say("import.file"), () => file.click(), { icon: "i-open", "data-act": "import-file" }),
        file,
      ),
    );
  }

  return { open };
}

/** @param {Save} save */
export function titleOf(save) {
  return save.name || gameOnShelf(save.game)?.title[language()] || say("saves.broken");
}

/** @param {Save} save */
function signs(save) {
  const colours = save.seats.map((chair) => chair.colour);
  return [make("span", { class: "save-signs" }, ...colours.map((colour) => icon(`token-${colour}`)))];
}

/** @param {Save} save */
function words(save) {
  const game = gameOnShelf(save.game)?.title[language()];
  const decider = save.decider === null ? undefined : save.seats[save.decider];
  const facts = save.damage
    ? [save.damage === "?" ? "" : save.damage]
    : [
        save.name && game,
        save.seats.map((chair) => chair.name).join(", "),
        say("saves.steps", { steps: save.steps }),
        decider && say("saves.turn", { name: decider.name }),
        when(save.time),
      ];
  return make(
    "div",
    { class: "save-words" },
    make("p", { class: "save-title" }, titleOf(save)),
    make("p", { class: "why" }, facts.filter(Boolean).join(" · ")),
  );
}

/** @param {number} time */
function when(time) {
  const form = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });
  return time ? new Intl.DateTimeFormat(language(), form).format(time) : "";
}
