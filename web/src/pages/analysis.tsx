// A finished game looked at again: the curve, turning points, mistakes, luck and choices of everybody.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import type { AnalysisStory, Side, Story, Told } from "../protocol.ts";
import { go } from "../router.ts";
import type { Sight } from "../routes.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import { curveOf, EDGE, HEIGHT, points, TICKS, WHOLE, WIDTH } from "./curve.ts";

const AGAIN = 1_000; // milliseconds until one asks again how far it is
const SIGHTS: readonly Sight[] = ["seats", "open"];
const SIZES: Readonly<Record<string, number>> = { blunder: 9, mistake: 7.5, slip: 6 };

interface PageProps {
  readonly table: string;
  readonly sight: Sight;
}

export function AnalysisPage({ table, sight }: PageProps) {
  const far = useSignal<AnalysisStory | null>(null);
  const trouble = useSignal("");
  const language = settings.value.language;
  const hear = (found: Promise<AnalysisStory>) =>
    found.then(
      (story) => {
        far.value = story;
        trouble.value = "";
      },
      (error: Error) => {
        trouble.value = error.message || text("offline");
      },
    );
  useEffect(() => {
    document.title = `${text("analysis")} · Zareba`;
    let next: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = () =>
      void hear(api.analysis(table, sight)).then(() => {
        if (!left && far.peek()?.status !== "done") next = setTimeout(ask, AGAIN);
      });
    far.value = null;
    ask();
    return () => {
      left = true;
      clearTimeout(next);
    };
  }, [table, sight, language]);
  const now = far.value;
  const after = (deed: Promise<unknown>) => void hear(deed.then(() => api.analysis(table, sight)));
  return (
    <div class="page analysis">
      <h1>{now?.story?.title ?? text("analysis")}</h1>
      <div class="row">
        <a class="button" href={`/replay/${table}?at=0`}>
          {text("replay")}
        </a>
        <Sights table={table} sight={sight} />
      </div>
      {trouble.value && (
        <p class="notice bad" role="alert">
          {trouble.value}
        </p>
      )}
      {!now && !trouble.value && <p role="status">{text("loading")}</p>}
      {now?.status === "failed" && (
        <p class="notice bad" role="alert">
          {text("analysis-failed")}
        </p>
      )}
      {(now?.status === "none" || now?.status === "failed") && (
        <div class="panel stack">
          <p>{text("analysis-why")}</p>
          <p>
            <button type="button" class="main" onClick={() => after(api.analyse(table, sight))}>
              {text("analyse")}
            </button>
          </p>
        </div>
      )}
      {now?.status === "running" && <Far now={now} stop={() => after(api.stopAnalysis(table, sight))} />}
      {now?.story && <Found table={table} story={now.story} />}
    </div>
  );
}

/** By what each could know, or with open hands. */
function Sights({ table, sight }: PageProps) {
  return (
    <label class="row">
      {text("analysis-view")}
      <select
        value={sight}
        onChange={(event) => go(`/analysis/${table}${event.currentTarget.value === "open" ? "?view=open" : ""}`)}
      >
        {SIGHTS.map((name) => (
          <option value={name}>{text(`analysis-view-${name}`)}</option>
        ))}
      </select>
    </label>
  );
}

function Far({ now, stop }: { readonly now: AnalysisStory; readonly stop: () => void }) {
  const told = text("analysis-far", { done: now.done, choices: now.choices });
  return (
    <div class="panel stack">
      <p>{text("analysis-why")}</p>
      <div class="row">
        <progress max={now.choices} value={now.done} aria-label={told} />
        <span role="status">{told}</span>
        <button type="button" onClick={stop}>
          {text("cancel")}
        </button>
      </div>
    </div>
  );
}

