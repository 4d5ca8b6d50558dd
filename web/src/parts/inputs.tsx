// The generic inputs: one of several, yes or no, an amount, an order, a selection, a free place.
import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Choice, Question } from "../protocol.ts";
import { findRow, inputOf, isEnd, isRanges, keyed, readAnswer, things, type Keyed } from "../table/input.ts";
import { text } from "../text.ts";
import { Icon } from "./icon.tsx";

export interface InputProps {
  readonly question: Question;
  readonly busy: boolean;
  readonly choose: (choice: unknown) => void;
  readonly consider: (option: number | null) => void;
  readonly considered: number | null;
  /** What a game has to say beside an option, such as the sum it leads to. */
  readonly note?: (option: number) => ComponentChild;
  readonly keys: boolean;
  /** The options lie on the board: their list is folded until somebody wants it. */
  readonly fold?: Fold | undefined;
}

export interface Fold {
  readonly open: boolean;
  readonly toggle: (open: boolean) => void;
  /** Also where there are few. */
  readonly always?: boolean;
}

export function Inputs(props: InputProps) {
  const { question } = props;
  switch (inputOf(question)) {
    case "amount":
      return question.options.length > 12 ? (
        <Amount key={question.number} {...props} />
      ) : (
        <Options {...props} kind="amount" />
      );
    case "order":
      return <Order key={question.number} {...props} />;
    case "several":
      return <Several key={question.number} {...props} />;
    case "place":
      return <Place key={question.number} {...props} />;
    case "confirm":
      return <Options {...props} kind="confirm" />;
    case "one":
      return question.options.length > LONG ? (
        <Listed key={question.number} {...props} />
      ) : (
        <Options {...props} kind="one" />
      );
  }
}

const MANY = 6; // more are set closer
const LONG = 24; // more are a list to choose from: nobody reads a hundred buttons

/** Buttons; the arrow keys move between them, digits choose. */
function Options({
  question,
  busy,
  choose,
  consider,
  considered,
  note,
  keys,
  kind,
  fold,
}: InputProps & { readonly kind: string }) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = [...list.current!.querySelectorAll("button")];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    buttons[(now + step + buttons.length) % buttons.length]?.focus();
  };
  const button = ({ option: i, key }: Keyed) => {
    const option = question.options[i]!;
    return (
      <li key={`${question.number}-${i}`}>
        <button
          type="button"
          class={`option ${considered === i ? "considered" : ""}`}
          aria-disabled={busy}
          aria-description={option.hint || undefined}
          onClick={() => {
            choose(option.choice);
          }}
          onPointerEnter={() => consider(i)}
          onPointerLeave={() => consider(null)}
          onFocus={() => consider(i)}
          onBlur={() => consider(null)}
        >
          {keys && key && <kbd aria-hidden="true">{key}</kbd>}
          <span class="label" data-hint={option.hint || undefined}>
            {option.text}
          </span>
          {note && <span class="note">{note(i)}</span>}
        </button>
      </li>
    );
  };
  const all = keyed(question.options);
  const rest = all.filter(({ option }) => !isEnd(question.options[option]!.choice));
  const ends = all.filter(({ option }) => isEnd(question.options[option]!.choice));
  const listed = <ul class={`options ${kind} ${question.options.length > MANY ? "close" : ""}`}>{rest.map(button)}</ul>;
  return (
    <div class="choices" ref={list} onKeyDown={onKeyDown}>
      {fold && (rest.length > MANY || (fold.always && rest.length > 0)) ? (
        <details class="folded" open={fold.open} onToggle={(event) => fold.toggle(event.currentTarget.open)}>
          <summary>{text("choose-from-list", { n: rest.length })}</summary>
          {listed}
        </details>
      ) : (
        rest.length > 0 && listed
      )}
      {ends.length > 0 && <ul class={`options ends ${kind}`}>{ends.map(button)}</ul>}
    </div>
  );
}

/** A long list; typing the first letters finds an entry. */
function Listed({ question, busy, choose, consider }: InputProps) {
  const at = useSignal(keyed(question.options)[0]!.option);
  const { hint } = question.options[at.value]!;
  return (
    <form
      class="listed"
      onSubmit={(event) => {
        event.preventDefault();
        choose(question.options[at.value]!.choice);
      }}
    >
      <label>
        <span class="visually-hidden">{question.text}</span>
        <select
          value={at.value}
          onChange={(event) => {
            at.value = Number(event.currentTarget.value);
            consider(at.value);
          }}
        >
          {keyed(question.options).map(({ option }) => (
            <option value={option}>{question.options[option]!.text}</option>
          ))}
        </select>
      </label>
      {hint && <p class="small soft">{hint}</p>}
      <button type="submit" class="main" aria-disabled={busy}>
        {text("choose")}
      </button>
    </form>
  );
}

function Amount({ question, busy, choose, consider }: InputProps) {
  const amounts = question.options.map((option) => option.choice as number);
  const at = useSignal(0);
  const move = (i: number) => {
    at.value = Math.max(0, Math.min(amounts.length - 1, i));
    consider(at.value);
  };
  return (
    <form
      class="amount"
      onSubmit={(event) => {
        event.preventDefault();
        choose(amounts[at.value]);
      }}
    >
      <label>
        <span class="visually-hidden">{question.text}</span>
        <input
          type="range"
          min="0"
          max={amounts.length - 1}
          value={at.value}
          aria-valuetext={question.options[at.value]!.text}
          onInput={(event) => move(Number(event.currentTarget.value))}
        />
      </label>
      <output>{question.options[at.value]!.text}</output>
      <button type="submit" class="main" aria-disabled={busy}>
        {text("choose")}
      </button>
    </form>
  );
}

