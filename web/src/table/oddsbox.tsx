// How the options compare, and what the house would do: asked for, and shown while it gets better.
import type { Odds, OddsEntry } from "../protocol.ts";
import { text } from "../text.ts";
import type { TableStore } from "./store.ts";
import { same } from "./answer.ts";

/** No sample is exact: what is below one point is told as one. */
const least = (error: number): number => Math.max(error, 0.01);
const percent = (share: number): string => String(Math.round(100 * share));
/** A hint may stand on the game's own scale, and then its figures are no chances to win. */
const figure = (scale: Odds["scale"], { mean, error }: OddsEntry): string =>
  text("odds-figure", { scale, mean: percent(mean), error: percent(least(error)) });

/** The buttons, where the table allows them. */
export function OddsButtons({ store }: { readonly store: TableStore }) {
  const question = store.moments.question.value;
  const { odds: allowed, hints } = store.table.value!.manners;
  if (!question || !allowed) return null;
  const odds = store.answer.odds.value;
  const waits = odds !== null && odds.options === null;
  return (
    <>
      <button type="button" onClick={() => store.answer.askOdds()} disabled={waits && !odds.wantsHint}>
        {waits && !odds.wantsHint ? text("odds-soon") : text("odds")}
      </button>
      {hints && (
        <button type="button" onClick={() => store.answer.askOdds(true)} disabled={waits && odds.wantsHint === true}>
          {waits && odds.wantsHint ? text("odds-soon") : text("hint")}
        </button>
      )}
    </>
  );
}

/** Beside an option. */
export function OddsOf({ store, option }: { readonly store: TableStore; readonly option: number }) {
  const choice = store.moments.question.value?.options[option]?.choice;
  const odds = store.answer.odds.value;
  const entry = odds?.options?.find((found) => same(found.choice, choice));
  if (!entry) return untried(store) ? <span class="odds"> {text("odds-untried")}</span> : null;
  return (
    <span class="odds" title={text("odds-note", { scale: odds!.scale, n: entry.n })}>
      <span class="visually-hidden">{text("odds-estimate")} </span>
      {figure(odds!.scale, entry)}
      {odds!.hint?.length && same(odds!.advised, choice) ? ` ★` : ""}
    </span>
  );
}

/** How many options were left out where a machine is too slow for all of them. */
function untried(store: TableStore): number {
  const odds = store.answer.odds.value;
  const question = store.moments.question.value;
  if (!odds?.options?.length || !odds.final || question?.limits) return 0;
  return Math.max(0, (question?.options.length ?? 0) - odds.options.length);
}

/** What was found: the hint in words; the answers that were tried, where none are listed. */
export function OddsFound({ store }: { readonly store: TableStore }) {
  const odds = store.answer.odds.value;
  const question = store.moments.question.value;
  if (!odds?.options?.length || !question) return null;
  const left = untried(store);
  return (
    <div class="odds-found">
      {(odds.scale === "score" || !odds.hint?.length) && (
        <p class="small soft">{text("odds-scale", { scale: odds.scale })}</p>
      )}
      {odds.hint && odds.hint.length > 0 && (
        <div class="notice hint" role="status">
          {odds.hint.map((line) => (
            <p>{line}</p>
          ))}
        </div>
      )}
      {question.limits !== null && (
        <ul class="small" aria-label={text("odds")}>
          {odds.options.map((entry) => (
            <li>
              {entry.text}: {figure(odds.scale, entry)}{" "}
              {store.answer.proposal.value && (
                <button type="button" class="link" onClick={() => store.answer.proposal.value?.lay(entry.choice)}>
                  {text("odds-draw")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!odds.final && <p class="small soft">{text("odds-refined")}</p>}
      {left > 0 && (
        <p class="small soft" role="status">
          {text("odds-first", { n: odds.options.length, others: left })}
        </p>
      )}
    </div>
  );
}
