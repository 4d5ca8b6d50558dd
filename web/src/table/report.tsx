// The report of a finished game: what decided it and where it turned; everything else on demand.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { Chart, Report, Row, Sheet } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import { curvesIn, highest, ticksShown } from "./chart.ts";
import { Share } from "./share.tsx";
import type { TableStore } from "./store.ts";

const BOX = { x: 34, y: 12, width: 500, height: 150 };
const FIGURE = /^[+−-]?[\d.,–]+$/;

/** What the game says of itself; null: not yet, or there is none. */
function useReport(store: TableStore): Report | null {
  const found = useSignal<Report | null>(null);
  useEffect(() => {
    void api.report(store.id).then(
      (report) => {
        found.value = report;
      },
      () => {}, // the result is told all the same
    );
  }, [store.id, settings.value.language]);
  return found.value;
}

/** Under the result: what decided it, what can be done now (*children*), and the turning points. */
export function Reported({
  store,
  until,
  children,
}: {
  readonly store: TableStore;
  readonly until: readonly string[];
  readonly children?: ComponentChildren;
}) {
  const report = useReport(store);
  const open = useSignal<"" | "report" | "share">("");
  const close = () => {
    open.value = "";
  };
  return (
    <>
      {(report?.decided ?? until).map((line) => (
        <p>{line}</p>
      ))}
      <div class="row">
        {report && (
          <>
            <button
              type="button"
              onClick={() => {
                open.value = "report";
              }}
            >
              {text("report-full")}
            </button>
            <button
              type="button"
              onClick={() => {
                open.value = "share";
              }}
            >
              {text("share")}
            </button>
          </>
        )}
        {children}
      </div>
      {report && report.turning.length > 0 && (
        <section class="turning">
          <h3>{text("turning-points")}</h3>
          <ul>
            {report.turning.map((turn) => (
              <li>
                <Moment store={store} at={turn.at} words={turn.text} />
                {turn.chapter && <span class="soft small"> {turn.chapter}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {report && open.value === "report" && <Whole store={store} report={report} close={close} />}
      {report && open.value === "share" && <Share store={store} report={report} close={close} />}
    </>
  );
}

/** A link to a moment that can be looked at; of a what-if, not what was before it. */
function Moment({ store, at, words }: { readonly store: TableStore; readonly at: number; readonly words: string }) {
  const first = store.moments.view.value?.first ?? 0;
  return at < first ? <span>{words}</span> : <a href={`/replay/${store.id}?at=${at}`}>{words}</a>;
}

function Whole({ store, report, close }: { store: TableStore; report: Report; close: () => void }) {
  return (
    <Dialog title={`${text("report")}: ${report.title}`} close={close}>
      <div class="report">
        <p>
          <strong>{report.result}</strong>
        </p>
        <p class="soft">{report.players.join(" · ")}</p>
        {report.chart && report.chart.ticks.length > 0 && <Curves chart={report.chart} />}
        {report.sheets.map((sheet) => (
          <Figures store={store} sheet={sheet} />
        ))}
      </div>
    </Dialog>
  );
}

function Figures({ store, sheet }: { readonly store: TableStore; readonly sheet: Sheet }) {
  const [name = "", ...others] = sheet.columns;
  return (
    <section>
      <h3>{sheet.title}</h3>
      <div class="wide" tabIndex={0} role="group" aria-label={sheet.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {others.map((column, i) => (
                <th scope="col" class={isFigures(sheet.rows, i + 1) ? "figure" : ""}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map(({ cells: [label = "", ...cells], at }) => (
              <tr>
                <th scope="row">{at === null ? label : <Moment store={store} at={at} words={label} />}</th>
                {cells.map((cell) => (
                  <td class={FIGURE.test(cell) ? "figure" : ""}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const isFigures = (rows: readonly Row[], column: number) => rows.every(({ cells }) => FIGURE.test(cells[column] ?? ""));

/** The curves, and the same in words for who does not see them. */
function Curves({ chart }: { readonly chart: Chart }) {
  const base = BOX.y + BOX.height;
  const drawn = curvesIn(chart, BOX);
  const told = chart.curves.map((curve) => `${curve.label}: ${curve.values.join(", ")}`).join(". ");
  return (
    <figure class="curves">
      <figcaption>{chart.title}</figcaption>
      <svg viewBox="0 0 546 190" role="img" aria-label={`${chart.title}. ${told}`}>
        <path class="grid" d={`M${BOX.x} ${BOX.y}h${BOX.width}M${BOX.x} ${base}h${BOX.width}`} />
        <text x={BOX.x - 6} y={BOX.y + 5} class="end">
          {highest(chart)}
        </text>
        <text x={BOX.x - 6} y={base + 5} class="end">
          0
        </text>
        {ticksShown(chart, 14).map((i) => (
          <text x={drawn[0]!.points[i]!.x} y={base + 20} class="middle">
            {chart.ticks[i]}
          </text>
        ))}
        {drawn.map(({ points }, n) => (
          <g class={`curve curve-${n}`}>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
            {points.map(({ x, y }) => (
              <circle cx={x} cy={y} r="3" />
            ))}
          </g>
        ))}
      </svg>
      <ul class="legend" aria-hidden="true">
        {chart.curves.map(({ label }, n) => (
          <li>
            <svg viewBox="0 0 30 8" class={`curve curve-${n}`}>
              <polyline points="0,4 30,4" />
            </svg>{" "}
            {label}
          </li>
        ))}
      </ul>
    </figure>
  );
}