const rowsOf = (options: readonly Choice[]) => options.map((option) => option.choice as readonly unknown[]);

/** Words for a single thing: those of the option that holds nothing else, or the thing itself. */
function nameOf(thing: unknown, options: readonly Choice[]): string {
  const alone = options.find(
    ({ choice }) => Array.isArray(choice) && choice.length === 1 && JSON.stringify(choice[0]) === JSON.stringify(thing),
  );
  return alone?.text ?? String(thing);
}

function Order({ question, busy, choose, consider }: InputProps) {
  const rows = rowsOf(question.options);
  const order = useSignal<readonly unknown[]>(rows[0]!);
  const found = findRow(rows, order.value, true);
  useEffect(() => consider(found >= 0 ? found : null), [found]);
  const move = (i: number, step: number) => {
    const next = [...order.value];
    const [thing] = next.splice(i, 1);
    next.splice(i + step, 0, thing);
    order.value = next;
  };
  return (
    <form
      class="order"
      onSubmit={(event) => {
        event.preventDefault();
        if (found >= 0) choose(rows[found]);
      }}
    >
      <ol>
        {order.value.map((thing, i) => (
          <li key={JSON.stringify(thing)}>
            <span>
              {i + 1}. {nameOf(thing, question.options)}
            </span>
            <button
              type="button"
              class="icon"
              disabled={i === 0}
              onClick={() => move(i, -1)}
              aria-label={text("move-up", { thing: nameOf(thing, question.options) })}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              class="icon"
              disabled={i === order.value.length - 1}
              onClick={() => move(i, 1)}
              aria-label={text("move-down", { thing: nameOf(thing, question.options) })}
            >
              <Icon name="down" />
            </button>
          </li>
        ))}
      </ol>
      <button type="submit" class="main" disabled={found < 0} aria-disabled={busy}>
        {text("choose")}
      </button>
    </form>
  );
}

function Several({ question, busy, choose, consider }: InputProps) {
  const rows = rowsOf(question.options);
  const chosen = useSignal<readonly unknown[]>([]);
  const found = findRow(rows, chosen.value, false);
  useEffect(() => consider(found >= 0 ? found : null), [found]);
  const has = (thing: unknown) => chosen.value.some((x) => JSON.stringify(x) === JSON.stringify(thing));
  return (
    <form
      class="several"
      onSubmit={(event) => {
        event.preventDefault();
        if (found >= 0) choose(rows[found]);
      }}
    >
      {things(rows).map((thing) => (
        <label class="check">
          <input
            type="checkbox"
            checked={has(thing)}
            onChange={() => {
              chosen.value = has(thing)
                ? chosen.value.filter((x) => JSON.stringify(x) !== JSON.stringify(thing))
                : [...chosen.value, thing];
            }}
          />
          {nameOf(thing, question.options)}
        </label>
      ))}
      <button type="submit" class="main" disabled={found < 0} aria-disabled={busy}>
        {found >= 0 ? text("choose-this", { what: question.options[found]!.text }) : text("choose")}
      </button>
    </form>
  );
}

/** A free answer; where the limits are ranges, as numbers. A game's board can offer the pointer besides. */
function Place(props: InputProps) {
  return isRanges(props.question.limits ?? {}) ? <Numbers {...props} /> : <Freely {...props} />;
}

function Numbers({ question, busy, choose }: InputProps) {
  const ranges = Object.entries(question.limits as Readonly<Record<string, readonly [number, number]>>);
  const values = useSignal<Readonly<Record<string, string>>>({});
  const numbers = ranges.map(([name]) => ((values.value[name] ?? "") === "" ? NaN : Number(values.value[name])));
  const ready = numbers.every(Number.isInteger);
  return (
    <form
      class="place"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) choose(numbers);
      }}
    >
      {ranges.map(([name, [least, most]]) => (
        <label class="field">
          <span>
            {name}{" "}
            <small class="soft">
              {least}–{most}
            </small>
          </span>
          <input
            type="number"
            min={least}
            max={most}
            value={values.value[name] ?? ""}
            onInput={(event) => {
              values.value = { ...values.value, [name]: event.currentTarget.value };
            }}
          />
        </label>
      ))}
      <button type="submit" class="main" disabled={!ready} aria-disabled={busy}>
        {text("choose")}
      </button>
    </form>
  );
}

function Freely({ question, busy, choose }: InputProps) {
  const written = useSignal("");
  return (
    <form
      class="place"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.value.trim()) choose(readAnswer(written.value));
      }}
    >
      <details>
        <summary>{text("limits")}</summary>
        <pre>{JSON.stringify(question.limits, null, 1)}</pre>
      </details>
      <label class="field">
        <span>{text("free-answer")}</span>
        <textarea
          rows={4}
          value={written.value}
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="main" disabled={!written.value.trim()} aria-disabled={busy}>
        {text("choose")}
      </button>
    </form>
  );
}
