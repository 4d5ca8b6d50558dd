// Everything one table page knows, in parts. It keeps what the server sends; it decides nothing.
import { batch, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Json, Ref } from "../games/face.ts";
import { keepHead } from "../heads.ts";
import { keysOf, secretsOf } from "../keyring.ts";
import type { Settings } from "../preferences.ts";
import { isWarned } from "../preferences.ts";
import { PROTOCOL, type Down, type Refused, type SeatTaken, type TableView, type View } from "../protocol.ts";
import type { Moment } from "../routes.ts";
import { Answer } from "./answer.ts";
import { Connection, type Send, type Status, type Wire } from "./connection.ts";
import { Projector, type Scene } from "./film.ts";
import { Moments } from "./moments.ts";
import { Pad } from "./pad.ts";
import { Records } from "./records.ts";
import { Seats } from "./seats.ts";

/** The browser around a table, so that a test can stand in for it. */
export interface Surroundings {
  readonly settings: ReadonlySignal<Settings>;
  readonly open: () => Wire;
  readonly facts: () => Promise<Json>;
  readonly sit: (table: TableView, seat: number, name: string, invite: string | undefined) => Promise<SeatTaken>;
  readonly showSalts: (table: TableView) => Promise<void>;
  readonly id: () => string;
  /** How far this reader has seen the table before; null: never. */
  readonly lastSeen: () => number | null;
  readonly saw: (at: number) => void;
  readonly later: (deed: () => void, milliseconds: number) => unknown;
  readonly now: () => number;
}

const AGAIN = 2000; // milliseconds until facts that did not come are asked for again

export class TableStore {
  readonly id: string;
  readonly status = signal<Status>("connecting");
  readonly table = signal<TableView | null>(null);
  /** What the board draws and what never changes; null: not here yet. */
  readonly facts = signal<Json | null>(null);
  /** What the server did not like, and by which rule. */
  readonly notice = signal<{ readonly text: string; readonly rule: string } | null>(null);
  /** Pieces that shine: a log line, a mark or an option is about them. */
  readonly glow = signal<ReadonlySet<Ref>>(new Set());
  /** The table in words; null: not asked for. */
  readonly words = signal<readonly string[] | null>(null);
  readonly wordsOpen = signal(false);
  /** The moment since which things have happened unseen; null: nothing has. */
  readonly missed = signal<number | null>(null);

  readonly moments: Moments;
  readonly answer: Answer;
  readonly records = new Records();
  readonly film: Projector;
  readonly pad: Pad;
  readonly seats: Seats;

  readonly #around: Surroundings;
  readonly #connection: Connection;
  readonly #stop: (() => void)[] = [];
  #tableToCome: TableView | null = null;
  #returns = false; // when the past has run to its end, back to now
  readonly #measuring = new Map<string, (found: Json) => void>();

  constructor(id: string, around: Surroundings, look: Moment | null = null) {
    this.id = id;
    this.#around = around;
    const send: Send = (message) => this.#connection.send(message);
    this.moments = new Moments(send, look);
    this.seats = new Seats({ send, hides: () => this.#hides });
    this.pad = new Pad({ send, speaker: () => this.#speaker });
    this.answer = new Answer({
      send,
      question: this.moments.question,
      confirms: () => around.settings.peek().confirm,
      warned: () => isWarned(around.settings.peek()),
      guarded: () => around.settings.peek().guard,
      mayAskOdds: (hint) => {
        const manners = this.table.peek()?.manners;
        return manners?.odds === true && (!hint || manners.hints);
      },
      later: around.later,
      now: around.now,
    });
    this.film = new Projector({
      show: (scene) => batch(() => this.#show(scene)),
      speed: () => around.settings.peek().speed,
      mine: (seat) => this.seats.held.peek().includes(seat),
      more: () => this.#more(),
      later: around.later,
    });
    this.#connection = new Connection({
      open: around.open,
      hello: () => this.#hello(),
      hear: (message) => batch(() => this.#hear(message)),
      status: (status) => {
        this.status.value = status;
      },
      id: around.id,
      later: around.later,
    });
    this.#followLanguage();
    this.#followNames();
    this.#stop.push(effect(() => void this.#showSalts(this.table.value)));
  }

  #followLanguage(): void {
    let first = true;
    this.#stop.push(
      effect(() => {
        const { language } = this.#around.settings.value;
        if (!first) this.#connection.send({ type: "language", language });
        first = false;
        void this.#fetchFacts();
      }),
    );
  }

  /** The facts name people, too. */
  #followNames(): void {
    let known: string | undefined;
    this.#stop.push(
      effect(() => {
        const names = this.table.value?.seats.map((seat) => seat.name).join();
        if (known !== undefined && names !== known) void this.#fetchFacts();
        known = names;
      }),
    );
  }

