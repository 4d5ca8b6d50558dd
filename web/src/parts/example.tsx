// An example of play beside its rule, moment by moment; or a picture whose parts are named.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api.ts";
import {
  NO_ORDERS,
  type BoardProps,
  type GameFace,
  type Json,
  type Plain,
  type Question,
  type Ref,
} from "../games/face.ts";
import { faceOf } from "../games/index.ts";
import type { ExampleFrame, ExampleView } from "../protocol.ts";
import { settings } from "../settings.ts";
import { reading } from "../table/film.ts";
import { follower } from "../table/gliding.ts";
import { throws } from "../table/lines.ts";
import { text } from "../text.ts";
import { useAnswer } from "./answer.ts";
import { Dice } from "./dice.tsx";
import { Drawing } from "./drawing.tsx";
import { Icon } from "./icon.tsx";
import { Waiting } from "./lazy.tsx";
import { Parts } from "./parts.tsx";
import { RuleNumber } from "./rule.tsx";

const PACE = { slow: 1.8, normal: 1, fast: 0.45, once: 0.45 } as const;

/** The words and the positions come when the example is opened, and so does the drawing. */
export function Example({ game, name }: { readonly game: string; readonly name: string }) {
  const { found, trouble } = useAnswer(`${game} ${name}`, () => api.example(game, name));
  const face = faceOf(game).value;
  if (trouble)
    return (
      <p class="notice bad" role="alert">
        {trouble}
      </p>
    );
  if (face && "failed" in face) return <Waiting failed />;
  if (!face || !found) return <p role="status">{text("loading")}</p>;
  const Shown = found.parts.length ? Picture : Player;
  return <Shown view={found} face={face.found} />;
}

interface Shown {
  readonly view: ExampleView;
  readonly face: GameFace;
}

/** Every frame with its whole state: the server sends what has changed. */
function wholeFrames(view: ExampleView): readonly ExampleFrame[] {
  let state: Json = {};
  let preview: Json = {};
  return view.frames.map((frame) => {
    state = { ...state, ...frame.state };
    preview = { ...preview, ...frame.preview };
    return { ...frame, state, preview };
  });
}

const NOTHING_LIT: BoardProps["lit"] = new Map();
const nothing = () => {};

/** A board to look at: nothing on it can be chosen. */
function boardOf(view: ExampleView, frame: ExampleFrame, glow: ReadonlySet<Ref>): BoardProps {
  const about = Object.keys(view.about).length > 0;
  return {
    facts: view.facts,
    state: frame.state,
    preview: frame.preview,
    over: false,
    question: about ? { kind: "", fields: view.about, choices: [], intents: [], limits: null } : null,
    lit: NOTHING_LIT,
    glow,
    close: true,
    considered: null,
    choose: nothing,
    chooseThen: nothing,
    mean: nothing,
    consider: nothing,
    orders: NO_ORDERS,
    telling: frame.lines,
    labels: [],
    measure: () => Promise.resolve(view.measured),
    proposal: null,
    seat: view.seat,
    names: Array.from({ length: view.players }, () => ""),
    words: frame.words,
    events: [],
  };
}

/** What a moment is about: the pieces its lines name, or its answer. */
function aboutOf(view: ExampleView, frame: ExampleFrame, face: GameFace): ReadonlySet<Ref> {
  const { asked, lines } = frame;
  if (!asked) return new Set(lines.flatMap((line) => face.lineRefs(line.facts)));
  const choice = asked.choice as Plain;
  const question: Question = { kind: asked.kind, fields: asked.fields, choices: [choice], intents: [], limits: null };
  return new Set(face.optionRefs(choice, question, view.facts, frame.state));
}

