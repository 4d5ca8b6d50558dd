// A unit in the hand: it is chosen, declared, rolled for and drafted, as far as the questions go that need no thought.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Plain } from "../../face.ts";
import type { Point } from "../camera.ts";
import { elementsOf, type State } from "../facts.ts";
import type { BoardProps, Question } from "../props.ts";
import type { MarchMeasure } from "../shapes.ts";
import { handOf } from "./hand.ts";

export interface Carry {
  readonly unit: number;
  /** Where it was taken hold of, and where it is meant to go. */
  readonly from: Point;
  readonly to: Point;
  /** The enemy it is let go upon. */
  readonly enemy: number | null;
  /** Not let go yet. */
  readonly held: boolean;
}

export const carried = signal<Carry | null>(null);
/** What the way means before the dice: the going to be declared, and how far they may lead. */
export const meant = signal<MarchMeasure | null>(null);

export function layDown(): void {
  carried.value = meant.value = null;
}

/** The unit a question is about, where that unit is on the move. */
export function mover(question: Question | null): number | null {
  if (!question || !["Action", "Reroll", "Paths"].includes(question.kind)) return null;
  const unit: unknown = question.fields["unit"];
  return typeof unit === "number" ? unit : null;
}

/** Can this unit be taken hold of now? */
export const isLoose = ({ question, lit }: Pick<BoardProps, "question" | "lit">, unit: number): boolean =>
  mover(question) === unit || (question?.kind === "Activate" && lit.has(`unit-${unit}`));

/** The enemy under a pointer, whatever lies over him. */
export function enemyAt(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  state: State,
  kind = "Paths",
): number | null {
  if (kind !== "Paths") return null;
  const side = state.side[Number(carriedUnit())];
  for (const found of document.elementsFromPoint(clientX, clientY)) {
    const unit = Number(found.closest("[data-unit]")?.getAttribute("data-unit") ?? -1);
    if (unit >= 0 && state.side[unit] !== side && elementsOf(state, unit).length) return unit;
  }
  return null;
}

let moving: number | null = null; // the unit of the last question about a move
const carriedUnit = (): number => carried.peek()?.unit ?? moving ?? 0;

/** Follow what is in the hand from question to question. */
export function useCarry(board: BoardProps): void {
  const now = useRef(board);
  now.current = board;
  const answered = useRef<Question | null>(null);
  const { question, proposal } = board;
  const carry = carried.value;
  const ready = proposal?.tried.value !== undefined && proposal?.tried.value !== null;
  moving = mover(question);

  useEffect(() => {
    if (!carry || !question || answered.current === question) return;
    const take = (option: number | undefined) => {
      if (option === undefined || option < 0) return layDown();
      answered.current = question;
      now.current.mean(option);
    };
    if (question.kind === "Activate") take(board.lit.get(`unit-${carry.unit}`));
    else if (mover(question) !== carry.unit) layDown();
    else if (question.kind === "Action") declare(carry, question, board, take, () => (answered.current = question));
    else if (question.kind === "Paths" && proposal && ready) {
      handOf(proposal, "Paths").carry(carry.to.x - carry.from.x, carry.to.y - carry.from.y, carry.enemy);
      meant.value = null;
      if (!carry.held) carried.value = null;
    }
  }, [carry, question, proposal, ready]);
  useEffect(() => layDown, []);
}

let asking = false;

/** The server says what has to be declared for this way; who still holds the unit may mean another one. */
function declare(
  carry: Carry,
  question: Question,
  board: BoardProps,
  take: (option: number | undefined) => void,
  leave: () => void,
): void {
  if (asking) return;
  asking = true;
  const by: readonly Plain[] = [carry.to.x - carry.from.x, carry.to.y - carry.from.y].map(Math.round);
  void board.measure({ march: carry.unit, by }).then((answer) => {
    asking = false;
    const found = answer as unknown as MarchMeasure;
    const latest = carried.peek();
    if (latest?.unit !== carry.unit) return;
    meant.value = found;
    if (latest !== carry && !found.sole) return declare(latest, question, board, take, leave); // it has been carried on
    if (carry.held && !found.sole) return;
    if (found.action) take(question.choices.indexOf(found.action));
    else leave(); // the player says what, then it goes on
  });
}
