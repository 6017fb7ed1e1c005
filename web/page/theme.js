// Light and dark: as the system has it, until the switch is used.

import { recall, remember } from "./store.js";

const system = matchMedia("(prefers-color-scheme: dark)");

export const isDark = () => (recall("theme") ?? (system.matches ? "dark" : "light")) === "dark";

export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}

export function switchTheme() {
  remember("theme", isDark() ? "light" : "dark");
  applyTheme();
}

/** @param {() => void} listener */
export const onThemeChange = (listener) => system.addEventListener("change", listener);
