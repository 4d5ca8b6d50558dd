// For tests: a table without a browser, and messages as the server sends them.
import { signal } from "@preact/signals";
import { readSettings, type Settings } from "../preferences.ts";
import type { Down, LogLine, Question, TableView, Up, View } from "../protocol.ts";
import type { Moment } from "../routes.ts";
import type { Wire } from "./connection.ts";
import { TableStore } from "./store.ts";

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Up[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function question(number: number, choices: readonly unknown[], more: Partial<Question> = {}): Question {
  return {
    number,
    seat: 0,
    kind: "game.Ask",
    facts: {},
    text: `Question ${number}?`,
    rule: "",
    options: choices.map((choice) => ({
      choice,
      text: String(choice),
      hint: "",
      warning: "",
      warned: [],
      final: false,
    })),
    limits: null,
    about: [],
    intents: [],
    arranges: false,
    guide: null,
    goal: "",
    idle: null,
    ...more,
  };
}

export function view(at: number, more: Partial<View> = {}): View {
  return {
    type: "view",
    seq: at,
    seat: 0,
    at,
    first: 0,
    last: at,
    live: true,
    state: {},
    question: null,
    waiting_for: [0],
    log: { start: 0, lines: [] },
    undo: { kind: "none", text: "", request: null },
    preview: {},
    chosen: null,
    chosen_text: "",
    ending: null,
    head: "",
    film: null,
    idle: [],
    talk: { kind: "free", text: "", rule: "", signals: [] },
    ...more,
  };
}

export const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
  text,
  rule: "",
  event: "said",
  facts: {},
  at: 0,
  head: false,
  private: false,
  grave: false,
  ...more,
});

const seat = (number: number, name: string) =>
  ({ seat: number, kind: "person", name, bot: "", lent: false, absent: false, here: true, commitment: "" }) as const;

export const table = (more: Partial<TableView> = {}): TableView => ({
  table: "t",
  game: "game",
  title: "A game",
  players: 2,
  options: {},
  rules_version: 1,
  data_hash: "",
  commitment: "",
  status: "playing",
  listed: false,
  hidden: false,
  seats: [seat(0, "Ann"), seat(1, "Ben")],
  choices: 0,
  waiting_for: [0],
  created: "",
  changed: "",
  origin: null,
  rematch: "",
  result: "",
  winners: [],
  notice: "",
  decision: [],
  salts_awaited: [],
  opening: "",
  manners: { chat: "free", odds: true, wipe: false, hints: true },
  ...more,
});

/** A page at a table whose server is the test. */
export function page({
  look = null as Moment | null,
  seen = null as number | null,
  held = [0] as readonly number[],
  at = table(),
} = {}) {
  const wires: FakeWire[] = [];
  const settings = signal<Settings>(readSettings({}, ["en"]));
  const due: { readonly deed: () => void; readonly milliseconds: number }[] = [];
  const asked: string[] = []; // languages in which the facts were asked for
  /** Time flies, unless a test makes it stand still. */
  const clock = { now: 0, stands: false };
  const shown: (readonly number[])[] = []; // seats whose salt was to be shown
  const offline = { now: false };
  const noticed: number[] = []; // moments the page has shown
  let ids = 0;
  const store = new TableStore(
    "t",
    {
      settings,
      open: () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
      },
      facts: () => {
        asked.push(settings.peek().language);
        return Promise.resolve({ words: {} });
      },
      sit: () => Promise.reject(new Error("nobody joins here")),
      showSalts: async ({ salts_awaited }) => {
        shown.push(salts_awaited);
        if (offline.now) throw new Error("offline");
      },
      id: () => `m${++ids}`,
      lastSeen: () => seen,
      saw: (at) => noticed.push(at),
      later: (deed, milliseconds) => due.push({ deed, milliseconds }),
      now: () => (clock.now += 1000 * Number(!clock.stands)),
    },
    look,
  );
  const wire = () => wires.at(-1)!;
  const hear = (message: Down) => wire().say(message);
  const greet = () => {
    wire().onopen!();
    const { id } = wire().sent[0]!;
    hear({ type: "welcome", id, protocol: 1, run: "r", table: at, held, host: false } as Down);
  };
  greet();
  /** What went up since the greeting, of one type. */
  const sent = <T extends Up["type"]>(type: T) =>
    wire().sent.filter((message): message is Extract<Up, { type: T }> => message.type === type);
  /** The server refuses the last message of this type. */
  const refuse = (type: Up["type"], code: string, more: object = {}) =>
    hear({ type: "refused", id: sent(type).at(-1)!.id, code, text: "No.", rule: "", view: null, ...more } as Down);
  return { store, settings, wires, wire, hear, greet, sent, refuse, due, asked, clock, noticed, shown, offline };
}