function Found({ table, story }: { readonly table: string; readonly story: Story }) {
  const marked = story.steps.filter((step) => step.kind);
  return (
    <>
      {story.notes.map((note) => (
        <p class="small soft">{note}</p>
      ))}
      {story.sides.map((side) => (
        <SideOf key={side.seat} table={table} story={story} side={side} />
      ))}
      <section class="panel" aria-labelledby="analysis-marks">
        <h2 id="analysis-marks">{text("analysis-marks")}</h2>
        {story.losses.map((line) => (
          <p>{line}</p>
        ))}
        {!marked.length && <p>{text("analysis-unmarked")}</p>}
        <ol class="mistakes">
          {marked.map((step) => (
            <li class={step.kind}>
              <strong>
                {step.at + 1}. {step.mark}
              </strong>{" "}
              (−{within(step.lost, step.lost_error)}) {step.who}: <Link table={table} step={step} />
              <br />
              {story.labels["better"]}: <strong>{step.better}</strong>
              <br />
              <span class="soft small">
                {step.chapter} · {step.question}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const within = (worth: number, error: number | null, signed = false): string => {
  const { language } = settings.value;
  const told = points(worth, language, signed);
  return error === null ? told : `${told} ± ${points(error, language)}`;
};

/** To the moment before a choice, where one can look around and go another way. */
const momentOf = (table: string, step: Told): string => `/replay/${table}?at=${step.at}&seat=${step.seat}`;

function Link({ table, step }: { readonly table: string; readonly step: Told }) {
  return <a href={momentOf(table, step)}>{step.choice}</a>;
}

interface SideProps {
  readonly table: string;
  readonly story: Story;
  readonly side: Side;
}

function SideOf(props: SideProps) {
  const { story, side } = props;
  const { labels } = story;
  return (
    <section class="panel" aria-labelledby={`side-${side.seat}`}>
      <h2 id={`side-${side.seat}`}>{side.title}</h2>
      <Drawn {...props} />
      <div class="sums">
        <table class="figures">
          <caption class="visually-hidden">{side.title}</caption>
          <tbody>
            {side.sums.map((row, i) => (
              <tr class={i === side.sums.length - 1 ? "total" : ""}>
                <th scope="row">{row.label}</th>
                <td>{within(row.worth, row.error, i > 0 && i < side.sums.length - 1)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{side.without_luck.label}</th>
              <td>{within(side.without_luck.worth, side.without_luck.error)}</td>
            </tr>
          </tbody>
        </table>
        <Table
          caption={labels["chapters"]!}
          heads={["", labels["worth"]!, labels["by-luck"]!, labels["by-choice"]!]}
          rows={side.chapters.map((row) => [
            row.label,
            within(row.worth, null),
            within(row.by_luck, null, true),
            within(row.by_choice, null, true),
          ])}
        />
      </div>
      <h3>{labels["turns"]}</h3>
      <ol class="turning-points">
        {side.turns.map((at) => {
          const step = story.steps[at]!;
          return (
            <li>
              {at + 1}. {step.who}: <Link table={props.table} step={step} />:{" "}
              {`${within(side.worths[at]!, null)} → ${within(side.worths[at + 1]!, null)}`} ({labels["by-choice"]}{" "}
              {within(side.by_choice[at]!, null, true)}, {labels["by-luck"]} {within(side.by_luck[at]!, null, true)})
              <p class="small soft">{[step.question, ...step.came].join(" · ")}</p>
            </li>
          );
        })}
      </ol>
      <EveryStep {...props} />
    </section>
  );
}

/** The curve as a table, for who cannot see it, and for who wants to add up. */
function EveryStep({ story, side }: SideProps) {
  const { labels } = story;
  return (
    <details>
      <summary>{side.curve}</summary>
      <Table
        caption={side.curve}
        heads={["number", "who", "chosen", "worth", "by-choice", "by-luck"].map((name) => labels[name]!)}
        words={3}
        rows={story.steps.map((step, i) => [
          String(step.at + 1),
          step.who,
          step.choice,
          within(side.worths[i]!, side.errors[i]!),
          within(side.by_choice[i]!, side.choice_errors[i]!, true),
          within(side.by_luck[i]!, null, true),
        ])}
      />
    </details>
  );
}

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** So many columns are words, the others figures. */
  readonly words?: number;
}

function Table({ caption, heads, rows, words = 1 }: TableProps) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table class="figures">
        <caption>{caption}</caption>
        <thead>
          <tr>{heads.map((head) => (head ? <th scope="col">{head}</th> : <td />))}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell, i) =>
                i === 0 ? <th scope="row">{cell}</th> : <td class={i < words ? "words" : ""}>{cell}</td>,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Drawn({ table, story, side }: SideProps) {
  const { x, y, line, band } = curveOf(side.worths, side.errors);
  const last = side.worths.length - 1;
  const marked = story.steps.filter((step) => step.kind && (story.shared || step.seat === side.seat));
  return (
    <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={side.curve}>
      {side.chapters.map((chapter) => (
        <path class="chapter" d={`M${x(chapter.at)} ${y(0)}V${y(WHOLE)}`}>
          <title>{chapter.label}</title>
        </path>
      ))}
      <path class="axis" d={`M${x(0)} ${y(WHOLE)}V${y(0)}H${x(last)}`} />
      <path class="band" d={band} />
      <path class="worth" d={line} />
      {TICKS.map((tick) => (
        <text x={EDGE - 6} y={y(tick * 100) + 4} text-anchor="end" aria-hidden="true">
          {tick}
        </text>
      ))}
      {marked.map((step) => {
        const label = `${step.at + 1}. ${step.mark}: ${step.choice} (${story.labels["better"]}: ${step.better})`;
        return (
          <a href={momentOf(table, step)} aria-label={label}>
            <title>{label}</title>
            <circle class={step.kind} cx={x(step.at)} cy={y(side.worths[step.at]!)} r={SIZES[step.kind]} />
          </a>
        );
      })}
    </svg>
  );
}
