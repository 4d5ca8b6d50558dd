// A unit has acted when it is done: not while its own player is still asked what it does.
import { h, type ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { State } from "./facts.ts";
import type { BoardProps } from "./props.ts";

/** Questions in the middle of an activation. */
const ACTING: ReadonlySet<string> = new Set(["Action", "Reroll", "Paths"]);

/** The state as it is shown: the unit a question lets act has not acted yet. */
export function whileActing(state: State, question: BoardProps["question"]): State {
  const unit = question?.fields["unit"];
  if (typeof unit !== "number" || !ACTING.has(question!.kind) || !state.activated[unit]) return state;
  return { ...state, activated: state.activated.with(unit, false) };
}

export function actingShown(Part: ComponentType<BoardProps>): ComponentType<BoardProps> {
  return function Shown(board: BoardProps) {
    const { state, question } = board;
    const shown = useMemo(() => whileActing(state, question), [state, question]);
    return h(Part, { ...board, state: shown });
  };
}
