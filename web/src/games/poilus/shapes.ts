// Made from src/zareba/games/poilus/face/shapes.py and the game's state; do not edit.  To make it anew:
// python -m zareba.server.wire.typescript web/src

export interface Card {
  readonly name: string;
  readonly kind: "christmas" | "knock" | "threat";
  readonly threats: readonly string[];
  readonly trap: boolean;
  readonly text: string;
  readonly marks: number;
  readonly sleeps: boolean;
}

export interface Facts {
  readonly threats: readonly Threat[];
  readonly marks: number;
  readonly expansion: boolean;
  readonly cards: Readonly<Record<string, Card>>;
  readonly soldiers: Readonly<Record<string, Soldier>>;
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly missions: Readonly<Record<string, Mission>>;
  readonly finals: Readonly<Record<string, Final>>;
  readonly words: Readonly<Record<string, string>>;
}

export interface Final {
  readonly name: string;
  readonly text: string;
}

export interface Foreseen {
  readonly threats?: Readonly<Record<string, number>>;
  readonly fails?: boolean;
  readonly trap?: boolean;
  readonly marks?: number;
  readonly drop?: number;
  readonly to?: string;
  readonly dealt?: number;
  readonly left?: number;
}

export interface Mission {
  readonly name: string;
  readonly text: string;
  readonly box: string;
  readonly difficulty: "easy" | "hard" | "normal";
  readonly least: readonly [number, number];
  readonly threats: readonly string[];
  readonly ignored: readonly string[];
  readonly collects: number;
  readonly open_tiles: boolean;
  readonly silent: boolean;
}

export interface Preview {
  readonly threats: Readonly<Record<string, number>>;
  readonly limit: number;
  readonly ignored: readonly string[];
  readonly marks: readonly number[];
  readonly hands: number;
  readonly gifts: readonly (Readonly<Record<string, string>>)[];
  readonly drop?: number;
  readonly options?: readonly (Foreseen | null)[];
}

export interface Soldier {
  readonly name: string;
  readonly charm: string;
}

export interface State {
  readonly result: string;
  readonly players: number;
  readonly variant: string;
  readonly soldier: readonly string[];
  readonly charm: readonly boolean[];
  readonly knocks: readonly (readonly string[])[];
  readonly speeches: readonly number[];
  readonly hand: readonly (readonly string[] | number)[];
  readonly open_hand: readonly string[];
  readonly tiles: readonly (readonly string[] | number)[];
  readonly open_tiles: readonly (readonly string[])[];
  readonly placed: readonly (readonly string[] | number)[];
  readonly revealed: readonly (readonly string[])[];
  readonly removed_tiles: readonly (readonly string[] | number)[];
  readonly spare_tiles: number;
  readonly known_tiles: readonly number[];
  readonly trials: number;
  readonly morale: number;
  readonly discard: readonly string[];
  readonly known: readonly (readonly string[] | number)[];
  readonly known_at: readonly (readonly number[])[];
  readonly returned: readonly string[];
  readonly looking_at: readonly (readonly string[] | number)[];
  readonly leader: number;
  readonly turn: number;
  readonly mission: number;
  readonly phase: string;
  readonly intensity: number;
  readonly present: readonly boolean[];
  readonly acted: readonly boolean[];
  readonly charms_used: number;
  readonly no_mans_land: readonly string[];
  readonly supply: number;
  readonly spent: number;
  readonly missions: readonly string[];
  readonly under: readonly (readonly string[])[];
  readonly attached: readonly string[];
  readonly mission_deck: number;
  readonly mission_box: number;
  readonly mission_discard: readonly string[];
  readonly put_back: readonly (string | null)[];
  readonly final: string;
  readonly solo_tiles: number;
  readonly solo_drawn: readonly string[];
  readonly filling: boolean;
}

export interface Threat {
  readonly id: string;
  readonly name: string;
}

export interface Tile {
  readonly name: string;
}
