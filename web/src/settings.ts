// What a reader prefers; kept in this browser.
import { effect, signal } from "@preact/signals";
import { readSettings, type Settings } from "./preferences.ts";
import { keep, kept } from "./storage.ts";

const KEY = "zareba.settings";

const phone = matchMedia("(pointer: coarse), (max-width: 40rem)").matches;

export const settings = signal<Settings>(readSettings(kept(KEY), navigator.languages, phone));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  keep(KEY, settings.value);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(dark.matches);
dark.addEventListener("change", () => {
  systemIsDark.value = dark.matches;
});

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

effect(() => {
  const { theme, motion } = settings.value;
  const root = document.documentElement;
  root.dataset["theme"] = theme === "system" ? (systemIsDark.value ? "dark" : "light") : theme;
  root.dataset["motion"] = motion;
});

export const mayMove = (): boolean => settings.value.motion === "system" && !calm.matches;