function Player({ view, face }: Shown) {
  const frames = useMemo(() => wholeFrames(view), [view]);
  const at = useSignal(0);
  const running = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => follower(place), []);
  const last = frames.length - 1;
  const frame = frames[at.value]!;
  const to = (step: number) => {
    pieces.leaving();
    at.value = Math.max(0, Math.min(last, step));
  };
  const by = (step: number) => {
    running.value = false;
    to(step);
  };
  useLayoutEffect(() => pieces.arrived(), [at.value]);
  useEffect(() => {
    if (!running.value) return;
    const said = [...frame.lines, { text: frame.caption, facts: {} } as (typeof frame.lines)[number]];
    const timer = setTimeout(
      () => {
        if (at.value < last) to(at.value + 1);
        if (at.value >= last) running.value = false;
      },
      2 * reading(said) * PACE[settings.peek().speed],
    );
    return () => clearTimeout(timer);
  }, [at.value, running.value]);
  const glow = useMemo(() => aboutOf(view, frame, face), [frame, face]);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => by(at.value - 1),
    ArrowRight: () => by(at.value + 1),
    Home: () => by(0),
    End: () => by(last),
  };
  const button = (name: "first" | "back" | "forward" | "last", step: number, idle: boolean) => (
    <button
      type="button"
      class="icon"
      onClick={() => by(step)}
      aria-disabled={idle}
      aria-label={text(name)}
      title={text(name)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div class="example-player" data-step={at.value + 1}>
      <div
        class="row example-steps"
        role="group"
        aria-label={text("example-keys")}
        onKeyDown={(event) => {
          const deed = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
          if (!deed) return;
          event.preventDefault();
          deed();
        }}
      >
        {button("first", 0, at.value === 0)}
        {button("back", at.value - 1, at.value === 0)}
        <button
          type="button"
          class="icon"
          aria-pressed={running.value}
          aria-label={text(running.value ? "pause" : "run")}
          title={text(running.value ? "pause" : "run")}
          onClick={() => {
            if (!running.value && at.value >= last) to(0);
            running.value = !running.value;
          }}
        >
          <Icon name={running.value ? "pause" : "run"} />
        </button>
        {button("forward", at.value + 1, at.value === last)}
        {button("last", last, at.value === last)}
        <span class="small soft">{text("example-step", { n: at.value + 1, all: frames.length })}</span>
      </div>
      <Telling view={view} frame={frame} />
      <div class="drawing" ref={place} data-game={view.game}>
        <Drawing board={boardOf(view, frame, glow)} face={face} />
      </div>
      <InWords words={frame.words} />
    </div>
  );
}

/** What is said at a moment; who listens hears every step once. */
function Telling({ view, frame }: { readonly view: ExampleView; readonly frame: ExampleFrame }) {
  const thrown = throws(frame.lines);
  return (
    <div class="example-telling" role="status" aria-live="polite">
      <p class="example-caption">{frame.caption}</p>
      {(frame.lines.length > 0 || frame.asked) && (
        <ul class="small">
          {frame.lines.map((line) => (
            <li>
              {line.text} <RuleNumber game={view.game} number={line.rule} />
            </li>
          ))}
          {frame.asked && (
            <li>
              {frame.asked.text} <RuleNumber game={view.game} number={frame.asked.rule} />
              <br />
              <strong>{text("example-answer", { answer: frame.asked.answer })}</strong>
            </li>
          )}
        </ul>
      )}
      {thrown.length > 0 && thrown.length <= 4 && (
        <div class="row" aria-hidden="true">
          {thrown.map(({ faces }) => (
            <Dice faces={faces} />
          ))}
        </div>
      )}
    </div>
  );
}

function InWords({ words }: { readonly words: readonly string[] }) {
  return (
    <details>
      <summary class="small">{text("example-words")}</summary>
      {words.map((line) => (
        <p class="small">{line}</p>
      ))}
    </details>
  );
}

const NO_GLOW: ReadonlySet<Ref> = new Set();

/** The board with numbers on its parts, and what they are beside it. */
function Picture({ view, face }: Shown) {
  const [frame] = useMemo(() => wholeFrames(view), [view]);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div class="example-picture">
      <p class="example-caption">{frame!.caption}</p>
      <div class="pictured">
        <div class="drawing" ref={place} data-game={view.game}>
          <Drawing board={boardOf(view, frame!, NO_GLOW)} face={face} />
        </div>
        <Parts board={place} refs={view.parts.map((part) => part.ref)} />
      </div>
      <ol class="parts-named">
        {view.parts.map((part) => (
          <li>{part.text}</li>
        ))}
      </ol>
      <InWords words={frame!.words} />
    </div>
  );
}
