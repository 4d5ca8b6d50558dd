// Made from src/zareba/games/khartoum/face/shapes.py and the game's state; do not edit.  To make it anew:
// python -m zareba.server.wire.typescript web/src

export type Banner = "black" | "white" | "red" | "green";
export type Kind = "circle" | "square" | "fort";
export type Fight = "raid" | "sortie" | "defence";

export interface Action {
  readonly id: string;
  readonly name: string;
  readonly ap: number;
}

export interface Arranged {
  readonly posts: Readonly<Record<string, readonly string[]>>;
  readonly left: Readonly<Record<string, number>>;
  readonly room: Readonly<Record<string, readonly string[]>>;
  readonly holds: Readonly<Record<string, number>>;
  readonly fronts: readonly string[];
}

export interface Event {
  readonly title: string;
  readonly text: string;
  readonly ap: number | "random";
  readonly once: boolean;
}

export interface Facts {
  readonly kinds: Readonly<Record<Kind, ZoneKind>>;
  readonly paths: readonly Path[];
  readonly zones: readonly Zone[];
  readonly rivers: readonly River[];
  readonly units: Readonly<Record<string, Unit>>;
  readonly tracks: Tracks;
  readonly improvements: number;
  readonly actions: readonly Action[];
  readonly events: Readonly<Record<string, Event>>;
  readonly banner_cards: Readonly<Record<string, readonly Banner[]>>;
  readonly tables: Readonly<Record<Fight, readonly Row[]>>;
  readonly terms: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

export interface Path {
  readonly banner: Banner;
  readonly zones: readonly string[];
  readonly name: string;
  readonly commander: string;
}

export interface Preview {
  readonly holds?: Readonly<Record<string, number>>;
  readonly now?: Sum | null;
  readonly options?: readonly (Sum | null)[];
}

export interface River {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly points: readonly (readonly [number, number])[];
  readonly label: readonly [number, number];
}

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly rp: number;
  readonly cm: number;
  readonly strength: number;
  readonly retreat: boolean;
  readonly advance: boolean;
  readonly disorganised: boolean;
  readonly casualties: Readonly<Record<string, number>>;
}

export interface State {
  readonly result: string;
  readonly turn: number;
  readonly relief: number;
  readonly ap: number;
  readonly cm: number;
  readonly rp: number;
  readonly free_rp: number;
  readonly completed: number;
  readonly done: readonly string[];
  readonly defence_drm: number;
  readonly raid_drm: number;
  readonly sortie_drm: number;
  readonly at: readonly number[];
  readonly strength: readonly number[];
  readonly disorganised: readonly boolean[];
  readonly improved: readonly string[];
  readonly lowered: readonly string[];
  readonly garrison: readonly (readonly string[])[];
  readonly troops: readonly string[];
  readonly used_troops: readonly string[];
  readonly guns: readonly string[];
  readonly used_guns: readonly string[];
  readonly leaders: readonly string[];
  readonly wounded: readonly string[];
  readonly recovering: readonly string[];
  readonly gunboats: number;
  readonly damaged: number;
  readonly unbuilt: number;
  readonly unraised: number;
  readonly eliminated: readonly string[];
  readonly force: readonly string[];
  readonly target: number;
  readonly dice: readonly number[];
  readonly event_pile: number;
  readonly event_card: number;
  readonly event_discard: readonly number[];
  readonly event_removed: readonly number[];
  readonly fired: readonly number[];
  readonly banner_pile: number;
  readonly banner_card: number;
}

export interface Sum {
  readonly kind: Fight;
  readonly banner: Banner;
  readonly terms: readonly (readonly [string, number])[];
  readonly modifier: number;
  readonly dice: readonly number[];
  readonly zone?: string;
  readonly ways?: Readonly<Record<string, number>>;
  readonly holds?: number;
  readonly total?: number;
  readonly row?: string;
}

export interface Tracks {
  readonly turn: readonly string[];
  readonly ap: number;
  readonly cm: readonly number[];
  readonly rp: readonly number[];
  readonly strength: number;
}

export interface Unit {
  readonly name: string;
  readonly kind: "gunboats" | "guns" | "leaders" | "troops";
  readonly type: string;
  readonly steps: number;
  readonly factors: readonly [number | null, number | null, number | null];
}

export interface Zone {
  readonly id: string;
  readonly path: "all" | "black" | "green" | "red" | "white";
  readonly number: number;
  readonly kind: Kind;
  readonly level: number;
  readonly nile: boolean;
  readonly key: boolean;
  readonly at: readonly [number, number];
  readonly name: string;
  readonly short: string;
}

export interface ZoneKind {
  readonly label: string;
  readonly start: number;
}
