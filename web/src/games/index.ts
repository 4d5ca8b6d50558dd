// The games that have a drawing of their own; any other is shown in words.
import { burnoose } from "./burnoose/board.tsx";
import type { GameFace } from "./face.ts";
import { khartoum } from "./khartoum/board.tsx";
import { kriegspfad } from "./kriegspfad/board.tsx";
import { plain } from "./plain.tsx";
import { poilus } from "./poilus/board.tsx";

const FACES: Record<string, GameFace> = { burnoose, khartoum, kriegspfad, poilus };

export function faceOf(game: string): GameFace {
  return (FACES[game] ??= plain(game));
}
