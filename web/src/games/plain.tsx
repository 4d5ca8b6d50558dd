// A game without a drawing: the view as a list. Everything can be played with the buttons.
import type { BoardProps, GameFace } from "./face.ts";

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join(", ") || "–";
  return value !== null && typeof value === "object" ? JSON.stringify(value) : String(value);
};

const INNER = new Set(["ask", "rule", "options", "waiting_for", "limits"]);

function Board({ state }: BoardProps) {
  return (
    <dl class="plain-board panel">
      {Object.entries(state as object).filter(([name]) => !INNER.has(name)).map(([name, value]) => (
        <div><dt>{name.replaceAll("_", " ")}</dt><dd>{shown(value)}</dd></div>
      ))}
    </dl>
  );
}

function Picture() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="plain-picture">
      <rect width="640" height="360" class="sky" />
      <path d="M0 250q160-60 320-20t320-10v140H0Z" class="far" />
      <g class="thorns">{Array.from({ length: 13 }, (_, i) => <path d={`M${20 + i * 50} 310l36-90M${56 + i * 50} 310l-36-90`} />)}</g>
      <path d="M0 314h640v46H0Z" class="near" />
    </svg>
  );
}

export const plain: GameFace = { Board, optionRefs: () => [], lineRefs: () => [], picture: () => <Picture /> };
