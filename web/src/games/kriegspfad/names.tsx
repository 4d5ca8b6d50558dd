// The names of units, over all of them: no other unit covers a name.
import type { BoardProps } from "./props.ts";
import type { Camera } from "./camera.ts";
import { lookOf, rearOf, type UnitLook } from "./elements.tsx";
import { nameOf, unitsOnTable } from "./facts.ts";
import { hovered, selectedUnit, tools } from "./selection.ts";
import { Upright } from "./viewport.tsx";

/** Whether the rear of a unit lies towards the upper edge of the screen. */
const rearUp = (look: UnitLook, turn: number): boolean => {
  const { facing } = look.elements[0]!;
  return Math.sin(((facing - turn * 900) * Math.PI) / 1800) < -0.2;
};

const LETTER = 6.6; // pixels, on the average
const ABOVE = -14;
const BELOW = 22;

/** Of the unit that is chosen or pointed at, or of all; behind a unit, but never outside the window. */
export function Names({ board, camera }: { readonly board: BoardProps; readonly camera: Camera }) {
  const { facts, state } = board;
  const { width, height } = camera.frame.value;
  const wanted = (unit: number) => tools.value.has("names") || unit === selectedUnit.value || unit === hovered.value;
  return (
    <g class="kp-names" aria-hidden="true">
      {unitsOnTable(state)
        .filter(wanted)
        .map((unit) => {
          const look = lookOf(facts, state, board.preview, unit);
          const name = nameOf(facts, state, unit);
          const at = rearOf(look);
          const { x, y } = camera.toFrame(at);
          const half = (name.length * LETTER) / 2;
          const inside = x > 0 && x < width;
          const aside = inside ? Math.max(half - x, 0) + Math.min(width - half - x, 0) : 0;
          const above = rearUp(look, camera.turn.value) ? y + 2 * ABOVE > 0 : y + BELOW + 4 > height;
          return (
            <Upright key={unit} {...at} class="kp-name">
              <text x={aside} y={above ? ABOVE : BELOW}>
                {name}
              </text>
            </Upright>
          );
        })}
    </g>
  );
}
