// What this game's board is told. While the table is laid out nothing is foreseen.
import type * as face from "../face.ts";
import type { Facts, Preview, State } from "./shapes.ts";

export type BoardProps = face.BoardProps<Facts, State, Partial<Preview>>;
export type GameFace = face.GameFace<Facts, State, Partial<Preview>>;
