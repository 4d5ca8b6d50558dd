// An army as its file has it, and what the server says about it. There are no rules here.
export interface Group {
  readonly n: number;
  readonly loadout: string;
  readonly opts?: readonly string[];
}

export interface Unit {
  readonly entry: string;
  readonly groups: readonly Group[];
  readonly opts?: readonly string[];
  readonly name?: string;
}

export interface Chief {
  readonly entry: string;
  readonly loadout: string;
  readonly opts?: readonly string[];
  readonly unit_opts?: readonly string[];
}

export type Works = Readonly<Record<string, number>>;

export interface Army {
  readonly game: "kriegspfad";
  readonly format: 1;
  readonly title?: string;
  readonly notes?: string;
  readonly list: string;
  readonly year: number;
  readonly tribe?: string;
  readonly points?: number | null;
  readonly scenario?: string;
  readonly role?: string;
  readonly enemy?: string;
  readonly disciplined?: boolean;
  readonly exceptional?: string;
  readonly incompetent?: boolean;
  readonly commander?: Chief | null;
  readonly carrier?: readonly [number, number];
  readonly scout?: string;
  readonly wagons?: number;
  readonly stratagem?: string;
  readonly works?: Works;
  readonly units?: readonly Unit[];
}

/** Something that can be bought; `here`: by this tribe, in this year. */
export interface Ware {
  readonly id: string;
  readonly name: string;
  readonly ap: number;
  readonly here?: boolean;
}

export interface Loadout extends Ware {
  /** Ranges and dice of its weapons, in words. */
  readonly profile: readonly string[];
}

export interface Option {
  readonly id: string;
  readonly name: string;
  readonly unit: boolean;
  readonly ap: string;
  readonly needs: string;
  readonly here: boolean;
}

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly here: boolean;
  readonly least: number;
  readonly most: number;
  readonly leads: boolean;
  /** How its troops move and keep together, on foot and mounted, in words. */
  readonly profile: readonly string[];
  readonly loadouts: readonly Loadout[];
  readonly options: readonly Option[];
  readonly fresh: Unit;
}

export interface Offer {
  readonly entries: readonly Entry[];
  readonly commanders: readonly Ware[];
  readonly disciplined: { readonly may: boolean; readonly ap: number };
  readonly incompetent: { readonly may: boolean; readonly ap: number };
  readonly scouts: readonly Ware[];
  readonly stratagems: readonly Ware[];
  readonly wagons: { readonly most: number; readonly ap: number };
  readonly works: readonly Ware[];
}

export interface Fault {
  readonly rule: string;
  readonly text: string;
  readonly unit: number | null;
}

export interface Check {
  readonly army: Army;
  readonly ap: number;
  readonly over: number;
  readonly units: readonly { readonly ap: number; readonly name: string; readonly text: string }[];
  readonly bill: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
  readonly offer: Partial<Offer>;
}

interface Tribe {
  readonly id: string;
  readonly name: string;
  readonly years: readonly [number, number];
}

export interface ArmyList {
  readonly id: string;
  readonly name: string;
  readonly years: readonly [number, number];
  readonly selector: string;
  readonly tribes: readonly Tribe[];
}

interface Role {
  readonly id: string;
  readonly name: string;
  readonly points: Readonly<Record<string, number>>;
}

interface Battle {
  readonly id: string;
  readonly name: string;
  readonly scenario: string;
  readonly roles: readonly Role[];
}

export interface Lists {
  readonly lists: readonly ArmyList[];
  readonly battles: readonly Battle[];
}

export interface Wish {
  readonly list: string;
  readonly year: number;
  readonly tribe?: string;
  readonly points?: number;
  readonly scenario?: string;
  readonly role?: string;
  readonly enemy?: string;
  readonly stratagem?: string;
  readonly seed?: number;
  readonly empty?: boolean;
}
