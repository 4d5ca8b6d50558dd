// Made from protocol.py, parts.py and api.py in src/zareba/server/wire; do not edit.  To make it anew:
// python -m zareba.server.wire.typescript web/src

export const PROTOCOL = 1;

export type Language = "en" | "de" | "fr";
export type TableStatus = "gathering" | "playing" | "over" | "closed" | "frozen";
export type SeatKind = "open" | "person" | "bot";
export type UndoKind = "none" | "free" | "ask" | "alone";
export type ChatMode = "free" | "game" | "presets";
export type TalkKind = "free" | "signals" | "silent";
export type MarkKind = "arrow" | "circle" | "cross" | "note";
export type Pause = "all" | "others" | "none";
export type Code = 
  | "malformed"
  | "too-long"
  | "too-fast"
  | "wrong-protocol"
  | "no-table"
  | "no-permission"
  | "not-playing"
  | "on-hold"
  | "stale"
  | "illegal"
  | "taken"
  | "promise-first"
  | "nothing-to-undo"
  | "undo-pending"
  | "no-such-moment"
  | "signals-only"
  | "silent"
  | "too-many"
  | "no-odds"
  | "no-hints"
  | "is-here"
  | "not-over"
  | "busy"
  | "damaged"
  | "late"
  | "broken";

export type Up = 
  | Hello
  | Choose
  | Undo
  | Consent
  | Withdraw
  | Look
  | Sit
  | Speak
  | Say
  | Mark
  | Erase
  | AskOdds
  | Try
  | NamePieces
  | Describe
  | Measure
  | Ping;
export type Down = 
  | Welcome
  | View
  | Table
  | Chat
  | Marks
  | Odds
  | Tried
  | Named
  | Described
  | Measured
  | Done
  | Refused;

export interface Analysis {
  readonly status: "done" | "failed" | "none" | "running";
  readonly done: number;
  readonly choices: number;
  readonly lines: readonly string[];
  readonly found: Readonly<Record<string, unknown>> | null;
}

export interface AnalysisStory {
  readonly status: "done" | "failed" | "none" | "running";
  readonly done: number;
  readonly choices: number;
  readonly story: Story | null;
}

export interface AskOdds {
  readonly type: "odds";
  readonly seat: number;
  readonly question: number;
  readonly hint?: boolean;
  readonly id: string;
}

export interface Beat {
  readonly at: number;
  readonly log: number;
  readonly by: number;
  readonly pause: Pause;
  readonly state: Readonly<Record<string, unknown>>;
  readonly preview: Readonly<Record<string, unknown>>;
}

export interface BotForSeat {
  readonly bot?: string;
}

export interface Chapter {
  readonly at: number;
  readonly rank: number;
  readonly text: string;
}

export interface Chart {
  readonly title: string;
  readonly ticks: readonly string[];
  readonly curves: readonly Curve[];
}

export interface Chat {
  readonly type: "chat";
  readonly chat: ChatPart;
}

export interface ChatLine {
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly time: string;
  readonly signal: readonly string[];
}

export interface ChatPart {
  readonly start: number;
  readonly lines: readonly ChatLine[];
}

export interface Choice {
  readonly choice: unknown;
  readonly text: string;
  readonly hint: string;
  readonly warning: string;
  readonly warned: readonly string[];
  readonly final: boolean;
}

export interface Choose {
  readonly type: "choose";
  readonly seat: number;
  readonly question: number;
  readonly choice: unknown;
  readonly then?: readonly unknown[];
  readonly id: string;
}

export interface Consent {
  readonly type: "consent";
  readonly seat: number;
  readonly yes: boolean;
  readonly id: string;
}

export interface Curve {
  readonly label: string;
  readonly values: readonly number[];
}

export interface Describe {
  readonly type: "describe";
  readonly id: string;
}

export interface Described {
  readonly type: "described";
  readonly id: string;
  readonly lines: readonly string[];
}

export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number;
  readonly repeated: boolean;
}

export interface DrillOption {
  readonly choice: unknown;
  readonly text: string;
  readonly hint: string;
  readonly worth: number | null;
  readonly error: number;
  readonly best: boolean;
  readonly told: readonly string[];
}

