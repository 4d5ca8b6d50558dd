// All units in words: what stands where, with what, in what condition. A click chooses a unit and brings it into sight.
import type { BoardProps } from "./props.ts";
import type { Camera } from "./camera.ts";
import {
  armyOf,
  conditionOf,
  elementsOf,
  inches,
  inOrder,
  middleOf,
  companyName,
  nameOf,
  qualitiesOf,
  signOf,
  weaponsOf,
  type Facts,
  type Preview,
  type State,
} from "./facts.ts";
import { selectedUnit } from "./selection.ts";
import { SideSign } from "./status.tsx";
import { show } from "./tools.tsx";

/** On a phone the lists are closed until somebody wants them. */
const wide = (): boolean => matchMedia("(min-width: 40rem)").matches;

export function Roster({ board, camera }: { readonly board: BoardProps; readonly camera: Camera }) {
  const { facts, state } = board;
  const outlook = board.preview;
  const { words } = facts;
  const seats = board.seat === 1 ? [1, 0] : [0, 1];
  const order = inOrder(state, board.seat);
  const gone = state.side.map((_, unit) => unit).filter((unit) => elementsOf(state, unit).length === 0);
  return (
    <section class="kp-roster" aria-label={words["units"]}>
      {seats.map((seat) => (
        <details open={wide()} class={`panel-like side-${seat}`}>
          <summary>
            <SideSign seat={seat} /> {armyOf(facts, state, seat) ?? facts.sides[seat]}{" "}
            <small>
              {facts.sides[seat]}
              {seat === board.seat && ` · ${words["you"]}`}
            </small>
          </summary>
          <ul>
            {order
              .filter((unit) => state.side[unit] === seat)
              .map((unit) => (
                <Entry unit={unit} board={board} camera={camera} facts={facts} state={state} outlook={outlook} />
              ))}
            {gone.filter((unit) => state.side[unit] === seat).length > 0 && (
              <li class="small soft">
                {words["gone"]}
                {words["colon"]}{" "}
                {gone
                  .filter((unit) => state.side[unit] === seat)
                  .map((unit) => nameOf(facts, state, unit))
                  .join(", ")}
              </li>
            )}
          </ul>
          {seat === board.seat && (outlook.reserve ?? []).length > 0 && (
            <>
              <h3>{words["reserve"]}</h3>
              <ul>
                {outlook.reserve!.map((company, i) => (
                  <li class="small" data-ref={`reserve-${i}`}>
                    {companyName(facts, state.lists[seat]!, company)}
                    {words["colon"]} {company.elements} {words["elements"]},{" "}
                    {company.arms
                      .flatMap((arms) => arms.split("+"))
                      .filter((arm) => arm !== "none")
                      .map((arm) => facts.weapons[arm]?.name ?? arm)
                      .join(", ")}{" "}
                    <span class="tag">{words[`status-${company.status}`]}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </details>
      ))}
    </section>
  );
}

interface EntryProps {
  readonly unit: number;
  readonly board: BoardProps;
  readonly camera: Camera;
  readonly facts: Facts;
  readonly state: State;
  readonly outlook: Preview;
}

function Entry({ unit, board, camera, facts, state, outlook }: EntryProps) {
  const { words } = facts;
  const alive = elementsOf(state, unit).length;
  const at = middleOf(state, unit);
  const condition = conditionOf(facts, state, outlook, unit);
  const classes = [board.lit.has(`unit-${unit}`) && "lit", board.glow.has(`unit-${unit}`) && "glow"]
    .filter(Boolean)
    .join(" ");
  return (
    <li>
      <button
        type="button"
        class={`kp-entry ${classes}`}
        aria-pressed={selectedUnit.value === unit}
        onClick={() => show(camera, state, unit)}
      >
        <b class="mark" aria-hidden="true">
          {signOf(facts, state, unit)}
        </b>
        <span class="who">
          {nameOf(facts, state, unit)} <small>{words[state.mounted[unit] ? "mounted" : "foot"]}</small>
        </span>
        <span class="strength" title={words["elements"]}>
          <span aria-hidden="true">
            {"▮".repeat(alive)}
            <i>{"▯".repeat(Math.max(0, state.size[unit]! - alive))}</i>
          </span>
          <span class="visually-hidden">
            {words["elements"]} {alive} {words["of-elements"]} {state.size[unit]}
          </span>
        </span>
        <small class="arms">
          {weaponsOf(state, unit)
            .map(([arm, n]) => `${n < alive ? `${n} × ` : ""}${facts.weapons[arm]?.name ?? arm}`)
            .join(", ")}
          {qualitiesOf(facts, state, unit).map((quality) => ` · ${quality}`)}
        </small>
        <small class="condition">{condition.join(", ")}</small>
        <small class="where">
          {inches(at.x)}, {inches(at.y)}
        </small>
      </button>
    </li>
  );
}
