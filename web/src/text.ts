// The words of the client itself. What the game says comes from the server, finished.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect } from "@preact/signals";
import type { Language } from "./protocol.ts";
import { settings } from "./settings.ts";
import de from "./text/de.ftl";
import en from "./text/en.ftl";
import fr from "./text/fr.ftl";

export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", fr: "Français" };

const bundles = Object.fromEntries(
  Object.entries({ en, de, fr }).map(([language, source]) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    return [language, bundle];
  }),
) as Record<Language, FluentBundle>;

/** A message in the reader's language; components that use it follow a change of language. */
export function text(id: string, values?: Readonly<Record<string, string | number>>): string {
  const language = settings.value.language;
  for (const bundle of [bundles[language], bundles.en]) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, values ? { ...values } : null);
  }
  return id;
}

effect(() => {
  document.documentElement.lang = settings.value.language;
});
