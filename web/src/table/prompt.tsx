// The question, its rule, the options; or whom the table waits for; or how it ended.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps, GameFace } from "../games/face.ts";
import { Scope } from "../games/scope.tsx";
import { Icon } from "../parts/icon.tsx";
import { Inputs } from "../parts/inputs.tsx";
import { Drafting } from "../parts/drafting.tsx";
import { RuleNumber } from "../parts/rule.tsx";
import type { Question as Asked } from "../protocol.ts";
import { change, settings } from "../settings.ts";
import { text } from "../text.ts";
import { same } from "./answer.ts";
import { Ending, EndingAgain } from "./ending.tsx";
import { Guide } from "./guide.tsx";
import { isEnd } from "./input.ts";
import { OddsButtons, OddsFound, OddsOf } from "./oddsbox.tsx";
import { TOGGLE } from "./plan.tsx";
import type { Proposal } from "./proposal.ts";
import { Folder, MoreDeeds, useSheet } from "./sheet.tsx";
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
  const view = store.moments.view.value!;
  const put = store.moments.question.value;
  const question = put && !store.answer.isIdle(put) ? put : null;
  const panel = useRef<HTMLElement>(null);
  // Whoever plays by keyboard finds the next question under the fingers.
  // Before the page is drawn: a key pressed then must not find the focus where it was.
  useLayoutEffect(() => {
    if (!(question || (view.ending && view.live)) || !byKeyboard) return;
    const lost =
      document.activeElement === document.body ||
      document.activeElement?.id === "main" ||
      panel.current?.contains(document.activeElement) ||
      document.activeElement?.hasAttribute("data-option");
    // Who came here with Space would press the first option by the next one: the title is safe.
    const where = store.film.hurried || !question ? "h2" : "[data-focus], .options button, form input, form select";
    store.film.hurried = false;
    if (lost) panel.current?.querySelector<HTMLElement>(where)?.focus({ preventScroll: true });
  }, [question?.number, view.ending?.result]);

  // Another kind of question, or the end, is read from its beginning; a list that is put again stays where it was.
  useLayoutEffect(() => {
    for (const box of [panel.current, panel.current?.querySelector(".answers")]) if (box) box.scrollTop = 0;
  }, [question?.kind, view.ending?.result]);

  // Whoever plays by keyboard has the list at hand; others open it once, and it stays open. Another hand at the same
  // question finds it as it lies: nothing folds under a finger.
  const keyed = useMemo(() => byKeyboard, [question?.number]);
  const fold = {
    open: keyed || settings.value.lists === "open",
    toggle: (open: boolean) => {
      if (!keyed) change({ lists: open ? "open" : "fold" });
    },
  };
  const lies = question !== null && !question.arranges && onBoard(question, board);
  const folded = useSheet(panel, question?.number, lies);
  // Where everything can be laid out at once, the questions one by one are the longer way.
  const byOne = { open: settings.value.lists === "open", toggle: fold.toggle, always: true };
  const OwnInput = question ? face.inputs?.[question.kind] : undefined;
  const Input = OwnInput ?? Inputs;
  const { answer } = store;
  const busy = answer.busy.value;
  const picked = answer.picked.value;
  const asked = picked && question?.options.find((option) => same(option.choice, picked.choice));
  const settled = picked ? answer.settles(picked.choice) : "";
  const what = picked?.then.length ? text("arrangement") : whole(asked?.text, settled);
  const proposal = answer.proposal.value;
  const arranged = Boolean(question?.arranges && proposal?.tried.value);
  // What is laid out is drawn a little later than its question is put.
  useLayoutEffect(() => {
    if (!arranged || !byKeyboard || document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>("[data-focus]")?.focus({ preventScroll: true });
  }, [arranged]);
  const { game } = store.table.value!;
  const Arrange = question?.arranges && proposal ? face.Arrange : undefined;

  return (
    <section
      class={`prompt panel ${question ? "asking" : ""} ${folded.value ? "sheet-folded" : ""}`}
      ref={panel}
      data-question={question?.number}
      aria-label={text("question")}
    >
      {view.ending && view.live && <Ending store={store} ending={view.ending} />}
      {view.ending && !view.live && <EndingAgain store={store} ending={view.ending} />}
      {question && (
        <>
          <div class="prompt-head">
            <h2 tabIndex={-1}>
              {store.seats.held.value.length > 1 && <span class="soft">{seatName(store, question.seat)}: </span>}
              {question.text} <RuleNumber game={game} number={question.rule} />
            </h2>
            <Folder folded={folded} />
          </div>
          <Guide store={store} question={question} />
          {picked && (
            <div class="notice row confirm" role="alert">
              <span>
                {settings.value.warnings !== "off" && picked.warning && <strong>{picked.warning} </strong>}
                {text("confirm-choice", { what })}
                {asked?.hint && !settled && !picked.then.length && <small> {asked.hint}</small>}
              </span>
              <button type="button" class="main" onClick={() => answer.choose(picked.choice, picked.then)}>
                {text("confirm")}
              </button>
              <button type="button" onClick={() => answer.cancel()}>
                {text("cancel")}
              </button>
            </div>
          )}
          <p role="status" class={answer.hasty.value ? "notice" : "visually-hidden"}>
            {answer.hasty.value && text("answer-under-way")}
          </p>
          <Idle store={store} />
          <div class="answers">
            {Arrange && (
              <Scope game={game}>
                <Arrange {...board} proposal={proposal!} asked={question} busy={busy} />
              </Scope>
            )}
            {proposal && !question.arranges && !OwnInput ? (
              <Drafting
                question={question}
                proposal={proposal}
                busy={busy}
                face={face}
                board={board}
                game={game}
                keys={settings.value.shortcuts}
              />
            ) : Arrange && (awaited(proposal!) || laidOut(proposal!)) ? null : (
              <Input
                question={question}
                busy={busy}
                choose={(choice) => answer.want(choice)}
                consider={board.consider}
                considered={answer.considered.value}
                keys={settings.value.shortcuts && !Arrange}
                fold={Arrange ? byOne : lies ? fold : undefined}
                note={(i) => (
                  <>
                    {face.note?.(i, board.facts, board.preview)}
                    <OddsOf store={store} option={i} />
                  </>
                )}
              />
            )}
          </div>
        </>
      )}
      {!question && view.live && !view.ending && (
        <>
          <h2 class="waiting">
            {view.waiting_for.length && !put
              ? text("waiting-for", { names: names(store, view.waiting_for) })
              : text("waiting")}
          </h2>
          <Idle store={store} />
        </>
      )}
      {!put &&
        view.live &&
        view.waiting_for
          .filter((seat) => store.seats.held.value.includes(seat) && !store.seats.looksAs(seat))
          .filter((seat) => !answer.isAnsweredFor(seat, view))
          .map((seat) => (
            <button type="button" class="main" onClick={() => store.seats.pass(seat)}>
              {text("go-on-as", { name: seatName(store, seat) })}
            </button>
          ))}
      {!view.live && <Past store={store} />}
      <Deeds store={store} planned={!face.inWords} />
      {face.Beside && (
        <div class="beside-question" data-game={game} tabIndex={answer.proposal.value ? 0 : undefined}>
          <face.Beside {...board} />
        </div>
      )}
    </section>
  );
}

