// Everything one table page knows, as signals. It keeps what the server sends; it decides nothing.
import { computed, effect, signal } from "@preact/signals";
import { api } from "../api.ts";
import type { Json, Ref } from "../games/face.ts";
import { randomId } from "../ids.ts";
import { addKeys, keysOf, secretsOf } from "../keyring.ts";
import {
  PROTOCOL,
  type ChatLine,
  type Down,
  type LogLine,
  type MarkKind,
  type MarkView,
  type OddsEntry,
  type TableView,
  type View,
} from "../protocol.ts";
import { settings } from "../settings.ts";
import { Proposal } from "./proposal.ts";
import { Connection, type Status, type Wire } from "./connection.ts";
import { splice, throws, type Rolled } from "./lines.ts";
import { EMPTY, type Pen } from "./pen.ts";

const SPOKEN = 12; // log lines at once

export class TableStore {
  readonly status = signal<Status>("connecting");
  readonly table = signal<TableView | null>(null);
  readonly held = signal<readonly number[]>([]);
  readonly host = signal(false);
  readonly view = signal<View | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly facts = signal<any>(null);
  readonly notice = signal("");
  readonly noticeRule = signal("");
  /** The plan pad, and the mark that is being made; null: not planning. */
  readonly marks = signal<readonly MarkView[]>([]);
  readonly pen = signal<Pen | null>(null);
  readonly pieceNames = signal<ReadonlyMap<Ref, string>>(new Map());
  /** The device is being passed to this seat: nothing is shown. */
  readonly curtain = signal<number | null>(null);
  readonly odds = signal<{ readonly question: number; readonly options: readonly OddsEntry[] | null } | null>(null);
  /** The table in words; null: not asked for. */
  readonly inWords = signal<readonly string[] | null>(null);
  readonly wordsOpen = signal(false);
  /** What a screen reader should say: what has happened, then what is asked. */
  readonly spoken = signal("");
  readonly rolled = signal<readonly Rolled[]>([]);
  /** The option under the pointer or the focus, and the pieces that shine. */
  readonly considered = signal<number | null>(null);
  readonly glow = signal<ReadonlySet<Ref>>(new Set());
  /** The number of the question that has been answered, until the server has spoken. */
  readonly sending = signal<number | null>(null);
  /** The draft of a free answer, where the question wants one. */
  readonly proposal = signal<Proposal | null>(null);

  /** What is asked now; looking back, nothing is. */
  readonly question = computed(() => (this.view.value?.live ? this.view.value.question : null));
  readonly seat = computed(() => this.view.value?.seat ?? null);

  readonly #connection: Connection;
  readonly #stop: (() => void)[] = [];
  readonly #tries = new Set<string>();
  readonly #measuring = new Map<string, (found: Json) => void>();
  #logLanguage = "";
  #naming: readonly Ref[] = []; // as last asked for
  #planKnown = false; // what comes first is not news
  #eyes: number | null | undefined; // as last asked for
  #looking: number | null = null;

  readonly id: string;

