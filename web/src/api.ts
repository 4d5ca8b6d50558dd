// Requests to the server. A refusal becomes an error with the server's words.
import type {
  Analysis,
  AnalysisStory,
  Chapter,
  Code,
  DrillView,
  ExampleView,
  Facts,
  FormView,
  FormWish,
  GameView,
  Join,
  MyTable,
  NewManners,
  NewTable,
  Problem,
  Report,
  RuleView,
  RulesDecision,
  SeatTaken,
  Sources,
  TableMade,
  TableView,
  Verdict,
} from "./protocol.ts";
import type { Sight } from "./routes.ts";
import { settings } from "./settings.ts";

export class Refusal extends Error {
  readonly code: Code | "offline";
  constructor(code: Code | "offline", message: string) {
    super(message);
    this.code = code;
  }

  /** Nothing is wrong with what was asked for: the same may be answered in a moment. */
  get passes(): boolean {
    return this.code === "offline" || this.code === "busy" || this.code === "late";
  }
}

async function call(method: string, path: string, body?: unknown, bearer?: string): Promise<Response> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}language=${settings.value.language}`;
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (bearer) headers["Authorization"] = `Bearer ${bearer}`;
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.code ?? "broken", problem?.text ?? `${answer.status}`);
  }
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown, bearer?: string): Promise<T> {
  return (await (await call(method, path, body, bearer)).json().catch(() => null)) as T;
}

const armies = (game: string, rest = "") => `/games/${encodeURIComponent(game)}/armies${rest}`;
/** Under the options of a table. */
const under = (at: string | undefined) => (at === undefined ? "" : `?table=${encodeURIComponent(at)}`);
const table = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => ask<GameView[]>("GET", "/games"),
  rules: (game: string) => ask<RuleView[]>("GET", `/games/${encodeURIComponent(game)}/rules`),
  drill: (game: string, number: number) => ask<DrillView>("GET", `/games/${encodeURIComponent(game)}/drills/${number}`),
  example: (game: string, name: string) =>
    ask<ExampleView>("GET", `/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}`),
  sources: (game: string) => ask<Sources>("GET", `/games/${encodeURIComponent(game)}/sources`),
  form: (game: string, wish: FormWish) => ask<FormView>("POST", `/games/${encodeURIComponent(game)}/form`, wish),
  tables: () => ask<TableView[]>("GET", "/tables"),
  mine: (secrets: readonly string[]) => ask<MyTable[]>("POST", "/mine", { secrets }),
  create: (wanted: NewTable) => ask<TableMade>("POST", "/tables", wanted),
  table: (id: string) => ask<TableView>("GET", table(id)),
  facts: (id: string) => ask<Facts>("GET", table(id, "/facts")),
  chapters: (id: string) => ask<Chapter[]>("GET", table(id, "/chapters")),
  join: (id: string, seat: number, wish: Join, bearer?: string) =>
    ask<SeatTaken>("POST", table(id, `/seats/${seat}`), wish, bearer),
  showSalt: (id: string, seat: number, salt: string, bearer: string) =>
    ask<TableView>("PUT", table(id, `/seats/${seat}/salt`), { salt }, bearer),
  leave: (id: string, seat: number, bearer: string) =>
    ask<TableView>("DELETE", table(id, `/seats/${seat}`), undefined, bearer),
  bot: (id: string, seat: number, bot: string, bearer: string) =>
    ask<TableView>("PUT", table(id, `/seats/${seat}/bot`), { bot }, bearer),
  takeBack: (id: string, seat: number, bearer: string) =>
    ask<TableView>("DELETE", table(id, `/seats/${seat}/bot`), undefined, bearer),
  manners: (id: string, wish: NewManners, bearer: string) => ask<TableView>("PUT", table(id, "/manners"), wish, bearer),
  newRules: (id: string, wish: RulesDecision, bearer: string) =>
    ask<TableView>("PUT", table(id, "/rules"), wish, bearer),
  close: (id: string, bearer: string) => ask<TableView>("POST", table(id, "/close"), undefined, bearer),
  rematch: (id: string, bearer: string) => ask<TableMade>("POST", table(id, "/rematch"), undefined, bearer),
  branch: (id: string, at: number, dice: "same" | "fresh", bearer?: string) =>
    ask<TableMade>("POST", table(id, "/branch"), { at, dice }, bearer),
  record: (id: string, bearer?: string) => ask<unknown>("GET", table(id, "/record"), undefined, bearer),
  report: (id: string) => ask<Report>("GET", table(id, "/report")),
  verdict: (id: string) => ask<Verdict>("GET", table(id, "/verdict")),
  analysis: (id: string, sight: Sight) => ask<AnalysisStory>("GET", table(id, `/analysis/story?view=${sight}`)),
  analyse: (id: string, sight: Sight) => ask<Analysis>("POST", table(id, `/analysis?view=${sight}`)),
  stopAnalysis: (id: string, sight: Sight) => ask<Analysis>("DELETE", table(id, `/analysis?view=${sight}`)),
  importRecord: (record: string) => ask<TableMade>("POST", "/records", record),
  armyLists: <T>(game: string) => ask<T>("GET", armies(game)),
  checkArmy: <T>(game: string, army: unknown, at?: string) => ask<T>("POST", armies(game, `/check${under(at)}`), army),
  newArmy: <T>(game: string, wish: unknown, at?: string) => ask<T>("POST", armies(game, `/new${under(at)}`), wish),
  armyPdf: async (game: string, army: unknown) => (await call("POST", armies(game, "/pdf"), army)).blob(),
};
