// The guide of a first game: what to do now, and why; it can be followed, left, or sent away.
import { signal } from "@preact/signals";
import type { Question } from "../protocol.ts";
import { text } from "../text.ts";
import type { TableStore } from "./store.ts";

/** Tables whose guide was sent away, until the page is loaded again. */
const dismissed = signal<ReadonlySet<string>>(new Set());

export function Guide({ store, question }: { readonly store: TableStore; readonly question: Question }) {
  const { guide } = question;
  if (!guide || dismissed.value.has(store.id)) return null;
  return (
    <aside class="guide" aria-label={text("guide")}>
      <p class="guide-step">{text("guide-step", { n: guide.number, of: guide.steps })}</p>
      {guide.text && <p>{guide.text}</p>}
      <div class="row">
        <button
          type="button"
          class="main"
          disabled={store.answer.busy.value}
          onClick={() => store.answer.choose(guide.choice)}
        >
          {text("guide-do", { what: guide.label })}
        </button>
        <button
          type="button"
          class="link"
          onClick={() => {
            dismissed.value = new Set([...dismissed.value, store.id]);
          }}
        >
          {text("guide-leave")}
        </button>
      </div>
    </aside>
  );
}
