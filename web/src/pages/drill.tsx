// Exercises: a moment of a real game and its question; then what each choice is worth, and why.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api.ts";
import { NO_ORDERS, type BoardProps, type GameFace, type Plain, type Question } from "../games/face.ts";
import { faceOf } from "../games/index.ts";
import { useAnswer } from "../parts/answer.ts";
import { Drawing } from "../parts/drawing.tsx";
import { Waiting } from "../parts/lazy.tsx";
import { RuleNumber } from "../parts/rule.tsx";
import type { DrillOption, DrillView } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";

export function DrillPage({ game, number }: { readonly game: string; readonly number: number }) {
  const { found, trouble } = useAnswer(`${game} ${number}`, () => api.drill(game, number));
  const language = settings.value.language;
  useEffect(() => {
    document.title = `${text("drill")} · Zareba`;
  }, [language]);
  const face = faceOf(game).value;
  if (trouble)
    return (
      <div class="page">
        <h1>{text("drill")}</h1>
        <p class="notice bad" role="alert">
          {trouble}
        </p>
        <a class="button" href="/">
          {text("home")}
        </a>
      </div>
    );
  if (!face || "failed" in face) return <Waiting failed={face !== null} />;
  if (!found)
    return (
      <div class="page">
        <h1>{text("drill")}</h1>
        <p role="status">{text("loading")}</p>
      </div>
    );
  return <Exercise key={`${game} ${number}`} view={found} face={face.found} />;
}

interface ExerciseProps {
  readonly view: DrillView;
  readonly face: GameFace;
}

/** Where the options lie on the board, as at a table. */
function litBy(face: GameFace, question: Question, view: DrillView): ReadonlyMap<string, number> {
  const lit = new Map<string, number>();
  question.choices.forEach((choice, i) => {
    for (const ref of face.optionRefs(choice, question, view.facts, view.state)) if (!lit.has(ref)) lit.set(ref, i);
  });
  return lit;
}

function Exercise({ view, face }: ExerciseProps) {
  const chosen = useSignal<number | null>(null);
  const considered = useSignal<number | null>(null);
  const question: Question = useMemo(
    () => ({
      kind: view.kind.split(".").at(-1)!,
      fields: view.fields,
      choices: view.options.map((option) => option.choice as Plain),
      intents: [],
      limits: null,
    }),
    [view],
  );
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // what is said about a choice is read from its beginning, also by who listens
    if (chosen.value === null || !panel.current) return;
    panel.current.scrollTop = 0;
    panel.current.querySelector(".answers")!.scrollTop = 0;
    panel.current.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [chosen.value]);
  const lit = useMemo(() => litBy(face, question, view), [face, question, view]);
  const choose = (option: number) => {
    chosen.value ??= option;
  };
  const board: BoardProps = {
    facts: view.facts,
    state: view.state,
    preview: view.preview,
    over: false,
    question: chosen.value === null ? question : null,
    lit: chosen.value === null ? lit : new Map(),
    glow: new Set(),
    considered: considered.value,
    choose,
    chooseThen: choose,
    mean: choose,
    orders: NO_ORDERS,
    telling: [],
    consider: (option) => {
      considered.value = option;
    },
    labels: view.options.map((option) => option.text),
    measure: () => Promise.resolve({}),
    proposal: null,
    seat: view.seat,
    names: Array.from({ length: view.players }, () => ""),
    words: view.board,
    events: [],
  };
  return (
    <div class="room drill">
      <header class="room-head">
        <h1>
          {view.title}
          <small> · {text("drill-number", { n: view.number, all: view.of })}</small>
        </h1>
      </header>
      <div class="table live">
        <div class="board-side">
          <div class="planned">
            <div class="drawing" data-game={view.game}>
              <Drawing board={board} face={face} />
            </div>
          </div>
        </div>
        <div class="talk-side">
          <section class="prompt panel asking" ref={panel} aria-label={text("question")}>
            <h2 tabIndex={-1}>
              {view.text} <RuleNumber game={view.game} number={view.rule} />
            </h2>
            <div class="answers stack">
              {chosen.value === null ? (
                <ul class="options" aria-label={text("question")}>
                  {view.options.map((option, i) => (
                    <li>
                      <button
                        type="button"
                        class={`option ${considered.value === i ? "considered" : ""}`}
                        aria-description={option.hint || undefined}
                        onClick={() => choose(i)}
                        onPointerEnter={() => board.consider(i)}
                        onPointerLeave={() => board.consider(null)}
                        onFocus={() => board.consider(i)}
                        onBlur={() => board.consider(null)}
                      >
                        <span class="label" data-hint={option.hint || undefined}>
                          {option.text}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              ) : (
                <Told view={view} chosen={view.options[chosen.value]!} again={() => (chosen.value = null)} />
              )}
              {chosen.value === null && view.situation.map((line) => <p class="small">{line}</p>)}
            </div>
          </section>
          <details class="panel">
            <summary>{text("in-words")}</summary>
            {view.board.map((line) => (
              <p class="small">{line}</p>
            ))}
          </details>
          <details class="panel">
            <summary>{text("log")}</summary>
            {view.log.map((line) => (
              <p class="small">{line}</p>
            ))}
          </details>
        </div>
      </div>
    </div>
  );
}

interface ToldProps {
  readonly view: DrillView;
  readonly chosen: DrillOption;
  readonly again: () => void;
}

const percent = (share: number): string => String(Math.round(100 * share));

/** What was chosen, what was best and why, and what all are worth. */
function Told({ view, chosen, again }: ToldProps) {
  const tried = view.options.filter((option) => option.worth !== null).sort((a, b) => b.worth! - a.worth!);
  return (
    <>
      <div class={`notice ${chosen.best ? "" : "bad"}`} role="status">
        {chosen.told.map((line, i) => (
          <p>{i === 0 ? <strong>{`${chosen.best ? "✓ " : "✕ "}${line}`}</strong> : line}</p>
        ))}
      </div>
      <table class="figures">
        <caption>{text("drill-worth")}</caption>
        <tbody>
          {tried.map((option) => (
            <tr class={option === chosen ? "total" : ""}>
              <th scope="row">
                {option.best && "★ "}
                {option.text}
              </th>
              <td>
                {percent(option.worth!)} ± {percent(option.error)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small soft">{view.made}</p>
      <div class="row">
        {view.number < view.of ? (
          <a class="button main" href={`/drill/${view.game}?n=${view.number + 1}`}>
            {text("drill-next")}
          </a>
        ) : (
          <a class="button main" href="/">
            {text("home")}
          </a>
        )}
        <button type="button" onClick={again}>
          {text("drill-again")}
        </button>
      </div>
    </>
  );
}
