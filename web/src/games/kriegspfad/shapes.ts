// Made from src/zareba/games/kriegspfad/face/shapes.py and the game's state; do not edit.  To make it anew:
// python -m zareba.server.wire.typescript web/src

export interface Ahead {
  readonly unit: number;
  readonly ranges: readonly (readonly [number, string, number, number])[];
  readonly shots: readonly Shot[];
  readonly threats: readonly Shot[];
  readonly fights: readonly Fight[];
}

export interface Aims {
  readonly scenario: string;
  readonly attacker: number;
  readonly lost: readonly number[];
  readonly held?: number;
  readonly checks?: number;
  readonly burnt?: number;
  readonly exited?: number;
  readonly needed?: number;
  readonly rounds?: number;
}

export interface ArmyList {
  readonly name: string;
  readonly tribes: Readonly<Record<string, string>>;
  readonly tents: boolean;
}

export interface Company {
  readonly entry: string;
  readonly role: string;
  readonly troop: string;
  readonly elements: number;
  readonly arms: readonly string[];
  readonly mounted: boolean;
  readonly status: string;
  readonly mark: string;
  readonly title: string;
  readonly places: readonly (readonly [number, number, number])[];
}

export interface Crew {
  readonly arms: string;
  readonly skills: number;
  readonly price: number;
}

export interface Facts {
  readonly table: readonly [number, number];
  readonly frontage: number;
  readonly depths: Readonly<Record<string, readonly [number, number]>>;
  readonly boat: readonly [number, number];
  readonly house: readonly [number, number];
  readonly kinds: readonly Kind[];
  readonly weapons: Readonly<Record<string, Weapon>>;
  readonly names: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, ArmyList>>;
  readonly troops: Readonly<Record<string, string>>;
  readonly weather: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, string>>;
  readonly sides: readonly string[];
  readonly modifiers: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly round: number;
  readonly terms: readonly (readonly [string, number])[];
  readonly sum: number;
  readonly rows: readonly Row[];
}

export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly linear: boolean;
}

export interface MarchMeasure {
  readonly action: string;
  readonly sole: boolean;
  readonly least: number;
  readonly most: number;
  readonly text: string;
  readonly dice: string;
}

export interface Measure {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
  readonly arc: boolean;
  readonly range: number | null;
  readonly sees: boolean;
  readonly line: readonly (readonly [number, number])[];
  readonly blocked: readonly (readonly [string, number])[];
  readonly weapons: readonly WeaponMeasure[];
  readonly lines: readonly string[];
}

export interface Preview {
  readonly aims: Aims;
  readonly reserve: readonly Company[];
  readonly sight?: number;
  readonly dark?: boolean;
  readonly crests?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly outlines?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly burning?: readonly (readonly (readonly [number, number])[])[];
  readonly smoke?: readonly (readonly (readonly [number, number])[])[];
  readonly palisade?: readonly (readonly [number, number])[];
  readonly laagers?: readonly (readonly (readonly [number, number])[])[];
  readonly cohesion?: readonly number[];
  readonly scattered?: readonly number[];
  readonly acts_as?: readonly string[];
  readonly in_works?: readonly number[];
  readonly fights?: readonly Fight[];
  readonly notes?: readonly string[];
}

export interface Row {
  readonly row: string;
  readonly attacker: readonly [number, number, number];
  readonly defender: readonly [number, number, number];
  readonly destroyed: boolean;
}

export interface Shot {
  readonly element: number;
  readonly weapon: string;
  readonly target: number;
  readonly range: number;
  readonly line: readonly (readonly [number, number])[];
  readonly terms: readonly (readonly [string, number])[];
  readonly sum: number;
  readonly dice: number;
  readonly faces: Readonly<Record<"hit" | "jam" | "kill" | "miss", number>>;
}