export interface DrillView {
  readonly game: string;
  readonly number: number;
  readonly of: number;
  readonly title: string;
  readonly seat: number;
  readonly players: number;
  readonly text: string;
  readonly rule: string;
  readonly kind: string;
  readonly made: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly state: Readonly<Record<string, unknown>>;
  readonly preview: Readonly<Record<string, unknown>>;
  readonly situation: readonly string[];
  readonly board: readonly string[];
  readonly log: readonly string[];
  readonly options: readonly DrillOption[];
}

export interface Ending {
  readonly result: string;
  readonly text: string;
  readonly epilogue: readonly string[];
  readonly winners: readonly number[];
  readonly commitment: string;
  readonly secret: string;
  readonly salt: string;
  readonly given: boolean;
}

export interface Erase {
  readonly type: "erase";
  readonly seat?: number | null;
  readonly mark?: number | null;
  readonly id: string;
}

export interface ExampleAsked {
  readonly text: string;
  readonly rule: string;
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly choice: unknown;
  readonly answer: string;
}

export interface ExampleFrame {
  readonly caption: string;
  readonly asked: ExampleAsked | null;
  readonly lines: readonly LogLine[];
  readonly state: Readonly<Record<string, unknown>>;
  readonly preview: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
}

export interface ExampleName {
  readonly name: string;
  readonly title: string;
  readonly still: boolean;
}

export interface ExamplePart {
  readonly ref: string;
  readonly text: string;
}

export interface ExampleView {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly seat: number | null;
  readonly players: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly frames: readonly ExampleFrame[];
  readonly parts: readonly ExamplePart[];
  readonly about: Readonly<Record<string, unknown>>;
  readonly measured: Readonly<Record<string, unknown>>;
}

export interface Facts {
  readonly game: string;
  readonly data_hash: string;
  readonly language: Language;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Film {
  readonly since: number | null;
  readonly beats: readonly Beat[];
}

export interface FirstView {
  readonly players: number;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly guided: boolean;
  readonly led: boolean;
}

export interface FormView {
  readonly options: readonly OptionView[];
  readonly values: Readonly<Record<string, boolean | string>>;
  readonly figures: string;
}

export interface FormWish {
  readonly players: number;
  readonly options?: Readonly<Record<string, boolean | string>>;
}

export interface GameView {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly designer: string;
  readonly publisher: string;
  readonly players: readonly number[];
  readonly minutes: number;
  readonly rules_version: number;
  readonly data_hash: string;
  readonly options: readonly OptionView[];
  readonly bots: readonly (readonly [string, string])[];
  readonly chats: readonly ChatMode[];
  readonly first: FirstView;
  readonly drills: number;
}

export interface GuideView {
  readonly choice: unknown;
  readonly label: string;
  readonly text: string;
  readonly number: number;
  readonly steps: number;
}

export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly language?: Language;
  readonly secrets?: readonly string[];
  readonly seat?: number | null;
  readonly seq?: number;
  readonly log?: number;
  readonly chat?: number;
  readonly film?: boolean;
  readonly at?: number | null;
  readonly id: string;
}

export interface IdleQuestion {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  readonly idle: Choice;
}

export interface Join {
  readonly name: string;
  readonly commitment?: string | "";
  readonly salt?: string | "";
}

export interface LogLine {
  readonly text: string;
  readonly rule: string;
  readonly event: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly private: boolean;
  readonly head: boolean;
  readonly grave: boolean;
}

export interface LogPart {
  readonly start: number;
  readonly lines: readonly LogLine[];
}

export interface Look {
  readonly type: "look";
  readonly at?: number | null;
  readonly film?: boolean;
  readonly id: string;
}

export interface Manners {
  readonly chat: ChatMode;
  readonly odds: boolean;
  readonly wipe: boolean;
  readonly hints: boolean;
}

export interface Mark {
  readonly type: "mark";
  readonly seat: number;
  readonly kind: MarkKind;
  readonly refs: readonly string[];
  readonly note?: string;
  readonly id: string;
}

export interface MarkView {
  readonly mark: number;
  readonly seat: number;
  readonly kind: MarkKind;
  readonly refs: readonly string[];
  readonly note: string;
  readonly text: string;
}

export interface Marks {
  readonly type: "marks";
  readonly marks: readonly MarkView[];
}

export interface Measure {
  readonly type: "measure";
  readonly what: Readonly<Record<string, unknown>>;
  readonly id: string;
}

export interface Measured {
  readonly type: "measured";
  readonly id: string;
  readonly found: Readonly<Record<string, unknown>>;
}

