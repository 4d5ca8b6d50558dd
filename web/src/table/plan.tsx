// The shared plan pad: marks over the board that everybody at the table sees. They change nothing in the game.
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Ref } from "../games/face.ts";
import { Icon } from "../parts/icon.tsx";
import { RuleNumber } from "../parts/rule.tsx";
import { SeatSign } from "../parts/seat.tsx";
import type { MarkKind, MarkView } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import { lacks, type Pen } from "./pen.ts";
import type { TableStore } from "./store.ts";

const KINDS = ["arrow", "circle", "cross", "note"] as const satisfies readonly MarkKind[];
/** The button that opens and closes the pad. */
export const TOGGLE = "plan-toggle";
const MOST_LETTERS = 40;
const MOST_PLACES = 150;
const roomy = matchMedia("(min-width: 64rem)");

export function PlanPad({
  store,
  board,
  secret,
}: {
  readonly store: TableStore;
  readonly board: RefObject<HTMLElement | null>;
  readonly secret: RegExp | undefined;
}) {
  const pen = store.pad.pen.value;
  const marks = store.pad.marks.value;
  if (!pen && !marks.length) return null;
  return (
    <section class={`plan panel ${pen ? "open" : ""}`} aria-label={text("plan")}>
      {pen ? <Desk store={store} board={board} secret={secret} pen={pen} /> : null}
      {marks.length > 0 && (
        <details>
          <summary>{text("plan-marks", { n: marks.length })}</summary>
          <Marks store={store} />
        </details>
      )}
    </section>
  );
}

function Desk({
  store,
  board,
  secret,
  pen,
}: {
  readonly store: TableStore;
  readonly board: RefObject<HTMLElement | null>;
  readonly secret: RegExp | undefined;
  readonly pen: Pen;
}) {
  const refs = useSignal<readonly Ref[]>([]);
  const view = store.moments.view.value;
  const talk = view?.talk;
  useEffect(() => {
    refs.value = refsOn(board.current, secret);
  }, [view?.at, view?.seat]);
  useEffect(() => store.pad.ask(refs.value), [refs.value.join(), settings.value.language]);
  useEffect(() => {
    document.getElementById(`plan-${pen.kind}`)?.focus();
  }, []);
  const form = useRef<HTMLFormElement>(null);
  // Whoever lays the pen down by keyboard goes on from where it was taken up, or from its button.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const desk = form.current;
    return () => {
      if (!desk?.contains(document.activeElement)) return;
      const known = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (known ? before : document.getElementById(TOGGLE))?.focus({ preventScroll: true });
    };
  }, []);
  const change = (part: Partial<Pen>) => store.pad.change(part);
  const missing = lacks(pen);
  const names = store.pad.names.value;
  const places = refs.value
    .filter((ref) => names.has(ref))
    .map((ref) => [ref, names.get(ref)!] as const)
    .sort((a, b) => a[1].localeCompare(b[1], settings.value.language));
  const select = (which: "from" | "to") => (
    <label class="field">
      <span>{text(pen.kind === "arrow" ? `plan-${which}` : "plan-at")}</span>
      <select value={pen[which]} onChange={(event) => change({ [which]: event.currentTarget.value })}>
        <option value="">…</option>
        {places.map(([ref, words]) => (
          <option key={ref} value={ref}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        store.pad.set();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") store.pad.pen.value = null;
      }}
    >
      <header class="spread">
        <h2>{text("plan")}</h2>
        <button
          type="button"
          class="plain icon"
          onClick={() => {
            store.pad.pen.value = null;
          }}
          aria-label={text("close")}
        >
          <Icon name="close" />
        </button>
      </header>
      {talk && talk.kind !== "free" ? (
        <p class="notice">
          {talk.text} <RuleNumber game={store.table.value!.game} number={talk.rule} />
        </p>
      ) : (
        <>
          <div class="row kinds" role="group" aria-label={text("plan-kind")}>
            {KINDS.map((kind) => (
              <button
                type="button"
                key={kind}
                id={`plan-${kind}`}
                aria-pressed={pen.kind === kind}
                onClick={() => change({ kind })}
              >
                {text(`plan-${kind}`)}
              </button>
            ))}
          </div>
          <p class="small soft" role="status">
            {missing === "to" ? text("plan-then", { place: names.get(pen.from) ?? "" }) : text("plan-how")}
          </p>
          <label class="field note">
            <span>{text("plan-words")}</span>
            <input
              type="text"
              maxLength={MOST_LETTERS}
              value={pen.note}
              autocomplete="off"
              onInput={(event) => change({ note: event.currentTarget.value })}
            />
          </label>
          <details class="by-list" open={roomy.matches}>
            <summary>{text("plan-list")}</summary>
            <div class="row ends">
              {select("from")}
              {pen.kind === "arrow" && select("to")}
              <button type="submit" class="main" disabled={missing !== null}>
                {text("plan-set")}
              </button>
            </div>
          </details>
        </>
      )}
    </form>
  );
}

function Marks({ store }: { readonly store: TableStore }) {
  const marks = store.pad.marks.value;
  const mine = (mark: MarkView) => store.seats.held.value.includes(mark.seat);
  const game = store.table.value!;
  const glow = (mark: MarkView | null) => {
    store.glow.value = new Set(mark?.refs ?? []);
  };
  return (
    <>
      <ul class="marks">
        {marks.map((mark) => (
          <li key={mark.mark} onPointerEnter={() => glow(mark)} onPointerLeave={() => glow(null)}>
            <SeatSign seat={mark.seat} /> <span>{mark.text}</span>
            {(mine(mark) || store.seats.host.value) && (
              <button
                type="button"
                class="plain"
                onClick={() => store.pad.erase(mine(mark) ? mark.seat : null, mark.mark)}
              >
                {text("plan-erase")}
                <span class="visually-hidden">: {mark.text}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="row">
        {store.seats.held.value
          .filter((seat) => marks.some((mark) => mark.seat === seat))
          .map((seat) => (
            <button type="button" key={seat} class="plain" onClick={() => store.pad.erase(seat, null)}>
              {text("plan-erase-mine")}
              {store.seats.held.value.length > 1 && ` (${game.seats[seat]?.name ?? ""})`}
            </button>
          ))}
        {store.seats.host.value && (
          <button type="button" class="plain" onClick={() => store.pad.erase(null, null)}>
            {text("plan-erase-all")}
          </button>
        )}
      </div>
    </>
  );
}

/** The pieces and places of the board that can be pointed at for others. */
function refsOn(board: HTMLElement | null, secret: RegExp | undefined): readonly Ref[] {
  const found = [...(board?.querySelectorAll<HTMLElement | SVGElement>("[data-ref]") ?? [])].map(
    (element) => element.dataset["ref"]!,
  );
  return [...new Set(found)].filter((ref) => !secret?.test(ref)).slice(0, MOST_PLACES);
}
