// Counters: a silhouette, the three factors, the steps. Families differ in form, not only in colour.
import { memo } from "../../parts/memo.ts";
import { signed, type Banner, type Facts } from "./facts.ts";

/** A sign for each Banner, so that nobody needs its colour. */
export function Emblem({ banner }: { readonly banner: Banner }) {
  switch (banner) {
    case "black": // crescent
      return <path d="M5-8A9 9 0 1 0 5 8 7 7 0 1 1 5-8Z" class="emblem" />;
    case "white": // spear
      return <path d="M0-11 4.5-2H1.2V11H-1.2V-2H-4.5Z" class="emblem" />;
    case "red": // sun
      return (
        <path d="M0-10 2.6-4.6 8.7-5 5.2 0 8.7 5 2.6 4.6 0 10-2.6 4.6-8.7 5-5.2 0-8.7-5-2.6-4.6Z" class="emblem" />
      );
    case "green": // palm leaf
      return <path d="M0 11V-4M0-10C6-5 6 1 0 5-6 1-6-5 0-10ZM-8 2q4 0 8 5 4-5 8-5" class="emblem leaf" />;
  }
}

/** 32 by 26. */
export function UnitIcon({ unit, facts }: { readonly unit: string; readonly facts: Facts }) {
  const { kind, type } = facts.units[unit]!;
  if (kind === "leaders") {
    return (
      <g class="icon">
        <circle cx="16" cy="11.5" r="5" />
        <path d="M11 8.5h10l-1-5.5h-8Z" />
        <path d="M19 3q5-1.5 4 4" class="line thin" />
        <path d="M5 26q1-8 11-8t11 8Z" />
      </g>
    );
  }
  if (kind === "gunboats") {
    return (
      <g class="icon">
        <path d="M2 18h28l-3 6H6Z" />
        <path d="M9 12h13v5H9Z" />
        <path d="M14 4h4v8h-4Z" />
        <path d="M17 4q4-4 9-1" class="line thin" />
        <circle cx="25" cy="18" r="4.2" class="wheel" />
      </g>
    );
  }
  if (kind === "guns") {
    const heavy = type === "heavy";
    return (
      <g class="icon">
        <path d={heavy ? "M6 16 27 5l3 5L9 20Z" : "M8 16 26 8l1.6 3L10 19Z"} />
        <circle cx="11" cy="18" r={heavy ? 6.4 : 5.2} class="wheel" />
        <path d="M11 18 3 25" class="line" />
      </g>
    );
  }
  const hat: Record<string, string> = {
    egyptian: "M11.5 8.5h9L19.5 2h-7Z", // tarboosh
    sudanese: "M10.5 8.5q5.5-9 11 0Zm2-1.5 7-2", // wound cloth
    bashi: "M9.5 8.5 16 0l6.5 8.5Z", // pointed cap
    levy: "M9 8q7-6 14 0l3 1.2H6Z", // straw hat
  };
  return (
    <g class="icon">
      <circle cx="16" cy="11" r="4.6" />
      <path d={hat[type] ?? hat["levy"]} />
      <path d="M7 26q1-8.5 9-8.5T25 26Z" />
      {type === "levy" ? <path d="M25 25V8" class="line thin" /> : <path d="M25.5 25 21 3" class="line" />}
    </g>
  );
}

const SHORT: readonly ("raid" | "sortie" | "defence")[] = ["raid", "sortie", "defence"];

/** One counter, 76 by 84. */
export const Counter = memo(function Counter({ unit, facts }: { readonly unit: string; readonly facts: Facts }) {
  const { kind, steps, factors } = facts.units[unit]!;
  const reduced = unit.endsWith("_reduced");
  return (
    <svg viewBox="0 0 76 84" class="counter" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="74" height="82" rx="7" class="face" />
      {kind === "troops" &&
        Array.from({ length: 2 }, (_, i) => (
          <circle cx={63} cy={12 + i * 11} r="4" class={i < (reduced ? 1 : steps) ? "step" : "step gone"} />
        ))}
      <g transform="translate(15 6) scale(1.42)">
        <UnitIcon unit={unit} facts={facts} />
      </g>
      {reduced && <path d="M3 47 30 3" class="reduced" />}
      <path d="M1 52h74" class="rule" />
      {factors.map((factor, i) => (
        <g transform={`translate(${13 + i * 25} 0)`}>
          <FightIcon fight={SHORT[i]!} />
          <text y="79" text-anchor="middle" class={factor === null ? "factor none" : "factor"}>
            {factor === null ? "✕" : signed(factor).replace("+", "")}
          </text>
        </g>
      ))}
    </svg>
  );
});

/** Raid: a hoof mark; sortie: an arrow; defence: a shield. Drawn above each factor. */
function FightIcon({ fight }: { readonly fight: "raid" | "sortie" | "defence" }) {
  if (fight === "raid") return <path d="M-4.5 62a4.5 4.5 0 1 1 9 0M-4.5 62v1.5M4.5 62v1.5" class="deed" />;
  if (fight === "sortie") return <path d="M-6 60.5H5M1.5 56.8 5.5 60.5 1.5 64.2" class="deed" />;
  return <path d="M-4.5 56.5h9v4q0 3-4.5 4.5-4.5-1.5-4.5-4.5Z" class="deed" />;
}

export function counterText(unit: string, number: number, facts: Facts): string {
  const { name, factors, steps, kind } = facts.units[unit]!;
  const words = facts.words;
  const list = SHORT.map(
    (fight, i) => `${words[fight]} ${factors[i] === null ? words["cannot"] : signed(factors[i]!)}`,
  );
  return `${number} × ${name}. ${list.join(", ")}${kind === "troops" ? `. ${words["steps"]} ${steps}` : ""}`;
}