/** What is to be confirmed: the option, and what it decides at once. */
const whole = (option: string | undefined, besides: string): string =>
  [option ?? text("free-answer"), besides].filter(Boolean).join(": ");

/** What was answered for the reader; at a screen of several, for whom. */
function Idle({ store }: { readonly store: TableStore }) {
  const idle = store.answer.idle.value;
  const who = idle && store.seats.held.value.length > 1 ? seatName(store, idle.seat) : "";
  return (
    <p role="status" class={idle ? "small soft" : "visually-hidden"}>
      {idle && text(who ? "answered-for-seat" : "answered-for-you", { who, question: idle.question, text: idle.text })}
    </p>
  );
}

/** Whether it can be laid out at once is not known yet: no list is shown that would go away under the hand. */
const awaited = (proposal: Proposal): boolean => proposal.tried.value === null && proposal.busy.value;

/** Has something been laid out?  A run that is only closed is no more than its last option. */
const laidOut = (proposal: Proposal): boolean => (proposal.tried.value?.answers.length ?? 0) > 1;

/** Does every option but the ways out lie on the board? */
const onBoard = (question: Asked, board: BoardProps): boolean => {
  const lit = new Set(board.lit.values());
  return question.options.every(({ choice }, i) => isEnd(choice) || lit.has(i));
};

/** A question of the past, with the answer it got. */
function Past({ store }: { readonly store: TableStore }) {
  const { question, chosen, ending } = store.moments.view.value!;
  if (ending) return <h2>{ending.text}</h2>;
  if (!question) return <h2 class="waiting">{text("looking-back")}</h2>;
  const isChosen = (choice: unknown) => chosen !== null && same(choice, chosen);
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
  const view = store.moments.view.value!;
  const { undo } = view;
  const all = useSignal(false); // on a narrow screen most of them are put away
  if (!view.live) return null;
  const mine = undo.request && undo.request.seat === view.seat;
  return (
    <div class={`deeds ${all.value ? "all" : ""}`}>
      {undo.request && !mine && view.seat !== null && undo.request.missing.includes(view.seat) && (
        <div class="notice row" role="alert">
          <span>
            {text("undo-asked", { name: seatName(store, undo.request.seat) })} {undo.text}
          </span>
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
          <button type="button" onClick={() => store.undo()} disabled={undo.kind === "none"} title={undo.text}>
            <Icon name="undo" /> {text(undo.kind === "ask" ? "undo-ask" : "undo")}
          </button>
        )}
        <MoreDeeds all={all} />
        <OddsButtons store={store} />
        <button type="button" onClick={() => store.describe(true)}>
          {text("in-words")}
        </button>
        {planned && view.seat !== null && (
          <button
            type="button"
            id={TOGGLE}
            aria-pressed={store.pad.pen.value !== null}
            onClick={() => store.pad.toggle()}
          >
            {text("plan")}
          </button>
        )}
        <button
          type="button"
          onClick={() => store.moments.look(Math.max(view.first, view.last - 1))}
          disabled={view.last <= view.first}
        >
          {text("look-back")}
        </button>
      </div>
      <OddsFound store={store} />
      {undo.kind === "alone" && <p class="small soft">{undo.text}</p>}
    </div>
  );
}
