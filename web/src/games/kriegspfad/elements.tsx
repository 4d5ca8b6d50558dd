// The elements: bases with their facing, by side.
import type { BoardProps } from "../face.ts";
import { depthOf, elementsOf, nameOf, unitsOnTable, type Facts, type State } from "./facts.ts";
import { select, selectedElement, selectedUnit } from "./selection.ts";

export function Elements({ board }: { readonly board: BoardProps }) {
  const facts: Facts = board.facts;
  const state: State = board.state;
  return <>{unitsOnTable(state).map((unit) => <Unit key={unit} unit={unit} facts={facts} state={state} />)}</>;
}

function Unit({ unit, facts, state }: { readonly unit: number; readonly facts: Facts; readonly state: State }) {
  const depth = depthOf(facts, state, unit);
  const chosen = selectedUnit.value === unit;
  return (
    <g class={`kp-unit side-${state.side[unit]} ${chosen ? "selected" : ""}`} data-ref={`unit-${unit}`}>
      <title>{nameOf(facts, state, unit)}</title>
      {elementsOf(state, unit).map((e) => (
        <g
          key={e} class={`kp-element ${selectedElement.value === e ? "selected" : ""}`} data-ref={`element-${e}`}
          transform={`translate(${state.x[e]} ${state.y[e]}) rotate(${state.facing[e]! / 10})`}
          onClick={() => select(unit, e)}
        >
          <rect x={-depth / 2} y={-facts.frontage / 2} width={depth} height={facts.frontage} class="base" />
          <path d={`M${depth / 2} -45 ${depth / 2 + 55} 0 ${depth / 2} 45Z`} class="tick" />
        </g>
      ))}
    </g>
  );
}