export interface MyTable {
  readonly table: TableView;
  readonly secret: number;
  readonly role: "host" | "invite" | "seat";
  readonly seat: number | null;
}

export interface NamePieces {
  readonly type: "name";
  readonly refs: readonly string[];
  readonly id: string;
}

export interface Named {
  readonly type: "named";
  readonly id: string;
  readonly names: readonly string[];
}

export interface NewBranch {
  readonly at: number;
  readonly dice?: "fresh" | "same";
}

export interface NewManners {
  readonly chat?: ChatMode | null;
  readonly odds?: boolean | null;
  readonly wipe?: boolean | null;
  readonly hints?: boolean | null;
}

export interface NewSeat {
  readonly kind?: "bot" | "open";
  readonly bot?: string;
  readonly answers?: Readonly<Record<string, number | string>>;
}

export interface NewTable {
  readonly game: string;
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, boolean | string>>;
  readonly seats?: readonly NewSeat[];
  readonly listed?: boolean;
  readonly manners?: NewManners;
  readonly prepared?: boolean;
  readonly guided?: boolean;
}

export interface Odds {
  readonly type: "odds";
  readonly id: string;
  readonly question: number;
  readonly options: readonly OddsEntry[];
  readonly scale: "chance" | "score";
  readonly final: boolean;
  readonly hint: readonly string[];
  readonly advised: unknown;
}

export interface OddsEntry {
  readonly choice: unknown;
  readonly text: string;
  readonly mean: number;
  readonly error: number;
  readonly n: number;
}

export interface OptionView {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  readonly default: boolean | string;
  readonly choices: readonly (readonly [string, string])[];
  readonly group: "difficulty" | "edition" | "house" | "shape";
}

export interface Origin {
  readonly table: string;
  readonly kind: "branch" | "import" | "rematch";
  readonly at: number;
  readonly dice: "fresh" | "same";
}

export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

export interface Problem {
  readonly code: Code;
  readonly text: string;
}

export interface Question {
  readonly number: number;
  readonly seat: number;
  readonly kind: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly rule: string;
  readonly options: readonly Choice[];
  readonly limits: Readonly<Record<string, unknown>> | null;
  readonly about: readonly string[];
  readonly intents: readonly Choice[];
  readonly arranges: boolean;
  readonly guide: GuideView | null;
  readonly idle: Choice | null;
  readonly goal: string;
}

export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: Code;
  readonly text: string;
  readonly rule: string;
  readonly view: View | null;
}

export interface Report {
  readonly title: string;
  readonly result: string;
  readonly players: readonly string[];
  readonly decided: readonly string[];
  readonly turning: readonly Turn[];
  readonly sheets: readonly Sheet[];
  readonly chart: Chart | null;
  readonly alt: string;
}

export interface Row {
  readonly cells: readonly string[];
  readonly at: number | null;
}

export interface RuleView {
  readonly number: string;
  readonly heading: boolean;
  readonly text: string;
  readonly source: string;
  readonly examples: readonly ExampleName[];
}

export interface RulesDecision {
  readonly choice: "continue" | "replay";
}

export interface RulesOption {
  readonly choice: "continue" | "replay";
  readonly text: string;
}

export interface Say {
  readonly type: "say";
  readonly seat: number;
  readonly text?: string | null;
  readonly signal?: readonly string[];
  readonly id: string;
}

export interface SeatTaken {
  readonly table: TableView;
  readonly seat: number;
  readonly secret: string;
}

export interface SeatView {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string;
  readonly lent: boolean;
  readonly here: boolean;
  readonly absent: boolean;
  readonly commitment: string;
}

export interface Secrets {
  readonly secrets: readonly string[];
}

