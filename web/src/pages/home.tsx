// The games, the tables of this browser, and tables where a seat is open.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { armiesOf, isDrawn, pictureFor } from "../games/index.ts";
import { keyring, secretsOf } from "../keyring.ts";
import { isWarned } from "../preferences.ts";
import type { GameView, TableView } from "../protocol.ts";
import { showSalts } from "../salts.ts";
import { change, settings } from "../settings.ts";
import { follow, sitDown } from "../table/deeds.ts";
import { text } from "../text.ts";
import { mineOf, type Mine } from "./lists.ts";
import { Lobby, MyTables } from "./tables.tsx";

const range = (numbers: readonly number[]): string | number =>
  numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : numbers[0]!;

export function Home() {
  const games = useSignal<readonly GameView[] | null>(null);
  const open = useSignal<readonly TableView[]>([]);
  // Unknown until the server has answered: nobody is told meanwhile that there are none, and
  // nothing moves under the pointer when they come.
  const mine = useSignal<readonly Mine[] | null>(null);
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
    const asked = secrets.length ? api.mine(secrets.slice(-200)) : Promise.resolve([]);
    asked.then(
      (found) => {
        mine.value = mineOf(found);
        for (const { table } of mine.value) void showSalts(api, table).catch(() => {});
      },
      () => {
        mine.value ??= [];
      },
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
  /** Whoever is new to a game that wants it begins with its guide, once. */
  const playNow = (game: GameView) => {
    const { met } = settings.value;
    const led = game.first.led && isWarned(settings.value) && !met.includes(game.game);
    if (led) change({ met: [...met, game.game] });
    void start(game, led);
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
  const known = mine.value ?? [];
  const elsewhere = open.value.filter((table) => !known.some((one) => one.table.table === table.table));
  const isLoading = games.value === null || mine.value === null;
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
      {isLoading && !trouble.value && <p role="status">{text("loading")}</p>}
      {known.length > 0 && <MyTables games={games.value ?? []} mine={known} />}
      <ul class="games" aria-label={text("games")}>
        {(isLoading ? [] : games.value!).map((game, i) => {
          const Picture = pictureFor(game.game);
          return (
            <li class={`game panel ${i === 0 ? "feature" : ""}`}>
              <div class="picture" data-game={game.game}>
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
                  <button type="button" class="main" onClick={() => playNow(game)}>
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
                  {game.drills > 0 && (
                    <a class="button" href={`/drill/${game.game}`}>
                      {text("drill")}
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
        {!isLoading && known.length === 0 && <MyTables games={[]} mine={[]} />}
        <section class="stack">
          <Lobby games={games.value ?? []} open={elsewhere} />
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
