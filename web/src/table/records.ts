// What has happened and what was said: the log, the chat, and what a screen reader should say.
import { signal } from "@preact/signals";
import type { ChatLine, Language, LogLine, View } from "../protocol.ts";
import type { Scene } from "./film.ts";
import { splice } from "./lines.ts";

const SPOKEN = 12; // log lines at once

export class Records {
  /** As far as it has been told. */
  readonly log = signal<readonly LogLine[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** What a screen reader should say: what has happened, then what is asked. */
  readonly spoken = signal("");
  #language: Language | null = null;
  #all: readonly LogLine[] = []; // also what is still to be told
  #beats = false; // the last thing shown was a beat

  /** How many lines need not be sent again: the same lines only in the same language, through the same eyes, and now. */
  known(language: Language, sameEyes: boolean): { readonly log: number; readonly chat: number } {
    const readable = this.#language === language;
    return {
      log: readable && sameEyes ? this.#all.length : 0,
      chat: readable ? this.chat.peek().length : 0,
    };
  }

  /** The log of a view that has come. */
  take(view: View, language: Language): readonly LogLine[] {
    this.#all = splice(this.#all, view.log);
    this.#language = language;
    return this.#all;
  }

  show(before: View | null, { view, log, lines, beat }: Scene): void {
    this.log.value = this.#all.slice(0, log);
    if (!beat && !view.live) return;
    const news = before !== null && (beat || before.at !== view.at || this.#beats) ? lines.slice(-SPOKEN) : [];
    const told = news.map((line) => line.text);
    this.#beats = beat;
    this.spoken.value = [...told, view.question?.text ?? view.ending?.text ?? ""].join(" ").trim();
  }

  hear(part: { readonly start: number; readonly lines: readonly ChatLine[] }): void {
    this.chat.value = splice(this.chat.peek(), part);
  }

  /** Through other eyes, from the beginning. */
  forget(): void {
    this.#all = [];
    this.log.value = [];
  }
}
