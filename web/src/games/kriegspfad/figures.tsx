// The figures on the bases, seen from above; they look along x. A base is 236 hundredths wide here.
import type { ComponentChild } from "preact";

export const FRONTAGE = 236;

/** The sign of a side, in pixels around its middle: a disc, a lozenge. */
export const SIDE_SIGNS: readonly string[] = ["M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0", "M0-8.5 8.5 0 0 8.5-8.5 0Z"];

const soldier = (x: number, y: number, turn = 0, extra: ComponentChild = null) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M4-15H58" class="arm" />
    <ellipse rx="15" ry="25" class="body" />
    <circle r="13" class="head" />
    {extra}
  </g>
);
const kepi = <path d="M6-9A11 11 0 0 1 6 9L15 6V-6Z" class="trim" />;
const brim = <circle r="19" class="brim" />;
const feathers = <path d="M-8 0-30-9M-8 0-32 0M-8 0-29 9" class="feather" />;

const warrior = (x: number, y: number, turn: number, bow: boolean) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    {bow ? <path d="M24-26Q48 0 24 26M24-26V26M2 0H44" class="arm thin" /> : <path d="M4-14H54" class="arm" />}
    <ellipse rx="14" ry="23" class="body" />
    {feathers}
    <circle r="12" class="head" />
  </g>
);

const horse = (y: number, rider: ComponentChild) => (
  <g transform={`translate(0 ${y})`}>
    <path
      d="M-70 0Q-66-21-30-22H24Q44-20 50-11L76-9Q90-6 92 0 90 6 76 9L50 11Q44 20 24 22H-30Q-66 21-70 0Z"
      class="horse"
    />
    <path d="M-70 0Q-88-3-98-10M44-7Q30-3 22 0 30 3 44 7" class="mane" />
    {rider}
  </g>
);
const trooper = (
  <g>
    <path d="M2-16 46-34" class="arm thin" />
    <ellipse rx="13" ry="20" class="body" />
    <circle r="12" class="head" />
    {kepi}
  </g>
);
const brave = (
  <g>
    <path d="M0 16 44 30" class="arm thin" />
    <ellipse rx="13" ry="20" class="body" />
    {feathers}
    <circle r="12" class="head" />
  </g>
);

const crew = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse rx="13" ry="20" class="body" />
    <circle r="12" class="head" />
  </g>
);

const FIGURES: Readonly<Record<string, (bow: boolean) => ComponentChild>> = {
  regular: () => [-84, -28, 28, 84].map((y) => soldier(-6, y, 0, kepi)),
  skirmisher: () => [soldier(6, -58, 10, brim), soldier(-12, 56, -8, brim)],
  warrior: (bow) => [warrior(-12, -76, 8, bow), warrior(10, 0, -6, bow), warrior(-14, 74, 4, bow)],
  cavalry: () => [horse(-58, trooper), horse(58, trooper)],
  mounted_infantry: () => [
    horse(
      -58,
      <g>
        <ellipse rx="13" ry="20" class="body" />
        <circle r="18" class="brim" />
        <circle r="11" class="head" />
      </g>,
    ),
    horse(
      58,
      <g>
        <ellipse rx="13" ry="20" class="body" />
        <circle r="18" class="brim" />
        <circle r="11" class="head" />
      </g>,
    ),
  ],
  mounted_warrior: () => [horse(-58, brave), horse(58, brave)],
  artillery: () => [
    <path d="M-104 0H20" class="trail" />,
    <path d="M-18-70h66v16h-66ZM-18 54h66v16h-66Z" class="wheel" />,
    <path d="M14-56V56" class="axle" />,
    <path d="M-34-15H4L96-10V10L4 15H-34Q-44 0-34-15Z" class="barrel" />,
    crew(-66, -56),
    crew(-70, 54),
  ],
  machine_gun: () => [
    <path d="M-96 0H20" class="trail" />,
    <path d="M-14-60h56v14h-56ZM-14 46h56v14h-56Z" class="wheel" />,
    <path d="M14-48V48" class="axle" />,
    <path d="M-26-20H20V20H-26Z" class="barrel" />,
    <path d="M20-15H92M20-5H96M20 5H96M20 15H92" class="arm" />,
    crew(-64, -48),
    crew(-68, 48),
  ],
  scout: () => [<circle r="52" class="ring" />, soldier(0, 0, 0, brim)],
  prophet: () => [
    <path d="M0-78V-52M0 78V52M-62-46-42-31M-62 46-42 31M62-46 42-31M62 46 42 31M54 0H42" class="ray" />,
    <circle r="40" class="ring" />,
    warrior(0, 0, 0, false),
  ],
  wagon: () => [
    <path d="M40-30H112M40 30H112" class="trail" />,
    <path d="M62-44h48v26H62ZM62 18h48v26H62Z" class="horse" />,
    <path d="M-104-62Q-30-74 44-62V62Q-30 74-104 62Z" class="canvas" />,
    <path d="M-78-65V65M-40-68V68M-2-68V68M30-64V64" class="hoop" />,
    <path d="M-96-78h44v12h-44ZM-2-78h44v12H-2ZM-96 66h44v12h-44ZM-2 66h44v12H-2Z" class="wheel" />,
  ],
  boat: () => [
    <path d="M-220 0Q-190-78-40-84H90Q190-60 226 0 190 60 90 84H-40Q-190 78-220 0Z" class="hull" />,
    <path d="M-120-72V72M-30-80V80M70-78V78" class="hoop" />,
    crew(-70, 0),
    crew(20, 0),
  ],
};

/** By the troop type in its mode of the moment; unknown ones stand as skirmishers. */
export function Figure({ kind, bow }: { readonly kind: string; readonly bow: boolean }) {
  return <g class="figure">{(FIGURES[kind] ?? FIGURES["skirmisher"]!)(bow)}</g>;
}

/** A commander's pennant. */
export const Pennant = () => (
  <g class="pennant">
    <path d="M-20-4V-96" class="pole" />
    <path d="M-20-94H46L28-72 46-50H-20Z" class="cloth" />
    <path d="m6-84 4 8 8 1-6 6 1 8-7-4-7 4 1-8-6-6 8-1Z" class="star" />
  </g>
);
