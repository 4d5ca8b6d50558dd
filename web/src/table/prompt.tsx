// The question, its rule, the options; or whom the table waits for; or how it ended.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps, GameFace } from "../games/face.ts";
import { inputOwnTo } from "../games/index.ts";
import { Icon } from "../parts/icon.tsx";
import { Inputs } from "../parts/inputs.tsx";
import { Drafting } from "../parts/drafting.tsx";
import { RuleNumber } from "../parts/rule.tsx";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import { Ending } from "./ending.tsx";
import type { TableStore } from "./store.ts";

export const seatName = (store: TableStore, seat: number): string =>
  store.table.value?.seats[seat]?.name || text("seat", { n: seat + 1 });

export const names = (store: TableStore, seats: readonly number[]): string =>
  new Intl.ListFormat(settings.value.language).format(seats.map((seat) => seatName(store, seat)));

let byKeyboard = false;
addEventListener(
  "keydown",
  () => {
    byKeyboard = true;
  },
  true,
);
addEventListener(
  "pointerdown",
  () => {
    byKeyboard = false;
  },
  true,
);

export function Prompt({
  store,
  face,
  board,
}: {
  readonly store: TableStore;
  readonly face: GameFace;
  readonly board: BoardProps;
}) {
  const view = store.view.value!;
  const question = store.question.value;
  const panel = useRef<HTMLElement>(null);
  const picked = useSignal<unknown>(undefined);
  useEffect(() => {
    picked.value = undefined;
  }, [question?.number]);

  // Whoever plays by keyboard finds the next question under the fingers.
  useEffect(() => {
    if (!question || !byKeyboard) return;
    const lost =
      document.activeElement === document.body ||
      document.activeElement?.id === "main" ||
      panel.current?.contains(document.activeElement) ||
      document.activeElement?.hasAttribute("data-option");
    if (lost)
      panel.current
        ?.querySelector<HTMLElement>("[data-focus], .options button, form input, form select")
        ?.focus({ preventScroll: true });
  }, [question?.number]);

  const choose = (choice: unknown) => {
    if (settings.value.confirm && JSON.stringify(picked.value) !== JSON.stringify(choice)) picked.value = choice;
    else store.choose(choice);
  };
  useEffect(() => {
    chooseFromOutside = (option) => {
      const found = question?.options[option];
      if (found) choose(found.choice);
    };
    return () => {
      chooseFromOutside = () => {};
    };
  });
  const Input = question ? (inputOwnTo(question.kind) ?? Inputs) : Inputs;
  const busy = question !== null && store.sending.value === question.number;
  const asked = question?.options.find(
    (option) => picked.value !== undefined && JSON.stringify(option.choice) === JSON.stringify(picked.value),
  );

  return (
    <section
      class={`prompt panel ${question ? "asking" : ""}`}
      ref={panel}
      data-question={question?.number}
      aria-label={text("question")}
    >
      {view.ending && view.live && <Ending store={store} ending={view.ending} />}
      {question && (
        <>
          <h2>
            {store.held.value.length > 1 && <span class="soft">{seatName(store, question.seat)}: </span>}
            {question.text} <RuleNumber game={store.table.value!.game} number={question.rule} />
          </h2>
          {asked && (
            <div class="notice row" role="alert">
              <span>{text("confirm-choice", { what: asked.text })}</span>
              <button type="button" class="main" onClick={() => store.choose(asked.choice)}>
                {text("confirm")}
              </button>
              <button
                type="button"
                onClick={() => {
                  picked.value = undefined;
                }}
              >
                {text("cancel")}
              </button>
            </div>
          )}
          {store.proposal.value && !inputOwnTo(question.kind) ? (
            <Drafting
              question={question}
              proposal={store.proposal.value}
              busy={busy}
              face={face}
              board={board}
              game={store.table.value!.game}
              keys={settings.value.shortcuts}
            />
          ) : (
            <Input
              question={question}
              busy={busy}
              choose={choose}
              consider={board.consider}
              considered={store.considered.value}
              keys={settings.value.shortcuts}
              {...(face.note && {
                note: (i: number) => (
                  <>
                    {face.note!(i, board.facts, board.preview)}
                    {oddsOf(store, i)}
                  </>
                ),
              })}
            />
          )}
        </>
      )}
      {!question && view.live && !view.ending && (
        <h2 class="waiting">
          {view.waiting_for.length ? text("waiting-for", { names: names(store, view.waiting_for) }) : text("waiting")}
        </h2>
      )}
      {!question &&
        view.live &&
        view.waiting_for
          .filter((seat) => store.held.value.includes(seat))
          .map((seat) => (
            <button type="button" class="main" onClick={() => store.pass(seat)}>
              {text("go-on-as", { name: seatName(store, seat) })}
            </button>
          ))}
      {!view.live && <Past store={store} />}
      {face.Beside && <face.Beside {...board} />}
      <Deeds store={store} planned={!face.inWords} />
    </section>
  );
}

