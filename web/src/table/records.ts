// What has happened and what was said: the log, the chat, new dice, and what a screen reader should say.
import { signal } from "@preact/signals";
import type { ChatLine, Language, LogLine, View } from "../protocol.ts";
import { DiceQueue } from "./dice.ts";
import { splice, throws } from "./lines.ts";

const SPOKEN = 12; // log lines at once

export class Records {
  readonly log = signal<readonly LogLine[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly dice = new DiceQueue();
  /** What a screen reader should say: what has happened, then what is asked. */
  readonly spoken = signal("");
  #language: Language | null = null;

  /** How many lines need not be sent again: the same lines only in the same language, through the same eyes, and now. */
  known(language: Language, sameEyes: boolean): { readonly log: number; readonly chat: number } {
    const readable = this.#language === language;
    return {
      log: readable && sameEyes ? this.log.peek().length : 0,
      chat: readable ? this.chat.peek().length : 0,
    };
  }

  see(before: View | null, view: View, language: Language, showsDice: boolean): void {
    const known = this.log.peek().length;
    this.log.value = splice(this.log.peek(), view.log);
    this.#language = language;
    if (!view.live) return;
    const fresh = before?.live === true && view.at > before.at && view.log.start >= known;
    if (fresh && showsDice) this.dice.add(throws(view.log.lines));
    const news =
      before && (fresh || before.at !== view.at) ? view.log.lines.slice(-SPOKEN).map((line) => line.text) : [];
    this.spoken.value = [...news, view.question?.text ?? view.ending?.text ?? ""].join(" ").trim();
  }

  hear(part: { readonly start: number; readonly lines: readonly ChatLine[] }): void {
    this.chat.value = splice(this.chat.peek(), part);
  }

  /** Through other eyes, from the beginning. */
  forget(): void {
    this.log.value = [];
  }
}
