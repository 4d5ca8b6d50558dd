// The games that have a drawing of their own; any other is shown in words.
import type { ComponentType } from "preact";
import type { InputProps } from "../parts/inputs.tsx";
import { burnoose } from "./burnoose/board.tsx";
import type { GameFace } from "./face.ts";
import { khartoum } from "./khartoum/board.tsx";
import { kriegspfad } from "./kriegspfad/board.tsx";
import { ArmiesPage } from "./kriegspfad/army/page.tsx";
import { Muster } from "./kriegspfad/muster.tsx";
import { plain } from "./plain.tsx";
import { poilus } from "./poilus/board.tsx";

// The server sends every game the shapes of its own: from here on a face takes what it is given.
const FACES = { burnoose, khartoum, kriegspfad, poilus } as unknown as Record<string, GameFace>;

export function faceOf(game: string): GameFace {
  return (FACES[game] ??= plain(game));
}

/** Games whose armies are built before a table is made, each with its page. */
const ARMIES: Record<string, ComponentType<{ readonly army: string | null }>> = { kriegspfad: ArmiesPage };
export const armiesOf = (game: string): ComponentType<{ readonly army: string | null }> | undefined => ARMIES[game];

/** Inputs of a game's own, by the kind of the question. */
const INPUTS: Record<string, ComponentType<InputProps>> = { "kriegspfad.MusterArmy": Muster };
export const inputOwnTo = (kind: string): ComponentType<InputProps> | undefined => INPUTS[kind];
