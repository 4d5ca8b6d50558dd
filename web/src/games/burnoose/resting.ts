// After the end nothing fights or marches any more, whatever was under way when it came.
import { h, type ComponentType } from "preact";
import type { BoardProps } from "./props.ts";

const NOBODY = -1;

type Moving = Pick<BoardProps, "over" | "state" | "preview">;

/** What is shown at the end: it is nobody's turn, no fight goes on, no army has a way, nobody can ambush. */
export function atRest<Board extends Moving>(board: Board): Board {
  if (!board.over) return board;
  const { ways: _ways, reach: _reach, ...preview } = board.preview;
  return { ...board, preview, state: { ...board.state, turn: NOBODY, fighting: 0, dice: [] } };
}

export function restingShown(Part: ComponentType<BoardProps>): ComponentType<BoardProps> {
  return function Shown(board: BoardProps) {
    return h(Part, atRest(board));
  };
}
