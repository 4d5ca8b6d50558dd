// My tables and the lobby on the home page: what each is, how it stands, and what can be done.
import { useSignal } from "@preact/signals";
import { forget } from "../keyring.ts";
import type { GameView, TableView } from "../protocol.ts";
import { settings } from "../settings.ts";
import { withBranches } from "../table/branches.ts";
import { BranchLink } from "../table/origin.tsx";
import { text } from "../text.ts";
import { ago, isMyTurn, isRunning, optionsInWords, outcomeOf, type Mine } from "./lists.ts";

const SHOWN = 5;

interface Lists {
  readonly games: readonly GameView[];
}

export function MyTables({ games, mine }: Lists & { readonly mine: readonly Mine[] }) {
  const gone = useSignal<ReadonlySet<string>>(new Set());
  const kept = mine.filter(({ table }) => !gone.value.has(table.table));
  const rows = withBranches(kept.map(({ table }) => table));
  const row = ({ table, branches }: (typeof rows)[number]) => (
    <MyTable
      key={table.table}
      games={games}
      mine={kept.find((one) => one.table === table)!}
      branches={branches}
      forgotten={() => {
        forget(table.table);
        gone.value = new Set([...gone.value, table.table]);
      }}
    />
  );
  return (
    <section class="panel my-tables">
      <h2>{text("my-tables")}</h2>
      {rows.length === 0 && <p class="soft">{text("my-tables-none")}</p>}
      <ul class="list tables">{rows.slice(0, SHOWN).map(row)}</ul>
      {rows.length > SHOWN && (
        <details>
          <summary>{text("more-tables", { n: rows.length - SHOWN })}</summary>
          <ul class="list tables">{rows.slice(SHOWN).map(row)}</ul>
        </details>
      )}
    </section>
  );
}

function MyTable({
  games,
  mine,
  branches,
  forgotten,
}: Lists & {
  readonly mine: Mine;
  readonly branches: readonly TableView[];
  readonly forgotten: () => void;
}) {
  const { table } = mine;
  const outcome = outcomeOf(mine);
  return (
    <li>
      <div class="about">
        <h3>
          <a href={`/table/${table.table}`}>{table.title}</a>
        </h3>
        {isMyTurn(mine) && <span class="tag turn">{text("your-turn")}</span>}
        {outcome && <span class={`tag ${outcome}`}>{text(outcome)}</span>}
        {!isMyTurn(mine) && <p>{standing(table)}</p>}
        <Small table={table} games={games} />
        <When name="last-move" time={table.changed} />
      </div>
      {!isRunning(table) && (
        <button type="button" class="plain" onClick={forgotten}>
          {text("forget")}
          <span class="visually-hidden">
            : {table.title}, {ago(table.changed, Date.now(), settings.value.language)}
          </span>
        </button>
      )}
      {branches.length > 0 && (
        <ul class="list branches" aria-label={text("what-ifs")}>
          {branches.map((branch) => (
            <li>
              <BranchLink branch={branch} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** How a table stands, in one sentence. */
function standing(table: TableView): string {
  if (table.result) return table.result;
  if (table.status !== "playing") return text(`status-${table.status}`);
  const names = table.waiting_for.map((seat) => table.seats[seat]?.name || text("seat", { n: seat + 1 }));
  return names.length ? text("waiting-for", { names: names.join(", ") }) : text("status-playing");
}

/** Who sits there, and what is other than usual. */
function Small({ table, games }: Lists & { readonly table: TableView }) {
  const people = table.players > 1 ? table.seats.map(({ name }) => name).filter(Boolean) : [];
  const game = games.find(({ game }) => game === table.game);
  const options = optionsInWords(table, game, text("no"));
  return (
    <>
      {people.length > 0 && <p class="soft small">{text("at-the-table", { names: people.join(", ") })}</p>}
      {options.length > 0 && <p class="soft small">{options.join(" · ")}</p>}
    </>
  );
}

function When({ name, time }: { readonly name: "last-move" | "made"; readonly time: string }) {
  const { language } = settings.value;
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <p class="soft small">
      {text(name)}{" "}
      <time dateTime={time} title={moment.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" })}>
        {ago(time, Date.now(), language)}
      </time>
    </p>
  );
}

/** Tables where anybody may sit down. */
export function Lobby({ games, open }: Lists & { readonly open: readonly TableView[] }) {
  return (
    <section class="panel">
      <h2>{text("open-tables")}</h2>
      {open.length === 0 && <p class="soft">{text("open-tables-none")}</p>}
      <ul class="list tables">
        {open.map((table) => {
          const free = table.seats.filter((seat) => seat.kind === "open").length;
          return (
            <li key={table.table}>
              <div class="about">
                <h3>{table.title}</h3>
                <span class="tag">{text("seats-free", { n: free, all: table.players })}</span>
                <Small table={table} games={games} />
                <When name="made" time={table.created} />
              </div>
              <a class="button" href={`/table/${table.table}`}>
                {text("lobby-join")}
                <span class="visually-hidden">: {table.title}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