export interface State {
  readonly result: string;
  readonly year: number;
  readonly lists: readonly string[];
  readonly tribes: readonly string[];
  readonly stratagems: readonly string[];
  readonly active: readonly string[];
  readonly scenario: string;
  readonly attacker: number;
  readonly points: readonly number[];
  readonly disciplined: readonly boolean[];
  readonly command: readonly string[];
  readonly army_one: number;
  readonly armies: readonly (string | null)[];
  readonly reserve: readonly (readonly StructuresCompany[] | null)[];
  readonly to_arrive: readonly number[];
  readonly march: readonly string[];
  readonly region: string;
  readonly season: string;
  readonly weather: readonly string[];
  readonly darkness: string;
  readonly dark_limit: number;
  readonly edges: readonly string[];
  readonly pieces: readonly (readonly number[])[];
  readonly fires: readonly (readonly [piece: number, x: number, y: number, round: number, seat: number])[];
  readonly wind: number;
  readonly works: readonly (readonly [x: number, y: number, facing: number])[];
  readonly palisade: boolean;
  readonly climbing: readonly number[];
  readonly camp: string;
  readonly boats: readonly (readonly [side: number, x: number, y: number, facing: number, rowed: number, carrier: number, boarded: number])[];
  readonly houses: readonly (readonly [holder: number, x: number, y: number, facing: number, breached: number, lit: number])[];
  readonly round: number;
  readonly medicine: readonly number[];
  readonly prophet_losses: readonly number[];
  readonly rerolls: readonly number[];
  readonly held: number;
  readonly village_burnt: number;
  readonly entered: boolean;
  readonly exited: readonly number[];
  readonly chief_exited: boolean;
  readonly start_elements: readonly number[];
  readonly lost_ap: readonly number[];
  readonly plundered: readonly boolean[];
  readonly action: string;
  readonly following: readonly number[];
  readonly allowance: number;
  readonly dice: readonly number[];
  readonly side: readonly number[];
  readonly role: readonly string[];
  readonly troop: readonly string[];
  readonly entry: readonly string[];
  readonly first: readonly number[];
  readonly size: readonly number[];
  readonly horses: readonly boolean[];
  readonly mounted: readonly boolean[];
  readonly traits: readonly number[];
  readonly mark: readonly string[];
  readonly title: readonly string[];
  readonly markers: readonly number[];
  readonly activated: readonly boolean[];
  readonly arrived: readonly boolean[];
  readonly mounting: readonly boolean[];
  readonly opened: readonly boolean[];
  readonly touched: readonly boolean[];
  readonly sprung: readonly boolean[];
  readonly retreat: readonly number[];
  readonly owed: readonly number[];
  readonly fright: readonly boolean[];
  readonly terror: readonly boolean[];
  readonly ignored: readonly boolean[];
  readonly jammed: readonly number[];
  readonly unit: readonly number[];
  readonly place: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly facing: readonly number[];
  readonly arms: readonly string[];
  readonly skills: readonly number[];
  readonly price: readonly number[];
  readonly did: readonly number[];
  readonly did_last: readonly number[];
  readonly shot: readonly boolean[];
  readonly shot_last: readonly boolean[];
  readonly from_x: readonly number[];
  readonly from_y: readonly number[];
  readonly from_facing: readonly number[];
  readonly way: readonly number[];
  readonly post: readonly number[];
  readonly wall: readonly number[];
  readonly busy: readonly number[];
  readonly fights: readonly (readonly [attacker: number, defender: number, round: number, turned: number])[];
  readonly fallen: readonly (readonly [unit: number, x: number, y: number, facing: number])[];
  readonly chiefs_lost: readonly (readonly [seat: number, x: number, y: number, unit: number])[];
  readonly surprised: readonly number[];
  readonly shots: readonly (readonly [element: number, weapon: number, target: number])[];
}

export interface Stretch {
  readonly distance: number;
  readonly line: readonly (readonly [number, number])[];
  readonly lines: readonly string[];
}

export interface StructuresCompany {
  readonly entry: string;
  readonly troop: string;
  readonly role: string;
  readonly horses: boolean;
  readonly mounted: boolean;
  readonly traits: number;
  readonly crew: readonly Crew[];
  readonly status: string;
  readonly places: readonly (readonly [number, number, number])[];
  readonly brings: readonly string[];
  readonly beside: number;
  readonly mark: string;
  readonly title: string;
}

export interface UnitMeasure {
  readonly unit: number;
  readonly cohesion: number;
  readonly coherent: boolean;
  readonly courage: number;
  readonly movement: Readonly<Record<"difficult" | "good", readonly [number, number]>>;
  readonly ranges: readonly (readonly [number, string, number, number])[];
  readonly shots: readonly Shot[];
}

export interface Weapon {
  readonly name: string;
  readonly cls: string;
  readonly effective: number;
  readonly longest: number;
}

export interface WeaponMeasure {
  readonly weapon: string;
  readonly band: "effective" | "long" | "out";
  readonly why: string;
  readonly shot: Shot | null;
}
