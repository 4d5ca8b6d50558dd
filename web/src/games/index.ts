// The games that have a drawing of their own, fetched when a table wants it; any other is shown in words.
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { type Fetched, fetching, lazy } from "../parts/lazy.tsx";
import { Picture as BurnoosePicture } from "./burnoose/picture.tsx";
import type { GameFace } from "./face.ts";
import { Picture as KhartoumPicture } from "./khartoum/picture.tsx";
import { pictureOf } from "./pictures.tsx";
import { plain } from "./plain.tsx";
import { Picture as PoilusPicture } from "./poilus/picture.tsx";

// The server sends every game the shapes of its own: from here on a face takes what it is given.
const drawn = (load: () => Promise<unknown>) => fetching(load as () => Promise<GameFace>);

const FACES: Record<string, ReturnType<typeof drawn>> = {
  burnoose: drawn(() => import("./burnoose/board.tsx").then((code) => code.burnoose)),
  khartoum: drawn(() => import("./khartoum/board.tsx").then((code) => code.khartoum)),
  kriegspfad: drawn(() => import("./kriegspfad/board.tsx").then((code) => code.kriegspfad)),
  poilus: drawn(() => import("./poilus/board.tsx").then((code) => code.poilus)),
};

export const isDrawn = (game: string): boolean => game in FACES;

/** The drawing of a game; it is null while its code is on the way. */
export function faceOf(game: string): ReadonlySignal<Fetched<GameFace>> {
  return (FACES[game] ??= drawn(() => Promise.resolve(plain)))();
}

const PICTURES: Record<string, ComponentType> = {
  burnoose: BurnoosePicture,
  khartoum: KhartoumPicture,
  poilus: PoilusPicture,
};

/** A picture for the home page. */
export const pictureFor = (game: string): ComponentType => PICTURES[game] ?? (() => pictureOf(game));

/** Games whose armies are built before a table is made, each with its page. */
const ARMIES: Record<string, ComponentType<{ readonly army: string | null }>> = {
  kriegspfad: lazy(() => import("./kriegspfad/army/page.tsx").then((code) => code.ArmiesPage)),
};
export const armiesOf = (game: string): ComponentType<{ readonly army: string | null }> | undefined => ARMIES[game];