  constructor(id: string, look: number | null = null) {
    this.id = id;
    this.#looking = look;
    this.#connection = new Connection({
      open: () =>
        new WebSocket(
          `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
        ) as unknown as Wire,
      hello: () => {
        // Lines are the same lines only in the same language, through the same eyes, and now.
        const view = this.view.peek();
        const same =
          this.#logLanguage === settings.peek().language &&
          view?.live === true &&
          view.seat === (this.#eyes ?? view.seat);
        return {
          protocol: PROTOCOL,
          language: settings.peek().language,
          secrets: secretsOf(keysOf(id)),
          seat: this.#eyes ?? null,
          seq: same ? view.seq : 0,
          log: same ? this.log.peek().length : 0,
          chat: this.#logLanguage === settings.peek().language ? this.chat.peek().length : 0,
        };
      },
      hear: (message) => this.#hear(message),
      status: (status) => {
        this.status.value = status;
      },
      id: () => randomId(),
      later: (deed, milliseconds) => setTimeout(deed, milliseconds),
    });
    const hurry = () => {
      if (document.visibilityState === "visible") this.#connection.hurry();
    };
    document.addEventListener("visibilitychange", hurry);
    addEventListener("online", hurry);
    this.#stop.push(
      () => document.removeEventListener("visibilitychange", hurry),
      () => removeEventListener("online", hurry),
    );
    let first = true;
    this.#stop.push(
      effect(() => {
        const { language } = settings.value;
        if (!first) this.#connection.send({ type: "language", language });
        first = false;
        void this.#fetchFacts();
      }),
    );
    let known: string | undefined;
    this.#stop.push(
      effect(() => {
        const names = this.table.value?.seats.map((seat) => seat.name).join();
        if (known !== undefined && names !== known) void this.#fetchFacts(); // the facts name people, too
        known = names;
      }),
    );
  }

  end(): void {
    this.#connection.end();
    for (const stop of this.#stop) stop();
  }

  async #fetchFacts(): Promise<void> {
    try {
      this.facts.value = (await api.facts(this.id)).facts;
    } catch {
      setTimeout(() => {
        if (!this.facts.peek()) void this.#fetchFacts();
      }, 2000);
    }
  }

  // ------------------------------------------------------------------------- from the server
  #hear(message: Down): void {
    switch (message.type) {
      case "welcome":
        this.table.value = message.table;
        this.held.value = message.held;
        this.host.value = message.host;
        if (this.#looking !== null) this.#connection.send({ type: "look", at: this.#looking });
        return;
      case "table":
        this.table.value = message.table;
        return;
      case "marks":
        this.#plan(message.marks);
        return;
      case "view":
        this.#see(message);
        return;
      case "chat":
        this.chat.value = splice(this.chat.peek(), message.chat);
        return;
      case "odds":
        this.odds.value = { question: message.question, options: message.options };
        return;
      case "named":
        this.pieceNames.value = new Map(this.#naming.map((ref, i) => [ref, message.names[i] ?? ref]));
        return;
      case "described":
        this.inWords.value = message.lines;
        return;
      case "measured":
        this.#measuring.get(message.id)?.(message.found);
        this.#measuring.delete(message.id);
        return;
      case "tried":
        if (this.#tries.delete(message.id) && message.question === this.question.peek()?.number)
          this.proposal.peek()?.heard(message);
        return;
      case "refused":
        if (this.#tries.delete(message.id)) {
          if (message.view && message.code === "stale") this.#see(message.view);
          return this.proposal.peek()?.failed();
        }
        if (this.#measuring.delete(message.id)) return; // the ruler is no matter of the game
        this.sending.value = null;
        if (message.code === "no-such-moment" && this.#looking !== null) return this.#lookAtTheEnd();
        if (message.code !== "stale" || !message.view) this.notice.value = message.text;
        this.noticeRule.value = message.rule;
        if (message.view) this.#see(message.view);
        return;
      case "done":
        return;
    }
  }

  /** A link to a moment that does not exist, perhaps because something was taken back. */
  #lookAtTheEnd(): void {
    const last = this.view.peek()?.last;
    if (last !== undefined && last !== this.#looking) this.look(last);
  }

  #plan(marks: readonly MarkView[]): void {
    const before = this.marks.peek();
    this.marks.value = marks;
    const fresh = marks.filter(({ mark }) => !before.some((known) => known.mark === mark));
    if (this.#planKnown && fresh.length) this.spoken.value = fresh.map((mark) => mark.text).join(" ");
    this.#planKnown = true;
  }

  /** Several people share this screen and have something to hide from each other. */
  get #isShared(): boolean {
    return (
      settings.peek().curtain &&
      this.held.peek().length > 1 &&
      this.table.peek()?.hidden === true &&
      this.table.peek()?.status === "playing"
    );
  }

  #see(view: View): void {
    const before = this.view.peek();
    if (!before && view.live && this.#isShared) this.curtain.value = view.seat;
    const known = this.log.peek();
    this.log.value = splice(known, view.log);
    this.#logLanguage = settings.peek().language;
    const fresh = view.live && before?.live && view.at > before.at && view.log.start >= known.length;
    if (fresh && settings.peek().dice === "show") this.rolled.value = throws(view.log.lines);
    if (before?.question?.number !== view.question?.number || before?.at !== view.at) {
      this.considered.value = null;
      this.glow.value = new Set();
      this.sending.value = null;
      if (view.live) this.notice.value = "";
    }
    if (view.live) {
      const news = fresh || before?.at !== view.at ? view.log.lines.slice(-SPOKEN).map((line) => line.text) : [];
      this.spoken.value = [...(before ? news : []), view.question?.text ?? view.ending?.text ?? ""].join(" ").trim();
    }
    if (this.odds.peek()?.question !== view.question?.number) this.odds.value = null;
    const other =
      before?.question?.number !== view.question?.number || before?.live !== view.live || before?.seat !== view.seat;
    this.view.value = view;
    if (other) this.proposal.value = view.live && view.question?.intents.length ? this.#propose() : null;
  }

  #propose(): Proposal {
    return new Proposal({
      send: (draft, intent) => {
        const question = this.question.peek();
        if (question)
          this.#tries.add(
            this.#connection.send({ type: "try", seat: question.seat, question: question.number, draft, intent }),
          );
      },
      choose: (choice) => this.choose(choice),
      later: (deed, milliseconds) => setTimeout(deed, milliseconds),
      now: () => performance.now(),
    });
  }

  // --------------------------------------------------------------------------- to the server
  choose(choice: unknown): void {
    const question = this.question.peek();
    if (!question || this.sending.peek() === question.number) return;
    this.sending.value = question.number;
    this.#connection.send({ type: "choose", seat: question.seat, question: question.number, choice });
  }

  undo(): void {
    const view = this.view.peek();
    if (view?.seat != null) this.#connection.send({ type: "undo", seat: view.seat, at: view.last });
  }

  consent(yes: boolean): void {
    const seat = this.seat.peek();
    if (seat !== null) this.#connection.send({ type: "consent", seat, yes });
  }

  withdraw(): void {
    const seat = this.seat.peek();
    if (seat !== null) this.#connection.send({ type: "withdraw", seat });
  }

  look(at: number | null): void {
    this.#looking = at;
    this.#connection.send({ type: "look", at });
  }

  /** To another person at the same screen: behind a curtain, if there is something to hide. */
  pass(seat: number): void {
    if (!this.#isShared) return this.sit(seat);
    this.sit(null);
    this.curtain.value = seat;
  }

  sit(seat: number | null): void {
    this.curtain.value = null;
    this.#eyes = seat; // the server knows which lines this page has, and sends only the difference
    this.#connection.send({ type: "sit", seat });
  }

  say(text: string): void {
    const seat = this.seat.peek() ?? this.held.peek()[0];
    if (seat !== undefined && text.trim())
      this.#connection.send({ type: "say", seat, text: text.trim().slice(0, 500) });
  }

  signal(said: readonly string[]): void {
    const seat = this.seat.peek() ?? this.held.peek()[0];
    if (seat !== undefined) this.#connection.send({ type: "say", seat, signal: said });
  }

  mark(kind: MarkKind, refs: readonly Ref[], note: string): void {
    const seat = this.seat.peek() ?? this.held.peek()[0];
    if (seat !== undefined) this.#connection.send({ type: "mark", seat, kind, refs, note });
  }

  /** What these pieces are called, in the reader's language. */
  name(refs: readonly Ref[]): void {
    this.#naming = refs;
    if (refs.length) this.#connection.send({ type: "name", refs });
  }

  /** Take up the pen, or lay it down. */
  plan(): void {
    this.pen.value = this.pen.peek() ? null : EMPTY;
  }

  /** One mark or all; of a seat, or, for the host, anybody's. */
  erase(seat: number | null, mark: number | null): void {
    this.#connection.send({ type: "erase", seat, mark });
  }

  askOdds(): void {
    const question = this.question.peek();
    if (!question || !this.table.peek()?.manners.odds) return;
    this.odds.value = { question: question.number, options: null };
    this.#connection.send({ type: "odds", seat: question.seat, question: question.number });
  }

  describe(open: boolean): void {
    if (open) this.wordsOpen.value = true;
    this.#connection.send({ type: "describe" });
  }

  /** What the game's board measures; the answer comes when the server has it. */
  measure(what: Json): Promise<Json> {
    return new Promise((resolve) => {
      this.#measuring.set(this.#connection.send({ type: "measure", what }), resolve);
    });
  }

  /** A seat has been taken or given up: the server must hear of the new secrets. */
  again(): void {
    this.log.value = [];
    this.view.value = null;
    this.#connection.restart();
  }

  async take(seat: number, name: string): Promise<void> {
    const keys = keysOf(this.id);
    const taken = await api.join(this.id, seat, name, randomId(), keys.invite);
    addKeys(this.id, { seats: { [seat]: taken.secret } });
    this.table.value = taken.table;
    this.again();
  }
}