export interface Sheet {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface ShowSalt {
  readonly salt: string;
}

export interface Side {
  readonly seat: number;
  readonly title: string;
  readonly curve: string;
  readonly worths: readonly number[];
  readonly errors: readonly number[];
  readonly by_choice: readonly number[];
  readonly choice_errors: readonly number[];
  readonly by_luck: readonly number[];
  readonly sums: readonly Sum[];
  readonly without_luck: Sum;
  readonly chapters: readonly ToldChapter[];
  readonly turns: readonly number[];
}

export interface Signal {
  readonly said: readonly string[];
  readonly text: string;
}

export interface Sit {
  readonly type: "sit";
  readonly seat?: number | null;
  readonly id: string;
}

export interface Sourced {
  readonly file: string;
  readonly place: string;
  readonly kind: string;
  readonly source: string;
  readonly value: string;
}

export interface Sources {
  readonly counts: readonly (readonly [string, number])[];
  readonly unprinted: readonly Sourced[];
  readonly kinds: Readonly<Record<string, string>>;
  readonly replace: string;
}

export interface Speak {
  readonly type: "language";
  readonly language: Language;
  readonly id: string;
}

export interface Story {
  readonly title: string;
  readonly notes: readonly string[];
  readonly shared: boolean;
  readonly sides: readonly Side[];
  readonly steps: readonly Told[];
  readonly losses: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

export interface Sum {
  readonly label: string;
  readonly worth: number;
  readonly error: number | null;
}

export interface Table {
  readonly type: "table";
  readonly seq: number;
  readonly table: TableView;
}

export interface TableMade {
  readonly table: TableView;
  readonly host: string;
  readonly invite: string;
}

export interface TableView {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly rules_version: number;
  readonly data_hash: string;
  readonly commitment: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly seats: readonly SeatView[];
  readonly choices: number;
  readonly waiting_for: readonly number[];
  readonly created: string;
  readonly changed: string;
  readonly origin: Origin | null;
  readonly rematch: string;
  readonly result: string;
  readonly winners: readonly number[];
  readonly notice: string;
  readonly decision: readonly RulesOption[];
  readonly manners: Manners;
  readonly hidden: boolean;
  readonly salts_awaited: readonly number[];
  readonly opening: string;
}

export interface Talk {
  readonly kind: TalkKind;
  readonly text: string;
  readonly rule: string;
  readonly signals: readonly Signal[];
}

export interface Told {
  readonly at: number;
  readonly chapter: string;
  readonly who: string;
  readonly question: string;
  readonly choice: string;
  readonly better: string;
  readonly mark: string;
  readonly came: readonly string[];
  readonly seat: number;
  readonly kind: string;
  readonly lost: number;
  readonly lost_error: number;
}

export interface ToldChapter {
  readonly label: string;
  readonly at: number;
  readonly worth: number;
  readonly by_choice: number;
  readonly by_luck: number;
}

export interface Tried {
  readonly type: "tried";
  readonly id: string;
  readonly question: number;
  readonly choice: unknown;
  readonly refusal: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
  readonly drawing: Readonly<Record<string, unknown>>;
  readonly answers: readonly unknown[];
  readonly warning: string;
  readonly warned: readonly string[];
}

export interface Try {
  readonly type: "try";
  readonly seat: number;
  readonly question: number;
  readonly draft?: unknown;
  readonly intent?: Readonly<Record<string, unknown>> | null;
  readonly id: string;
}

export interface Turn {
  readonly text: string;
  readonly chapter: string;
  readonly at: number;
}

export interface Undo {
  readonly type: "undo";
  readonly seat: number;
  readonly at: number;
  readonly id: string;
}

export interface UndoRequest {
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly number[];
  readonly missing: readonly number[];
  readonly why: string;
}

export interface UndoState {
  readonly kind: UndoKind;
  readonly text: string;
  readonly request: UndoRequest | null;
}

export interface Verdict {
  readonly fair: boolean;
  readonly text: string;
  readonly choices: number;
  readonly result: string;
  readonly undone: number;
  readonly after_chance: number;
}

export interface View {
  readonly type: "view";
  readonly seq: number;
  readonly seat: number | null;
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly live: boolean;
  readonly state: Readonly<Record<string, unknown>>;
  readonly question: Question | null;
  readonly waiting_for: readonly number[];
  readonly log: LogPart;
  readonly undo: UndoState;
  readonly talk: Talk;
  readonly preview: Readonly<Record<string, unknown>>;
  readonly chosen: unknown;
  readonly chosen_text: string;
  readonly ending: Ending | null;
  readonly film: Film | null;
  readonly head: string;
  readonly idle: readonly IdleQuestion[];
}

export interface Welcome {
  readonly type: "welcome";
  readonly id: string;
  readonly protocol: number;
  readonly run: string;
  readonly table: TableView;
  readonly held: readonly number[];
  readonly host: boolean;
}

export interface Withdraw {
  readonly type: "withdraw";
  readonly seat: number;
  readonly id: string;
}
