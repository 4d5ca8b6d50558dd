// The guide of a first game: what to do now, and why; it can be followed, left, or sent away.
import { signal } from "@preact/signals";
import { isWarned } from "../preferences.ts";
import type { Question } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import type { TableStore } from "./store.ts";

/** Tables whose guide was sent away, until the page is loaded again. */
const dismissed = signal<ReadonlySet<string>>(new Set());
/** The first question that was seen at a table, likewise. */
const begun = new Map<string, number>();

const dismiss = (store: TableStore) => {
  dismissed.value = new Set([...dismissed.value, store.id]);
};

interface Props {
  readonly store: TableStore;
  readonly question: Question;
}

/** What the game is about, for newcomers, beside the first question they see. */
function Goal({ store, question }: Props) {
  if (!begun.has(store.id)) begun.set(store.id, question.number);
  if (!question.goal || question.number !== begun.get(store.id) || !isWarned(settings.value)) return null;
  return (
    <aside class="guide" aria-label={text("goal")}>
      <p class="guide-step">{text("goal")}</p>
      <p>{question.goal}</p>
      <button type="button" class="link" onClick={() => dismiss(store)}>
        {text("goal-leave")}
      </button>
    </aside>
  );
}

export function Guide({ store, question }: Props) {
  const { guide } = question;
  if (dismissed.value.has(store.id)) return null;
  if (!guide) return <Goal store={store} question={question} />;
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
        <button type="button" class="link" onClick={() => dismiss(store)}>
          {text("guide-leave")}
        </button>
      </div>
    </aside>
  );
}
