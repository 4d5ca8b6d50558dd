// The words of the client itself. What the game says comes from the server, finished.
import { effect } from "@preact/signals";
import type { Language } from "./protocol.ts";
import { settings } from "./settings.ts";
import de from "./text/de.ftl";
import en from "./text/en.ftl";
import fr from "./text/fr.ftl";
import { bundleOf, phrase, type Values } from "./words.ts";

export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", fr: "Français" };

const bundles = { en: bundleOf("en", en), de: bundleOf("de", de), fr: bundleOf("fr", fr) };

/** A message in the reader's language; components that use it follow a change of language. */
export const text = (id: string, values?: Values): string => phrase(bundles, settings.value.language, id, values);

effect(() => {
  document.documentElement.lang = settings.value.language;
});
