// Dice: drawn, read out, and rolled for a moment when they are new.
import { useLayoutEffect } from "preact/hooks";
import { mayMove } from "../settings.ts";
import { text } from "../text.ts";
import type { DiceQueue } from "../table/dice.ts";

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

const SHOWN = 1700;

/** New throws, one after the other, over the board; any click or Escape skips them. */
export function DiceTray({ dice }: { readonly dice: DiceQueue }) {
  const now = dice.shown.value;
  useLayoutEffect(() => {
    if (!now) return;
    const next = setTimeout(() => dice.next(), SHOWN);
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") dice.skip();
    };
    addEventListener("keydown", key);
    return () => {
      clearTimeout(next);
      removeEventListener("keydown", key);
    };
  }, [now]);
  if (!now) return null;
  return (
    <div class={`dice-tray ${mayMove() ? "rolling" : ""}`} key={now.number} onClick={() => dice.skip()}>
      <Dice faces={now.faces} />
      <p aria-hidden="true">{now.text}</p>
      <button type="button" class="plain" onClick={() => dice.skip()}>
        {text("skip")}
      </button>
    </div>
  );
}
