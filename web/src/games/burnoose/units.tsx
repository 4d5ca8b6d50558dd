// Units: a square in the colour of the cube and a sign of its own, so that nobody needs the colour.
import type { ComponentChild } from "preact";
import { countedText, type Facts, type Sign } from "./facts.ts";

/** 20 by 20, drawn in the ink of its square. */
const SIGN: Readonly<Record<string, () => ComponentChild>> = {
  // a flissa, the sabre of the mountains
  moudjahidine: () => <path d="M3.5 16.5 14.8 5.2l2-2-.6 3.2L6.4 16.2l1.2 1.6-1.4 1.2-3.4-3.6 1.2-1.2Z" />,
  // a long rifle seen over its sights
  sharpshooter: () => (
    <>
      <circle cx="10" cy="10" r="6" class="line" />
      <path d="M10 1.5v5M10 13.5v5M1.5 10h5M13.5 10h5" class="line" />
      <circle cx="10" cy="10" r="1.5" />
    </>
  ),
  // a woman with the fibula and scarf
  moudjahidate: () => (
    <path
      d="M10 2.2c3.6 0 5 2.6 5 5.4 0 2.3.5 3.6 2 5.2-1.5.8-2.3 2.6-2.3 5H5.3c0-2.4-.8-4.2-2.3-5 1.5-1.6 2-2.9 2-5.2 0-2.8 1.4-5.4 5-5.4Zm0 3a2.7 3.1 0 1 0 0 6.2 2.7 3.1 0 0 0 0-6.2Z"
      fill-rule="evenodd"
    />
  ),
  // a shako
  carabinier: () => (
    <path d="M5.5 13 6.6 5.6q3.4-1.7 6.8 0L14.5 13Zm-2 1.4q6.5-2 13 0v2.2q-6.5-2-13 0ZM10 1l1.4 2.4H8.6Z" />
  ),
  // a horse's head
  cavalry: () => (
    <path d="M5.4 18c-.6-4.6.6-7 2.6-9.2L7.2 5.2l2.4 1.4L10.8 3l1.3 3.4c2.2 1 3.6 3.2 5 6l-2 2.2c-1.4-1.3-3-1.7-4.6-1.5.6 1.8 1 3 1 4.9Z" />
  ),
  // a gun on its wheel
  artillery: () => (
    <>
      <path d="M3 10.6 16.4 4.4l1.4 3L7.6 12.6Z" />
      <circle cx="7.6" cy="13.4" r="4" class="line" />
      <path d="M9.5 16.4 17 18" class="line" />
    </>
  ),
  // pickaxe
  sapper: () => (
    <path d="M2.6 7.2C6.4 2.4 13.4 2.6 17.4 7c-2.2-1.4-4.2-1.9-6.2-1.8l.3 12.4H8.8l-.2-12.3c-2 .1-4 .6-6 1.9Z" />
  ),
};

const FIGURE = (
  <path d="M10 1.8a3.4 3.4 0 0 1 2.6 5.6c2.7 1.3 3.6 5 3.9 10.6h-13c.3-5.6 1.2-9.3 3.9-10.6A3.4 3.4 0 0 1 10 1.8Z" />
);

const baseOf = (unit: string): string => unit.replace(/^turned_/, "");

/** The square of a unit, 20 by 20 at the origin. */
export function Cube({ unit }: { readonly unit: string }) {
  const turned = unit.startsWith("turned_");
  return (
    <g class={`cube unit-${baseOf(unit)}`}>
      <rect x="0.6" y="0.6" width="18.8" height="18.8" rx="3" class="face" />
      <g class="unit-sign">{SIGN[baseOf(unit)]?.()}</g>
      {turned && <path d="M1 19 19 1M1 10 10 1M10 19l9-9" class="turned" />}
    </g>
  );
}

/** A leader's figure, in the colour of the dice it rolls. */
export function Figure({ figure, facts }: { readonly figure: string; readonly facts: Facts }) {
  const card = facts.cards[figure]!;
  return (
    <g class={`cube figure unit-${card.rolls_as}`}>
      <g class="pawn">{FIGURE}</g>
      <text x="10" y="15.6" text-anchor="middle">
        {initials(card.name)}
      </text>
    </g>
  );
}

