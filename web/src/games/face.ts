// What a game adds to the client: its drawing, and which pieces an option or a log line is about.
// There are no rules here: a board draws the view and offers the options the server has listed.
import type { ComponentType } from "preact";
import type { InputProps } from "../parts/inputs.tsx";
import type { Choice, Question as Asked } from "../protocol.ts";
import type { Sounds } from "../table/hearing.ts";
import type { Proposal } from "../table/proposal.ts";

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };
export type Json = { readonly [name: string]: any };

/** The question as a board sees it. */
export interface Question {
  readonly kind: string;
  readonly fields: Json;
  readonly choices: readonly Plain[];
  /** What a free choice may begin with, ready-made. */
  readonly intents: readonly Plain[];
  /** What a free choice must keep to; null when the choices are listed. */
  readonly limits: Json | null;
}

/** A line of the log as data. */
export interface Told {
  readonly event: string;
  readonly facts: Json;
}

/** Names of pieces and places on the board, such as "zone-white4" or "unit-levy". */
export type Ref = string;

/** What a board is told: the shapes of its game (`shapes.ts`), and the table around it. */
export interface BoardProps<Facts = unknown, State = unknown, Preview = unknown> {
  readonly facts: Facts;
  readonly state: State;
  readonly preview: Preview;
  readonly question: Question | null;
  /** Which option lies on which piece: index into the options. */
  readonly lit: ReadonlyMap<Ref, number>;
  /** Pieces a log line or an option under the pointer is about. */
  readonly glow: ReadonlySet<Ref>;
  /** The option under the pointer or the focus. */
  readonly considered: number | null;
  readonly choose: (option: number) => void;
  /** Choose an option, and answer the question that follows, if it is of this kind and offers it. */
  readonly chooseThen: (option: number, kind: string, answer: Plain) => void;
  /** The same for what follows of itself from a hand on the board: it is never too early. */
  readonly mean: (option: number) => void;
  readonly consider: (option: number | null) => void;
  readonly labels: readonly string[];
  /** What lies on the board, measured by the game: ranges, arcs, sight. */
  readonly measure: (what: Json) => Promise<Json>;
  /** The draft of a free answer, where the question wants one. */
  readonly proposal: Proposal | null;
  /** The game has ended: nothing is on the move and nothing can be done any more. */
  readonly over: boolean;
  /** The seat whose eyes these are; null: a spectator. */
  readonly seat: number | null;
  /** What the reader has decided beforehand. */
  readonly orders: Orders;
  /** Who sits where. */
  readonly names: readonly string[];
  /** The table in words, for a board that asks for them. */
  readonly words: readonly string[] | null;
  /** Only to be looked at, in a small frame: what lies on the board fills it. */
  readonly close?: boolean;
  /** The lines of the beat that is shown; empty: nothing is being told. */
  readonly telling: readonly Told[];
  /** The log lines as data. */
  readonly events: readonly { readonly event: string; readonly facts: Json; readonly at: number }[];
}

/** Answers given before their question is put, by the kind of the question: such as giving up. */
export interface Orders {
  readonly of: (kind: string) => unknown;
  /** Undefined: the order is withdrawn. */
  readonly give: (kind: string, choice: unknown) => void;
}

/** Nothing is decided beforehand: in examples and exercises. */
export const NO_ORDERS: Orders = { of: () => undefined, give: () => {} };

export interface GameFace<Facts = unknown, State = unknown, Preview = unknown> {
  readonly Board: ComponentType<BoardProps<Facts, State, Preview>>;
  /** What stays in sight under the board, such as the own hand. */
  readonly Dock?: ComponentType<BoardProps<Facts, State, Preview>>;
  /** Shown beside the question, such as the sum of a fight. */
  readonly Beside?: ComponentType<BoardProps<Facts, State, Preview>>;
  /** Controls for a free answer, beside what the server offers ready-made. */
  readonly Controls?: ComponentType<BoardProps<Facts, State, Preview> & { readonly proposal: Proposal }>;
  /** Several answers in a row laid out at once, where the question begins such a run. */
  readonly Arrange?: ComponentType<
    BoardProps<Facts, State, Preview> & {
      readonly proposal: Proposal;
      readonly asked: Asked;
      readonly busy: boolean;
    }
  >;
  /** Which of the intents offered are shown with a draft; by default all. */
  readonly offers?: (intents: readonly Choice[], drawing: Json) => readonly Choice[];
  /** A few signs beside an option's button, such as the sum it leads to. */
  readonly note?: (option: number, facts: Facts, preview: Preview) => string;
  /** What a choice decides at once besides itself, for want of another: it is asked first. */
  readonly settles?: (choice: Plain, facts: Facts, preview: Preview) => string;
  /** Where an option lies on the board; empty: nowhere. */
  readonly optionRefs: (choice: Plain, question: Question, facts: Facts, state: State) => readonly Ref[];
  /** What a log line is about. */
  readonly lineRefs: (facts: Json) => readonly Ref[];
  /** A beat of many lines in a few: what a volley came to. Null: its lines are told. */
  readonly summary?: (lines: readonly Told[], facts: Facts, state: State) => readonly string[] | null;
  /** How the events of the log sound. */
  readonly sounds?: Sounds;
  /** The board wants the table in words with every view. */
  readonly inWords?: boolean;
  /** Pieces that not everybody sees: the plan pad does not point at them. */
  readonly secret?: RegExp;
  /** Inputs of the game's own, by the kind of the question. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
}
