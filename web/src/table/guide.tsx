// The guide of a first game: what to do now, and why; it can be followed, left, or sent away.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isWarned } from "../preferences.ts";
import type { Question } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import type { TableStore } from "./store.ts";

/** Tables whose guide was sent away, until the page is loaded again. */
const dismissed = signal<ReadonlySet<string>>(new Set());
/** The first question that was seen at a table, likewise. */
const begun = new Map<string, number>();

/** The step of a table that is followed to its end without a click for every answer, and the last moment that was answered. */
const followed = signal<{ readonly step: string; readonly at: number } | null>(null);

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
  const step = guide ? `${store.id} ${guide.number}` : "";
  const goesOn = guide !== null && !guide.text; // the step has been explained
  const { at } = store.moments.view.value!;
  useEffect(() => {
    const so = followed.value;
    if (!so) return;
    // the next step is explained first, and who takes back goes on alone
    if (!guide || !goesOn || so.step !== step || at < so.at) followed.value = null;
    else if (at > so.at) {
      followed.value = { step, at };
      store.answer.choose(guide.choice);
    }
  }, [at, question.number, followed.value]);
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
        {goesOn && (
          <button
            type="button"
            onClick={() => {
              followed.value = { step, at: at - 1 };
            }}
          >
            {text("guide-rest")}
          </button>
        )}
        <button type="button" class="link" onClick={() => dismiss(store)}>
          {text("guide-leave")}
        </button>
      </div>
    </aside>
  );
}
