// One socket to one table. It comes back by itself and sends again what had no answer.
import type { Down, Hello, Up } from "../protocol.ts";
import { pause } from "./backoff.ts";

export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  readonly open: () => Wire;
  readonly hello: () => Omit<Hello, "id" | "type">;
  readonly hear: (message: Down) => void;
  readonly status: (status: Status) => void;
  readonly id: () => string;
  readonly later: (deed: () => void, milliseconds: number) => unknown;
  readonly random?: () => number;
}

export type Status = "connecting" | "online" | "offline" | "gone" | "outdated";
type Unsent = { [M in Up["type"]]: Omit<Extract<Up, { type: M }>, "id"> }[Up["type"]];
/** Send a message; its id comes back. */
export type Send = (message: Unsent) => string;

const PING = 25_000;
const SILENT = 1; // whole beats: pings are answered, so a socket that says nothing for longer is dead
const NO_TABLE = 4404;
const WRONG_PROTOCOL = 4400;

export class Connection {
  #wire: Wire | null = null;
  #welcome = false;
  #attempt = 0;
  #ended = false;
  #turn = 0; // of sockets: what an older one still says does not count
  #silent = 0; // beats since this socket was opened or heard of
  readonly #open = new Map<string, Up>(); // sent or to be sent, without an answer
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
    this.connect();
    this.#beat();
  }

  connect(): void {
    if (this.#ended || this.#wire) return;
    const turn = ++this.#turn;
    const wire = this.#around.open();
    this.#wire = wire;
    this.#welcome = false;
    this.#silent = 0;
    this.#around.status("connecting");
    wire.onopen = () => {
      if (turn !== this.#turn) return;
      const id = this.#around.id();
      wire.send(JSON.stringify({ type: "hello", id, ...this.#around.hello() }));
    };
    wire.onmessage = (event) => {
      if (turn !== this.#turn) return;
      this.#silent = 0;
      this.#hear(JSON.parse(String(event.data)) as Down);
    };
    wire.onclose = (event) => {
      if (turn !== this.#turn) return;
      if (event.code === NO_TABLE || event.code === WRONG_PROTOCOL) {
        this.#wire = null;
        this.#ended = true;
        this.#around.status(event.code === NO_TABLE ? "gone" : "outdated");
      } else this.#lose();
    };
  }

  /** The socket is no more, or says nothing any more: after a pause there will be another one. */
  #lose(): void {
    this.#turn++;
    this.#wire = null;
    if (this.#ended) return;
    this.#around.status("offline");
    this.#around.later(() => this.connect(), pause(this.#attempt++, this.#around.random));
  }

  /** Try at once: the page is in sight again, or the network is back. */
  hurry(): void {
    this.#attempt = 0;
    this.connect();
  }

  #hear(message: Down): void {
    if (message.type === "welcome") {
      this.#welcome = true;
      this.#attempt = 0;
      this.#around.status("online");
      this.#around.hear(message);
      for (const waiting of this.#open.values()) this.#wire?.send(JSON.stringify(waiting));
      return;
    }
    if ("id" in message) this.#open.delete(message.id);
    this.#around.hear(message);
  }

  send(message: Unsent): string {
    const id = this.#around.id();
    const full = { ...message, id } as Up;
    if (message.type !== "ping") this.#open.set(id, full);
    if (this.#welcome && this.#wire) this.#wire.send(JSON.stringify(full));
    return id;
  }

  /** Say hello again on a fresh socket, because the secrets have changed. */
  restart(): void {
    this.#turn++;
    this.#wire?.close();
    this.#wire = null;
    this.hurry();
  }

  end(): void {
    this.#ended = true;
    this.#turn++;
    this.#wire?.close();
    this.#wire = null;
  }

  #beat(): void {
    this.#around.later(() => {
      if (this.#ended) return;
      const wire = this.#wire;
      if (wire && this.#silent++ >= SILENT) {
        this.#lose();
        wire.close();
      } else if (this.#welcome && wire) this.send({ type: "ping" });
      this.#beat();
    }, PING);
  }
}
