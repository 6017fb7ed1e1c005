// Setting up a game: who plays in which colours, which variants, and the deal.

import { button, icon, make } from "./dom.js";
import { anySeed, colours, isUsual, knownOptions, lastSeats, noted, usualName } from "./orders.js";
import { picture } from "./shelf.js";
import { remember } from "./store.js";
import { language, say } from "./words.js";

/**
 * @typedef {import("./shelf.js").GameOnShelf} GameOnShelf
 * @typedef {import("./shelf.js").Option} Option
 * @typedef {import("./orders.js").Seat} Seat
 * @typedef {import("./orders.js").Order} Order
 */

const LONGEST_NAME = 24;
const MOST_SEED = 2 ** 53 - 1;

/**
 * @param {object} ways
 * @param {(order: Order) => void} ways.start
 * @param {() => void} ways.back
 */
export function makeSetup(ways) {
  const element = make("main", { class: "setup" });
  /** @type {GameOnShelf | null} */
  let game = null;
  /** @type {Seat[]} */
  let seats = [];
  let count = 2;
  /** @type {Record<string, string>} */
  let options = {};
  let preset = "";
  let seed = "";
  let more = false;

  /**
   * @param {GameOnShelf} next
   * @param {string} [trouble] why the last order was not taken
   */
  function show(next, trouble) {
    if (game !== next) {
      game = next;
      const last = noted(`setup ${next.name}`);
      count = next.seats.includes(last?.count) ? last.count : Math.min(...next.seats);
      options = knownOptions(next, last?.options);
      preset = last?.preset ?? "";
      seed = "";
    }
    seats = seats.length
      ? seats.map((seat, index) => (isUsual(seat.name) ? { ...seat, name: usualName(index) } : seat))
      : lastSeats();
    paint(trouble);
  }

  /** @param {string} [trouble] */
  function paint(trouble) {
    if (!game) return;
    const lang = language();
    const form = make(
      "form",
      { class: "panel fine setup-form", submit: order },
      make("h1", {}, game.title[lang]),
      make("p", { class: "tagline" }, game.tagline[lang]),
      trouble && make("p", { class: "trouble", role: "alert" }, trouble),
      game.seats.length > 1 && countChoice(game.seats),
      make("div", { class: "seats-form" }, ...seats.slice(0, count).map(seatFields)),
      game.presets.length > 0 && presetChoice(game.presets),
      ...offeredOptions(game).map(optionFields),
      moreFields(),
      make(
        "div",
        { class: "setup-actions" },
        make(
          "button",
          { type: "submit", class: "button primary large", "data-act": "start" },
          say("setup.start"),
        ),
        button(say("back"), ways.back, { class: "button", "data-act": "back" }),
      ),
    );
    element.replaceChildren(picture(game, "wide"), form);
  }

  /** @param {import("./shelf.js").Preset[]} presets */
  function presetChoice(presets) {
    const lang = language();
    const now = presets.find(({ key }) => key === preset) ?? presets[0];
    const values = presets.map(({ key, title }) => ({ value: key, label: title[lang] }));
    return choice(say("setup.edition"), now.why[lang], "preset", values, now.key, (value) => {
      preset = value;
      paint();
      /** @type {HTMLElement | null} */ (element.querySelector('[name="preset"]:checked'))?.focus();
    });
  }

  /**
   * The options that the chosen edition leaves open.
   * @param {GameOnShelf} chosen
   */
  function offeredOptions({ presets, options: all }) {
    const edition = presets.find(({ key }) => key === preset) ?? presets[0];
    return edition ? all.filter(({ key }) => edition.offers.includes(key)) : all;
  }

  /**
   * What the form says now: options that are not open have their usual value.
   * @param {GameOnShelf} chosen
   */
  function chosenOptions(chosen) {
    const open = offeredOptions(chosen);
    return Object.fromEntries(
      chosen.options.map((option) => {
        const value = options[option.key];
        const fits = open.includes(option) && offeredValues(option).some((one) => one.value === value);
        return [option.key, fits ? value : option.default];
      }),
    );
  }

  /**
   * The values that make sense with so many seats.
   * @param {Option} option
   */
  function offeredValues({ namesSeats, values }) {
    return namesSeats ? values.filter(({ value }) => !(Number(value) > count)) : values;
  }

  /** @param {number[]} counts */
  function countChoice(counts) {
    const values = counts.map((value) => ({ value: String(value), label: String(value) }));
    return choice(say("setup.count"), "", "count", values, String(count), (value) => {
      count = Number(value);
      paint();
    });
  }

  /**
   * @param {Seat} seat
   * @param {number} index
   */
  function seatFields(seat, index) {
    const input = make("input", {
      id: `seat-${index}`,
      name: `seat-${index}`,
      "aria-label": say("setup.name", { number: index + 1 }),
      value: seat.name,
      maxlength: LONGEST_NAME,
      required: true,
      autocomplete: "off",
      input: () => {
        seats[index].name = input.value;
      },
    });
    const tokens = colours.map((colour) => {
      const radio = make("input", {
        type: "radio",
        name: `colour-${index}`,
        value: colour,
        checked: colour === seat.colour,
        "aria-label": say(`colour.${colour}`),
        change: () => giveColour(index, colour),
      });
      return make(
        "label",
        { class: "token", title: say(`colour.${colour}`) },
        radio,
        icon(`token-${colour}`),
      );
    });
    return make(
      "fieldset",
      { class: "seat-fields" },
      make("legend", {}, say("setup.seat", { number: index + 1 })),
      input,
      make("div", { class: "tokens", role: "group", "aria-label": say("setup.colour") }, ...tokens),
    );
  }

  /**
   * Whoever had the colour before takes the other's old one.
   * @param {number} index
   * @param {string} colour
   */
  function giveColour(index, colour) {
    const other = seats.find((seat) => seat.colour === colour);
    if (other) other.colour = seats[index].colour;
    seats[index].colour = colour;
    paint();
    /** @type {HTMLElement | null} */ (element.querySelector(`[name="colour-${index}"]:checked`))?.focus();
  }

  /** @param {Option} option */
  function optionFields(option) {
    const { key, title, why } = option;
    const lang = language();
    const now = game ? chosenOptions(game)[key] : option.default;
    const labelled = offeredValues(option).map((one) => ({ value: one.value, label: one.title[lang] }));
    return choice(title[lang], why[lang], `option-${key}`, labelled, now, (value) => {
      options[key] = value;
    });
  }

  function moreFields() {
    const input = make("input", {
      id: "seed",
      inputmode: "numeric",
      pattern: "[0-9]{0,16}",
      value: seed,
      placeholder: say("setup.seed.any"),
      autocomplete: "off",
      input: () => {
        seed = input.value;
      },
    });
    const details = make(
      "details",
      { class: "more", open: more, toggle: () => (more = details.open) },
      make("summary", {}, say("setup.more")),
      make("label", { for: "seed" }, say("setup.seed")),
      input,
      make("p", { class: "why" }, say("setup.seed.why")),
    );
    return details;
  }

  /** @param {Event} event */
  function order(event) {
    event.preventDefault();
    if (!game) return;
    const table = seats.slice(0, count).map(({ name, colour }, index) => ({
      name: name.trim() || usualName(index),
      colour,
      kind: /** @type {const} */ ("person"),
    }));
    remember("seats", JSON.stringify(seats));
    remember(`setup ${game.name}`, JSON.stringify({ count, options, preset }));
    const dealt = seed.trim() ? Math.min(Number(seed), MOST_SEED) : anySeed();
    const made = { game: game.name, seats: table, options: chosenOptions(game), seed: dealt };
    remember("order", JSON.stringify(made));
    ways.start(made);
  }

  return { element, show };
}

/**
 * One of several, side by side, with a line of explanation.
 * @param {string} title
 * @param {string} why
 * @param {string} name
 * @param {{value: string, label: string}[]} values
 * @param {string} now
 * @param {(value: string) => void} change
 */
function choice(title, why, name, values, now, change) {
  const made = values.map(({ value, label }) =>
    make(
      "label",
      {},
      make("input", { type: "radio", name, value, checked: value === now, change: () => change(value) }),
      make("span", {}, label),
    ),
  );
  return make(
    "fieldset",
    { class: "choice-fields" },
    make("legend", {}, title),
    make("div", { class: "segments" }, ...made),
    why && make("p", { class: "why" }, why),
  );
}
