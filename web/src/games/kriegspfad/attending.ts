// On a narrow screen the table turns to the unit that acts, or to those that can be chosen.
import { useEffect } from "preact/hooks";
import { attention } from "../../parts/attention.ts";
import type { Camera } from "./camera.ts";
import { elementsOf, placeOf, type State } from "./facts.ts";
import type { BoardProps } from "./props.ts";

const REACH = 900; // hundredths of an inch around a unit that acts: about as far as it goes
const CLOSE = 500; // around everybody, where the board is only looked at
const EDGE = 400; // around units to choose from

/** The elements a question is about: those of its unit, or all that are lit. */
export function askedAbout(
  state: State,
  question: BoardProps["question"],
  lit: ReadonlyMap<string, number>,
): readonly number[] {
  const { unit, element } = question?.fields ?? {};
  if (typeof unit === "number") return elementsOf(state, unit);
  if (typeof element === "number" && element < state.unit.length) return elementsOf(state, state.unit[element]!);
  return [...lit.keys()].flatMap((ref) => {
    const [kind, number] = ref.split("-");
    if (kind === "unit") return elementsOf(state, Number(number));
    return kind === "element" ? [Number(number)] : [];
  });
}

export function useTurning({ state, question, lit, close }: BoardProps, camera: Camera): void {
  const turn = attention.value;
  const { width, height } = camera.frame.value;
  useEffect(() => {
    if (!close) return;
    const everybody = state.side.flatMap((_, unit) => elementsOf(state, unit));
    camera.show(
      everybody.map((element) => placeOf(state, element)),
      CLOSE,
    );
  }, [close, width, height]);
  useEffect(() => {
    if (!turn || !question) return;
    const acts = typeof question.fields["unit"] === "number" || typeof question.fields["element"] === "number";
    const places = askedAbout(state, question, lit).map((element) => placeOf(state, element));
    camera.show(places, acts ? REACH : EDGE);
  }, [turn]);
}