  /** The dice wait for salt; what this browser has promised is shown by itself. */
  async #showSalts(table: TableView | null): Promise<void> {
    if (!table?.salts_awaited.length) return;
    try {
      await this.#around.showSalts(table);
    } catch {
      this.#around.later(() => void this.#showSalts(this.table.peek()), AGAIN);
    }
  }

  /** Try at once: the page is in sight again, or the network is back. */
  hurry(): void {
    this.#connection.hurry();
  }

  end(): void {
    this.#connection.end();
    for (const stop of this.#stop) stop();
  }

  async #fetchFacts(): Promise<void> {
    try {
      this.facts.value = await this.#around.facts();
    } catch {
      this.#around.later(() => {
        if (!this.facts.peek()) void this.#fetchFacts();
      }, AGAIN);
    }
  }

  // ------------------------------------------------------------------------- from the server
  #hello() {
    const { language } = this.#around.settings.peek();
    const view = this.film.latest;
    const { eyes } = this.seats;
    const sameEyes = view?.live === true && view.seat === (eyes ?? view.seat);
    const known = this.records.known(language, sameEyes);
    return {
      protocol: PROTOCOL,
      language,
      secrets: secretsOf(keysOf(this.id)),
      seat: eyes ?? null,
      seq: known.log ? view!.seq : 0,
      film: true,
      at: known.log ? view!.at : null,
      ...known,
    };
  }

  #hear(message: Down): void {
    switch (message.type) {
      case "welcome":
        this.table.value = message.table;
        this.seats.welcome(message.held, message.host);
        return this.moments.welcome();
      case "table":
        return this.#seat(message.table);
      case "marks":
        this.records.spoken.value = this.pad.hear(message.marks) || this.records.spoken.peek();
        return;
      case "view":
        return this.#see(message);
      case "chat":
        return this.records.hear(message.chat);
      case "odds":
        return this.answer.hearOdds(message);
      case "named":
        return this.pad.hearNames(message.names);
      case "described":
        this.words.value = message.lines;
        return;
      case "measured":
        this.#hearMeasure(message.id, message.found);
        return;
      case "tried":
        return this.answer.hearTried(message);
      case "refused":
        return this.#refused(message);
      case "done":
        return;
    }
  }

  #refused(message: Refused): void {
    if (this.#hearMeasure(message.id, {})) return; // the ruler is no matter of the game
    const aboutDraft = this.answer.refused(message);
    if (message.code === "no-such-moment" && this.moments.refused()) return;
    if (message.view && (message.code === "stale" || !aboutDraft)) this.#see(message.view);
    if (!aboutDraft && !(message.code === "stale" && message.view)) this.complain(message.text, message.rule);
  }

  #hearMeasure(id: string, found: Json): boolean {
    this.#measuring.get(id)?.(found);
    return this.#measuring.delete(id);
  }

  #see(view: View): void {
    const before = this.film.latest;
    if (view.live && this.seats.held.peek().length) keepHead(this.id, view.head);
    if (!before && view.live) this.seats.begin(view.seat);
    const seen = before ? before.at : this.#around.lastSeen();
    const told = before && (view.film || view.at - before.at <= 1 || view.seat !== before.seat);
    if (view.live && seen !== null && seen < view.at && !told) this.missed.value = Math.max(seen, view.first);
    const log = this.records.take(view, this.#around.settings.peek().language);
    this.film.take(view, log, this.moments.arrive);
  }

  /** A view, or a beat on the way to it, takes the place of what was shown. */
  #show(scene: Scene): void {
    const { view } = scene;
    const before = this.moments.view.peek();
    if (before?.question?.number !== view.question?.number || before?.at !== view.at) {
      this.glow.value = new Set();
      if (view.live) this.notice.value = null;
    }
    this.records.show(before, scene);
    this.moments.view.value = view;
    this.answer.see(before, view);
    if (!scene.beat && view.live) this.#around.saw(view.at);
    if (!scene.beat && this.#tableToCome) {
      this.table.value = this.#tableToCome;
      this.#tableToCome = null;
    }
  }

  /** Who sits where, and whether it is over: told when what has led there has been told. */
  #seat(table: TableView): void {
    const shown = this.moments.view.peek();
    const early = shown?.live === true && (this.film.busy.peek() || table.choices > shown.at);
    this.#tableToCome = early ? table : null;
    if (!early) this.table.value = table;
  }

  /** One beat on or back; between moments the server is asked. */
  step(by: 1 | -1): void {
    const live = this.moments.view.peek()?.live !== false;
    const within = !this.moments.waits && (by > 0 ? this.film.next() : !live && this.film.back());
    if (!within) this.moments.step(by);
  }

  /** The past runs on by itself, to its end. */
  #more(): void {
    const view = this.moments.view.peek();
    if (view && !view.live && view.at < view.last) this.moments.step(1);
    else {
      this.film.run(false);
      if (this.#returns) this.moments.look(null);
      this.#returns = false;
    }
  }

  /** What has happened since one was here: up to now, or until one stops it. */
  watch(): void {
    const from = this.missed.peek();
    if (from === null) return;
    this.missed.value = null;
    this.#returns = true;
    this.moments.look(from + 1, "first");
    this.film.run(true);
  }

  get #hides(): boolean {
    const table = this.table.peek();
    return this.#around.settings.peek().curtain && table?.hidden === true && table.status === "playing";
  }

  // --------------------------------------------------------------------------- to the server
  get #speaker(): number | undefined {
    return this.moments.seat.peek() ?? this.seats.held.peek()[0];
  }

  undo(): void {
    const view = this.moments.view.peek();
    if (view?.seat == null) return;
    this.answer.tookBack();
    this.#connection.send({ type: "undo", seat: view.seat, at: view.last });
  }

  consent(yes: boolean): void {
    const seat = this.moments.seat.peek();
    if (seat !== null) this.#connection.send({ type: "consent", seat, yes });
  }

  withdraw(): void {
    const seat = this.moments.seat.peek();
    if (seat !== null) this.#connection.send({ type: "withdraw", seat });
  }

  say(text: string): void {
    const seat = this.#speaker;
    if (seat !== undefined && text.trim())
      this.#connection.send({ type: "say", seat, text: text.trim().slice(0, 500) });
  }

  signal(said: readonly string[]): void {
    const seat = this.#speaker;
    if (seat !== undefined) this.#connection.send({ type: "say", seat, signal: said });
  }

  describe(open: boolean): void {
    if (open) {
      this.film.skip(); // the words are of now
      this.wordsOpen.value = true;
    }
    this.#connection.send({ type: "describe" });
  }

  /** What the game's board measures; the answer comes when the server has it. */
  measure(what: Json): Promise<Json> {
    return new Promise((resolve) => {
      this.#measuring.set(this.#connection.send({ type: "measure", what }), resolve);
    });
  }

  complain(text: string, rule = ""): void {
    this.notice.value = { text, rule };
  }

  /** A seat has been taken or given up: the server must hear of the new secrets. */
  again(): void {
    this.records.forget();
    this.film.latest = null;
    this.moments.view.value = null;
    this.#connection.restart();
  }

  async take(seat: number, name: string): Promise<void> {
    const taken = await this.#around.sit(this.table.peek()!, seat, name, keysOf(this.id).invite);
    this.table.value = taken.table;
    this.again();
  }
}
