// The own hand, docked under the board: every card tells what it can do now, or why it cannot.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { RuleNumber } from "../../parts/rule.tsx";
import { text } from "../../text.ts";
import type { Plain } from "../face.ts";
import { asOption } from "../option.ts";
import { Face } from "./cards.tsx";
import { cardsOf, grouped, ownSeat, type Facts, type Preview } from "./facts.ts";
import type { BoardProps } from "./props.ts";
import { Pool } from "./units.tsx";

/** Actions that begin with a card, and the question that asks for it. */
const ASKED_NEXT: Readonly<Record<string, string>> = { play: "CardToPlay", place: "CardToPlace" };

/** With a single card to play, *Play a card* plays it. */
export function settles(choice: Plain, facts: Facts, preview: Partial<Preview>): string {
  if (choice !== "play" || !preview?.uses) return "";
  const playable = Object.entries(preview.uses).filter(([, { does }]) => does.includes("play"));
  return playable.length === 1 ? facts.cards[playable[0]![0]]!.name : "";
}

export function Hand(board: BoardProps) {
  const { facts, state } = board;
  const words = facts.words;
  const seat = ownSeat(state);
  const open = useSignal<string | null>(null);
  const hand = seat < 0 ? [] : cardsOf(state.hand[seat]);
  useEffect(() => {
    open.value = null;
  }, [board.question]);
  if (seat < 0) return null;
  const looking = cardsOf(state.looking_at[seat]);
  const dealt = state.dealt[seat] ?? [];
  const searched = [...board.lit.keys()].some((ref) => ref.startsWith("discard-"));
  const uses = board.preview.uses;
  const close = () => {
    const card = open.value;
    open.value = null;
    document.querySelector<HTMLElement>(`.dock [data-ref="hand-${card}"]`)?.focus();
  };
  return (
    <section class="burnoose hand panel-like" aria-label={words["hand"]}>
      {open.value !== null && hand.includes(open.value) && <Opened card={open.value} board={board} close={close} />}
      {dealt.length > 0 && <Row title={words["dealt"]!} cards={dealt} where="dealt" board={board} />}
      {looking.length > 0 && <Row title={words["looking-at"]!} cards={looking} where="looking" board={board} />}
      {searched && <Row title={words["discard"]!} cards={state.discard[seat] ?? []} where="discard" board={board} />}
      <Means board={board} seat={seat} size={hand.length} />
      {hand.length > 0 && (
        <ul class="faces">
          {grouped(hand).map(([card, n]) => (
            <Face
              key={card}
              id={card}
              board={board}
              refs={`hand-${card}`}
              number={n}
              look={{
                open: open.value === card,
                usable: uses !== undefined,
                toggle: () => {
                  open.value = open.value === card ? null : card;
                },
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({
  title,
  cards,
  where,
  board,
}: {
  readonly title: string;
  readonly cards: readonly string[];
  readonly where: string;
  readonly board: BoardProps;
}) {
  return (
    <>
      <h3>{title}</h3>
      <ul class="faces laid">
        {grouped(cards).map(([card, n]) => (
          <Face key={card} id={card} board={board} refs={`${where}-${card}`} number={n} />
        ))}
      </ul>
    </>
  );
}

/** How many cards, what they are worth, and the own piles. */
function Means({ board, seat, size }: { readonly board: BoardProps; readonly seat: number; readonly size: number }) {
  const { facts, state, preview } = board;
  const words = facts.words;
  const discard = state.discard[seat] ?? [];
  return (
    <div class="spread means">
      <h3>
        {words["hand"]} ({size})
      </h3>
      {preview.purse && (
        <span class="purse">
          <span class="purse-label">
            {words["your-purse"]}
            {words["colon"]}
          </span>{" "}
          <Pool pool={preview.purse} facts={facts} label={words["your-purse"]!} />
          {state.market && <small> {words["market-on"]}</small>}
        </span>
      )}
      <span class="piles-line">
        <OwnPile name={words["deck"]!} number={state.deck[seat] ?? 0} cards={[]} board={board} refs="deck" />
        <OwnPile name={words["discard"]!} number={discard.length} cards={discard} board={board} refs="discard" />
      </span>
    </div>
  );
}

/** What one card does, what can be done with it now, and why it cannot be played. */
function Opened({
  card,
  board,
  close,
}: {
  readonly card: string;
  readonly board: BoardProps;
  readonly close: () => void;
}) {
  const { facts, question, labels } = board;
  const words = facts.words;
  const { name, text: does } = facts.cards[card]!;
  const uses = board.preview.uses?.[card];
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [card]);
  const act = (action: string, option: number) => {
    const next = ASKED_NEXT[action];
    if (next) board.chooseThen(option, next, card);
    else board.choose(option);
  };
  const reason = uses ? words[`closed-${uses.why}`] : words[question ? "not-now" : "not-your-turn"];
  return (
    <div
      class="opened"
      role="group"
      aria-label={name}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <h3>{name}</h3>
      <p>{does}</p>
      <div class="row">
        {uses?.does.map((action) => {
          const option = question?.choices.indexOf(action) ?? -1;
          if (option < 0) return null;
          return (
            <button type="button" class="main" onClick={() => act(action, option)}>
              {`${labels[option]}${words["colon"]} ${name}`}
            </button>
          );
        })}
        <button type="button" onClick={close}>
          {text("close")}
        </button>
      </div>
      {(!uses || uses.why) && (
        <p class="why" role="status">
          {uses && (
            <>
              {words["not-played"]}
              {words["colon"]}{" "}
            </>
          )}
          {reason} {uses && <RuleNumber game="burnoose" number={uses.rule} />}
        </p>
      )}
    </div>
  );
}

function OwnPile({
  name,
  number,
  cards,
  board,
  refs,
}: {
  readonly name: string;
  readonly number: number;
  readonly cards: readonly string[];
  readonly board: BoardProps;
  readonly refs: string;
}) {
  const { facts } = board;
  const { option, classes, props } = asOption(refs, name, board);
  const label = (
    <>
      <svg viewBox="0 0 20 26" class="pile-icon" aria-hidden="true">
        <rect x="4" y="4" width="15" height="21" rx="2" />
        <rect x="1" y="1" width="15" height="21" rx="2" class="top" />
      </svg>
      {name} <b>{number}</b>
    </>
  );
  if (!cards.length)
    return (
      <span class={`own-pile ${classes}`} {...(option === undefined ? {} : props)}>
        {label}
      </span>
    );
  return (
    <details class="own-pile">
      <summary>{label}</summary>
      <ul class="small plain-list">
        {grouped(cards).map(([card, n]) => (
          <li>
            {n > 1 ? `${n} × ` : ""}
            {facts.cards[card]!.name}
          </li>
        ))}
      </ul>
    </details>
  );
}
