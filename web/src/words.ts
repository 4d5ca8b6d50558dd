// Words by Fluent: a message in the reader's language, else in English, else its name.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./protocol.ts";

export type Bundles = Readonly<Record<Language, FluentBundle>>;
export type Values = Readonly<Record<string, string | number>>;

export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export function phrase(bundles: Bundles, language: Language, id: string, values?: Values): string {
  for (const bundle of [bundles[language], bundles.en]) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, values ? { ...values } : null);
  }
  return id;
}
