// The games, the tables of this browser, and tables where a seat is open.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { armiesOf, isDrawn, pictureFor } from "../games/index.ts";
import { forget, keyring, secretsOf } from "../keyring.ts";
import type { GameView, MyTable, TableView } from "../protocol.ts";
import { showSalts } from "../salts.ts";
import { settings } from "../settings.ts";
import { withBranches } from "../table/branches.ts";
import { follow, sitDown } from "../table/deeds.ts";
import { BranchLink } from "../table/origin.tsx";
import { text } from "../text.ts";

const range = (numbers: readonly number[]): string | number =>
  numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : numbers[0]!;

export function Home() {
  const games = useSignal<readonly GameView[] | null>(null);
  const open = useSignal<readonly TableView[]>([]);
  const mine = useSignal<readonly TableView[]>([]);
  const trouble = useSignal("");
  const language = settings.value.language;
  useEffect(() => {
    document.title = "Zareba";
    const failed = (error: Error) => {
      trouble.value = error.message || text("offline");
    };
    api.games().then((found) => {
      games.value = drawnFirst(found);
    }, failed);
    api.tables().then(
      (found) => {
        open.value = found;
      },
      () => {},
    );
    const secrets = Object.values(keyring.peek()).flatMap(secretsOf);
    if (secrets.length)
      api.mine(secrets.slice(-200)).then(
        (found) => {
          mine.value = distinct(found);
          for (const table of mine.value) void showSalts(api, table).catch(() => {});
        },
        () => {},
      );
  }, [language]);

  /** The game's best first game, or its guided one: one person, the others are bots. */
  const start = async (game: GameView, guided: boolean) => {
    try {
      const { players, options } = game.first;
      const made = await api.create({
        game: game.game,
        players,
        options,
        seats: Array.from({ length: players }, (_, i) => (i === 0 ? { kind: "open" } : { kind: "bot" })),
        prepared: true,
        guided,
      });
      await sitDown(made, 1);
    } catch (error) {
      trouble.value = (error as Error).message || text("offline");
    }
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const made = await api.importRecord(await file.text());
      await follow(made, made.table, {});
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const elsewhere = open.value.filter((table) => !mine.value.some((known) => known.table === table.table));
  return (
    <div class="page">
      <div class="hero">
        <h1>{text("welcome")}</h1>
        <p>{text("welcome-more")}</p>
      </div>
      {trouble.value && (
        <p class="notice bad" role="alert">
          {trouble.value}
        </p>
      )}
      {games.value === null && !trouble.value && <p role="status">{text("loading")}</p>}
      <ul class="games" aria-label={text("games")}>
        {games.value?.map((game, i) => {
          const Picture = pictureFor(game.game);
          return (
            <li class={`game panel ${i === 0 ? "feature" : ""}`}>
              <div class="picture">
                <Picture />
              </div>
              <div class="body">
                <h2>{game.title}</h2>
                <p>{game.about}</p>
                <p class="facts">
                  <span>{text("game-players", { n: range(game.players) })}</span>
                  <span>{text("game-minutes", { n: game.minutes })}</span>
                  <span>{[game.designer, game.publisher].filter(Boolean).join(" · ")}</span>
                </p>
                <div class="row deeds">
                  <button type="button" class="main" onClick={() => void start(game, false)}>
                    {text("play-now")}
                    <span class="visually-hidden">: {game.title}</span>
                  </button>
                  {game.first.guided && (
                    <button type="button" onClick={() => void start(game, true)}>
                      {text("play-guided")}
                      <span class="visually-hidden">: {game.title}</span>
                    </button>
                  )}
                  <a class="button" href={`/new/${game.game}`}>
                    {text("new-table")}
                    <span class="visually-hidden">: {game.title}</span>
                  </a>
                  {armiesOf(game.game) && (
                    <a class="button" href={`/army/${game.game}`}>
                      {text("armies")}
                      <span class="visually-hidden">: {game.title}</span>
                    </a>
                  )}
                  <a class="button" href={`/rules/${game.game}`}>
                    {text("rules")}
                    <span class="visually-hidden">: {game.title}</span>
                  </a>
                  <a class="button" href={`/about/${game.game}`}>
                    {text("reconstructed")}
                    <span class="visually-hidden">: {game.title}</span>
                  </a>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div class="columns">
        <section class="panel">
          <h2>{text("my-tables")}</h2>
          {mine.value.length === 0 && <p class="soft">{text("my-tables-none")}</p>}
          <ul class="list">
            {withBranches(mine.value).map(({ table, branches }) => (
              <li>
                <a href={`/table/${table.table}`}>{table.title}</a>
                <span class="soft small">
                  {text(`status-${table.status}`)} · {text("choices", { n: table.choices })} · {day(table.changed)}
                </span>
                {(table.status === "over" || table.status === "closed") && (
                  <button
                    type="button"
                    class="plain"
                    onClick={() => {
                      forget(table.table);
                      mine.value = mine.value.filter((x) => x !== table);
                    }}
                  >
                    {text("forget")}
                    <span class="visually-hidden">
                      : {table.title}, {day(table.changed)}
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
            ))}
          </ul>
        </section>
        <section class="panel">
          <h2>{text("open-tables")}</h2>
          {elsewhere.length === 0 && <p class="soft">{text("open-tables-none")}</p>}
          <ul class="list">
            {elsewhere.map((table) => (
              <li>
                <a href={`/table/${table.table}`}>{table.title}</a>
                <span class="soft small">
                  {text("seats-open", { n: table.seats.filter((seat) => seat.kind === "open").length })}
                </span>
              </li>
            ))}
          </ul>
          <p class="import">
            <label class="button">
              {text("import")}
              <input
                class="visually-hidden"
                type="file"
                accept="application/json,.json"
                onChange={(event) => void load(event.currentTarget.files?.[0])}
              />
            </label>
          </p>
        </section>
      </div>
    </div>
  );
}

/** Games with a drawing of their own come first. */
const drawnFirst = (found: readonly GameView[]): readonly GameView[] =>
  [...found].sort((a, b) => Number(isDrawn(b.game)) - Number(isDrawn(a.game)));

/** A table may be mine through several secrets. */
function distinct(found: readonly MyTable[]): readonly TableView[] {
  const tables = new Map(
    found.filter((entry) => entry.role !== "invite").map((entry) => [entry.table.table, entry.table]),
  );
  return [...tables.values()].sort((a, b) => b.changed.localeCompare(a.changed));
}

const day = (time: string): string => {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime())
    ? ""
    : moment.toLocaleString(settings.value.language, { dateStyle: "medium", timeStyle: "short" });
};