const initials = (name: string): string =>
  name
    .split(" ")
    .slice(0, 2)
    .map((word) => word[0])
    .join("");

/** A square outside of the map. */
export function UnitIcon({ unit, facts }: { readonly unit: string; readonly facts: Facts }) {
  return (
    <svg viewBox="0 0 20 20" class="unit-icon" aria-hidden="true">
      {facts.figures.includes(unit) ? <Figure figure={unit} facts={facts} /> : <Cube unit={unit} />}
    </svg>
  );
}

/** Square and number side by side, with words for those who do not see it. */
export function Count({
  unit,
  number,
  facts,
}: {
  readonly unit: string;
  readonly number: number;
  readonly facts: Facts;
}) {
  const text = countedText(unit, number, facts);
  return (
    <span class="unit-count" title={text}>
      <UnitIcon unit={unit} facts={facts} />
      <b aria-hidden="true">{number}</b>
      <span class="visually-hidden">{text}</span>
    </span>
  );
}

/** Circle or triangle, 12 by 12 around the origin. */
export function SignMark({ sign, size = 6 }: { readonly sign: Sign; readonly size?: number }) {
  return sign === "circle" ? (
    <circle r={size} class="mark circle" />
  ) : (
    <path d={`M0 ${-size * 1.15}L${size * 1.1} ${size * 0.85}H${-size * 1.1}Z`} class="mark triangle" />
  );
}

export function SignIcon({ sign }: { readonly sign: Sign }) {
  return (
    <svg viewBox="-9 -9 18 18" class="sign-icon" aria-hidden="true">
      <SignMark sign={sign} size={7} />
    </svg>
  );
}

const RESOURCE: readonly string[] = [
  "M10 2.5c4.7 0 8 2.7 8 6.2s-3.3 6.2-8 6.2c-.8 0-1.6-.1-2.3-.2L4 17.5l.8-3.7C3.1 12.6 2 10.8 2 8.7c0-3.5 3.3-6.2 8-6.2Z", // a voice in the council
  "M7 2h6v6.5l4 1.2c.8 4-1.6 8.3-7 8.3s-7.8-4.3-7-8.3l4-1.2Z", // a fist
  "M10.4 4.8C14.8 4.6 17 7.6 17 11c0 4-3 7-7 7s-7-3-7-7c0-3.2 2-5.8 6-6.2L8.6 2h2.6Z", // a fig
  "M2.5 5.5 8 2.8l2.6 2.4 2.2-.4 1.4 1.4-2.4 2.4 5.4 6.8-2.6 2.4-6.6-5.6L6.2 14 4 12l1.6-3.8Z", // a hammer
  "M1.8 13.8 13 6.2l4.6-3.4 1 1.3-4.2 3.6-.2 1.8-4.4 2.4-1.3 2.6-1.7-.4.3-1.4-4.2 3.9Z", // a rifle
];

function ResourceIcon({ kind }: { readonly kind: number }) {
  return (
    <svg viewBox="0 0 20 20" class={`resource-icon resource-${kind}`} aria-hidden="true">
      <path d={RESOURCE[kind]} />
    </svg>
  );
}

/** A price or a yield: sign and number for each resource. */
export function Pool({
  pool,
  facts,
  label,
}: {
  readonly pool: readonly number[];
  readonly facts: Facts;
  readonly label: string;
}) {
  const found = pool.map((number, kind) => ({ number, kind })).filter(({ number }) => number > 0);
  return (
    <span
      class="pool-row"
      role="img"
      aria-label={`${label}: ${found.map(({ number, kind }) => `${number} ${facts.resources[kind]}`).join(", ") || "0"}`}
      title={found.map(({ number, kind }) => `${number} ${facts.resources[kind]}`).join(", ")}
    >
      {found.length === 0 && <i>–</i>}
      {found.map(({ number, kind }) => (
        <span class="resource">
          <ResourceIcon kind={kind} />
          <b>{number}</b>
        </span>
      ))}
    </span>
  );
}
