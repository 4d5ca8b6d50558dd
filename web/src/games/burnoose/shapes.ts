// Made from src/zareba/games/burnoose/face/shapes.py and the game's state; do not edit.  To make it anew:
// python -m zareba.server.wire.typescript web/src

export type Sign = "circle" | "triangle";
export type Side = "berber" | "french";

export interface Army {
  readonly name: string;
  readonly deploy: number;
  readonly retreat: number;
}

export interface Card {
  readonly name: string;
  readonly text: string;
  readonly group: "display" | "leader" | "starter";
  readonly resources: readonly number[];
  readonly cost: readonly number[] | null;
  readonly play: boolean;
  readonly place: boolean;
  readonly ambush: boolean;
  readonly blocks: boolean;
  readonly rolls_as: string;
}

export interface Facts {
  readonly nodes: Readonly<Record<string, Node>>;
  readonly roads: readonly (readonly [string, string])[];
  readonly forks: readonly Fork[];
  readonly regions: readonly Region[];
  readonly villages: readonly Village[];
  readonly units: Readonly<Record<string, Unit>>;
  readonly berbers: readonly string[];
  readonly army_units: readonly string[];
  readonly cards: Readonly<Record<string, Card>>;
  readonly display: readonly string[];
  readonly figures: readonly string[];
  readonly automata: Readonly<Record<string, FrenchCard>>;
  readonly armies: readonly Army[];
  readonly players: readonly string[];
  readonly symbols: Readonly<Record<Sign, string>>;
  readonly resources: readonly string[];
  readonly status: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
  readonly numbers: Numbers;
  readonly words: Readonly<Record<string, string>>;
}

export interface Fork {
  readonly node: string;
  readonly from: string;
  readonly circle: string;
  readonly triangle: string;
}

export interface FrenchCard {
  readonly name: string;
  readonly number: string;
  readonly symbol: Sign;
  readonly units: readonly number[];
  readonly effect: string;
  readonly text: string;
}

export interface Node {
  readonly kind: "start" | "stop" | "village";
  readonly at: readonly [number, number];
  readonly name: string;
}

export interface Numbers {
  readonly tokens: number;
  readonly actions: number;
  readonly purchases: number;
  readonly defenses: number;
}

export interface Preview {
  readonly ways: readonly (Readonly<Record<Sign, Way>> | null)[];
  readonly reach: readonly (readonly number[])[];
  readonly hits: readonly number[];
  readonly symbols: Readonly<Record<Sign, number>>;
  readonly eliminated: readonly number[];
  readonly purse?: readonly number[];
  readonly affordable?: readonly string[];
  readonly uses?: Readonly<Record<string, Uses>>;
}

export interface Region {
  readonly id: string;
  readonly name: string;
}

export interface State {
  readonly result: string;
  readonly owner: readonly number[];
  readonly land: readonly number[];
  readonly status: readonly string[];
  readonly units: readonly (readonly number[])[];
  readonly defenses: readonly number[];
  readonly reserve: readonly (readonly string[])[];
  readonly figure_at: readonly string[];
  readonly leader: readonly string[];
  readonly dealt: readonly (readonly string[])[];
  readonly deck: readonly number[];
  readonly topped: readonly (readonly string[])[];
  readonly hand: readonly (readonly string[] | number)[];
  readonly shown: readonly (readonly string[])[];
  readonly looking_at: readonly (readonly string[] | number)[];
  readonly discard: readonly (readonly string[])[];
  readonly tokens: readonly number[];
  readonly purse: readonly (readonly number[] | number)[];
  readonly conquered: readonly boolean[];
  readonly operator: number;
  readonly turn: number;
  readonly actions: number;
  readonly market: boolean;
  readonly stacks: readonly number[];
  readonly moudjahidate: number;
  readonly fallen: readonly number[];
  readonly removed: readonly string[];
  readonly retreat_used: boolean;
  readonly army: readonly (readonly number[])[];
  readonly army_state: readonly string[];
  readonly at: readonly string[];
  readonly came_from: readonly string[];
  readonly siege: readonly string[];
  readonly pursuit: readonly number[];
  readonly entered: readonly string[];
  readonly retreat_order: readonly number[];
  readonly start: readonly string[];
  readonly token: number;
  readonly arrived: readonly number[];
  readonly french_deck: number;
  readonly unseen: number;
  readonly foreseen: readonly (readonly string[] | number)[];
  readonly row: readonly string[];
  readonly french_card: string;
  readonly french_discard: readonly string[];
  readonly fighting: number;
  readonly bled: boolean;
  readonly dice: readonly number[];
  readonly dice_of: readonly string[];
  readonly french_roll: boolean;
}

export interface Unit {
  readonly name: string;
  readonly several: string;
  readonly side: Side;
  readonly rolls_as: string;
  readonly hits: readonly number[];
}

export interface Uses {
  readonly does: readonly string[];
  readonly why: string;
  readonly rule: string;
}

export interface Village {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly terrain: "concealed" | "sheltered" | "steep" | "wooded";
  readonly terrain_name: string;
  readonly terrain_text: string;
  readonly hits: Readonly<Record<string, readonly number[]>>;
}

export interface Way {
  readonly steps: readonly string[];
  readonly village: string;
}
