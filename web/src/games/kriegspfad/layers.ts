// What others lay over the table: the inputs of moves, shots and placing.
import type { ComponentType } from "preact";
import type { Json, Question } from "../face.ts";
import type { BoardProps } from "./props.ts";
import type { Camera } from "./camera.ts";
import type { Facts, Preview, State } from "./facts.ts";
import { moving } from "./moving/layer.tsx";
import { OwnArmy } from "./own-army.tsx";

export interface LayerProps {
  readonly camera: Camera;
  readonly state: State;
  readonly facts: Facts;
  readonly question: Question | null;
  /** What the server tells about a free choice (`describe` of the question); null for a listed one. */
  readonly limits: Json | null;
  readonly preview: Preview;
  readonly board: BoardProps;
}

/**
 * `Under` lies below the elements, `Over` above them: SVG in hundredths of an inch. `Panel` is
 * HTML under the table. What may be dragged carries `data-grip`: the table does not move with it.
 */
export interface Layer {
  readonly Under?: ComponentType<LayerProps>;
  readonly Over?: ComponentType<LayerProps>;
  readonly Panel?: ComponentType<LayerProps>;
}

export const LAYERS: readonly Layer[] = [moving, { Panel: OwnArmy }];
