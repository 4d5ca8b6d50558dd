// Dice: drawn and read out.
import { text } from "../text.ts";

/** Where the pips of a face lie, by its number. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function Dice({ faces }: { readonly faces: readonly number[] }) {
  return (
    <span class="dice" role="img" aria-label={text("dice", { faces: faces.join(", ") })}>
      {faces.map((face) => (
        <svg viewBox="-16 -16 32 32" class="die" aria-hidden="true">
          <rect x="-14" y="-14" width="28" height="28" rx="6" />
          {PIPS[face] ? (
            PIPS[face].map(([x, y]) => <circle cx={x * 7.5} cy={y * 7.5} r="2.9" />)
          ) : (
            <text y="6" text-anchor="middle">
              {face}
            </text>
          )}
        </svg>
      ))}
    </span>
  );
}
