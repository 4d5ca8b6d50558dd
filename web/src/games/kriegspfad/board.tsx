// Kriegspfad: the whole board.
import { useMemo } from "preact/hooks";
import type { BoardProps, GameFace } from "../face.ts";
import { pictureOf } from "../pictures.tsx";
import { Camera } from "./camera.ts";
import { Elements } from "./elements.tsx";
import { readPiece, type Facts, type State } from "./facts.ts";
import { LAYERS, type LayerProps } from "./layers.ts";
import { Viewport } from "./viewport.tsx";

function Board(board: BoardProps) {
  const facts: Facts = board.facts;
  const state: State = board.state;
  const [width, height] = facts.table;
  const camera = useMemo(() => new Camera({ width, height }), [width, height]);
  const layer: LayerProps = { camera, state, facts, question: board.question, limits: board.question?.limits ?? null, preview: board.preview ?? {}, board };
  return (
    <div class="kriegspfad">
      <Viewport camera={camera} label={facts.words["table"]!}>
        <rect width={width} height={height} class="kp-plain" />
        {state.pieces.map((raw, i) => <polygon key={i} points={readPiece(facts, i, raw).points.map((p) => `${p.x},${p.y}`).join(" ")} class={`kp-terrain ${facts.kinds[raw[0]!]!.id}`} />)}
        {LAYERS.map(({ Under }) => Under && <Under {...layer} />)}
        <Elements board={board} />
        {LAYERS.map(({ Over }) => Over && <Over {...layer} />)}
      </Viewport>
      {LAYERS.map(({ Panel }) => Panel && <Panel {...layer} />)}
    </div>
  );
}

export const kriegspfad: GameFace = { Board, optionRefs: () => [], lineRefs: () => [], picture: () => pictureOf("kriegspfad") };
