// The page's own words: what it says before Python is up and around the table.

import { recall, remember } from "./store.js";

/** @typedef {"en" | "ru"} Language */

/** @type {Record<Language, Record<string, string>>} */
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/** @type {Language[]} */
export const languages = ["en", "ru"];

/** @param {string | null | undefined} text */
const known = (text) => languages.find((lang) => text?.toLowerCase().startsWith(lang));

/** @type {Language} */
let current = known(recall("language")) ?? navigator.languages.map(known).find(Boolean) ?? "en";

export const language = () => current;

/** @param {Language} lang */
export function setLanguage(lang) {
  current = lang;
  remember("language", lang);
}

/**
 * Speaks a language on this page only: a frame in a stranger's page changes nobody's setting.
 * @param {Language} lang
 */
export function speak(lang) {
  current = lang;
}

/**
 * Says one of the page's sentences: `{count}` is put in as it is, `{count|one|few|many}` takes the form.
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 * @param {Language} [lang]
 */
export function say(key, facts = {}, lang = current) {
  return (words[lang][key] ?? key).replace(/\{(\w+)(?:\|([^}]*))?\}/g, (_, name, forms) =>
    forms ? form(Number(facts[name]), forms.split("|"), lang) : String(facts[name]),
  );
}

/**
 * @param {number} count
 * @param {string[]} forms one / many in English, one / few / many in Russian
 * @param {Language} lang
 */
function form(count, forms, lang) {
  const order = lang === "ru" ? ["one", "few", "many"] : ["one", "other"];
  return forms[order.indexOf(new Intl.PluralRules(lang).select(count))] ?? forms[forms.length - 1];
}

/** @param {number} bytes */
export function megabytes(bytes) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(current, digits).format(bytes / 1e6);
}