/** Digits and lit pieces choose through the question, so that a confirmation is asked for there, too. */
let chooseFromOutside: (option: number) => void = () => {};
export const chooseOption = (option: number): void => chooseFromOutside(option);

function oddsOf(store: TableStore, option: number) {
  const question = store.question.value;
  const choice = question?.options[option]?.choice;
  const entry = store.odds.value?.options?.find((found) => JSON.stringify(found.choice) === JSON.stringify(choice));
  if (!entry) return null;
  return (
    <span class="odds" title={text("odds-note", { n: entry.n })}>
      {" "}
      {Math.round(100 * entry.mean)} % ± {Math.round(100 * entry.error)}
    </span>
  );
}

/** A question of the past, with the answer it got. */
function Past({ store }: { readonly store: TableStore }) {
  const { question, chosen, ending } = store.view.value!;
  if (ending) return <h2>{ending.text}</h2>;
  if (!question) return <h2 class="waiting">{text("looking-back")}</h2>;
  const isChosen = (choice: unknown) => chosen !== null && JSON.stringify(choice) === JSON.stringify(chosen);
  return (
    <>
      <h2>
        {question.text} <RuleNumber game={store.table.value!.game} number={question.rule} />
      </h2>
      <ul class="options past">
        {question.options.map((option) => (
          <li class={isChosen(option.choice) ? "chosen" : ""}>
            {isChosen(option.choice) && (
              <span role="img" aria-label={text("chosen")}>
                ✓{" "}
              </span>
            )}
            {option.text}
          </li>
        ))}
      </ul>
    </>
  );
}

function Deeds({ store, planned }: { readonly store: TableStore; readonly planned: boolean }) {
  const view = store.view.value!;
  const { undo } = view;
  if (!view.live) return null;
  const mine = undo.request && undo.request.seat === view.seat;
  return (
    <div class="deeds">
      {undo.request && !mine && view.seat !== null && undo.request.missing.includes(view.seat) && (
        <div class="notice row" role="alert">
          <span>{text("undo-asked", { name: seatName(store, undo.request.seat) })}</span>
          <button type="button" class="main" onClick={() => store.consent(true)}>
            {text("agree")}
          </button>
          <button type="button" onClick={() => store.consent(false)}>
            {text("disagree")}
          </button>
        </div>
      )}
      {mine && (
        <div class="notice row">
          <span>{text("undo-waits", { names: names(store, undo.request!.missing) })}</span>
          <button type="button" onClick={() => store.withdraw()}>
            {text("withdraw")}
          </button>
        </div>
      )}
      <div class="row">
        {view.seat !== null && !undo.request && (
          <button
            type="button"
            onClick={() => store.undo()}
            disabled={undo.kind === "none"}
            title={undo.kind === "alone" ? text("undo-alone") : undo.text}
          >
            <Icon name="undo" /> {text(undo.kind === "ask" ? "undo-ask" : "undo")}
          </button>
        )}
        {store.question.value && !store.question.value.limits && store.table.value!.manners.odds && (
          <button
            type="button"
            onClick={() => store.askOdds()}
            disabled={store.odds.value !== null && store.odds.value.options === null}
          >
            {store.odds.value && store.odds.value.options === null ? text("odds-soon") : text("odds")}
          </button>
        )}
        <button type="button" onClick={() => store.describe(true)}>
          {text("in-words")}
        </button>
        {planned && view.seat !== null && (
          <button type="button" aria-pressed={store.pen.value !== null} onClick={() => store.plan()}>
            {text("plan")}
          </button>
        )}
        <button
          type="button"
          onClick={() => store.look(Math.max(view.first, view.last - 1))}
          disabled={view.last <= view.first}
        >
          {text("look-back")}
        </button>
      </div>
      {undo.kind === "alone" && <p class="small soft">{text("undo-alone")}</p>}
    </div>
  );
}
