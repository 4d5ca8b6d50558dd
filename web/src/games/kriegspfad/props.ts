// What this game's board is told.
import type * as face from "../face.ts";
import type { Facts, Preview, State } from "./shapes.ts";

export type BoardProps = face.BoardProps<Facts, State, Preview>;
export type Question = face.Question;
export type GameFace = face.GameFace<Facts, State, Preview>;
