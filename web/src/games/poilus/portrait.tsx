// The six friends, drawn by us: the same coat and helmet, six different faces.
interface Face {
  readonly skin: string;
  readonly hair: string;
  readonly beard: string;
  readonly scarf: string;
  readonly extra: "none" | "glasses" | "pipe" | "bandana" | "cap" | "freckles";
}

const FACES: Readonly<Record<string, Face>> = {
  sauliere: {
    skin: "#e8c3a0",
    hair: "#5d3a1e",
    beard: "M37 60q6-6 13-2 7-4 13 2-4 3-8 1.5-3-1-5-1-2 0-5 1-4 1.5-8-1.5Z",
    scarf: "#7c8f6a",
    extra: "pipe",
  },
  moreau: {
    skin: "#f0d0b0",
    hair: "#2c2420",
    beard: "M41 60q4.5-4 9-1.5 4.5-2.5 9 1.5-4.5 1-9 .2-4.5.8-9-.2Z",
    scarf: "#8a5a44",
    extra: "glasses",
  },
  bidau: {
    skin: "#e3b792",
    hair: "#8c5a2b",
    beard: "M33 52c0 18 8 25 17 25s17-7 17-25c-3 7-6 9-9 8.5-3-3-13-3-16 0-3 .5-6-1.5-9-8.5Z",
    scarf: "#5c6f82",
    extra: "none",
  },
  bonticeli: {
    skin: "#d9a982",
    hair: "#1f1a18",
    beard:
      "M35 62q2-6 8-4.5 4-2.5 7 0 3-2.5 7 0 6-1.5 8 4.5 2-3 1-5-3 0-4 1.5-5-5-12-2.5-7-2.5-12 2.5-1-1.5-4-1.5-1 2 1 5Z",
    scarf: "#a34a38",
    extra: "bandana",
  },
  perrin: { skin: "#f2d6bb", hair: "#b9742f", beard: "", scarf: "#9a8a5c", extra: "freckles" },
  fayard: {
    skin: "#e6bd98",
    hair: "#6f6a64",
    beard: "M36 58q7-5 14-1.5 7-3.5 14 1.5v6q-3-3-6-3.5-4-1-8-1t-8 1q-3 .5-6 3.5Z",
    scarf: "#6b5a70",
    extra: "cap",
  },
};

export function Portrait({ soldier, away }: { readonly soldier: string; readonly away: boolean }) {
  const face = FACES[soldier] ?? FACES["perrin"]!;
  return (
    <svg viewBox="0 0 100 100" class={`portrait ${away ? "away" : ""}`} aria-hidden="true">
      <rect width="100" height="100" rx="10" class="ground" />
      <path d="M10 100c2-17 13-25 28-27h24c15 2 26 10 28 27Z" class="coat" />
      <path d="M50 78v22M40 75l-9 25M60 75l9 25" class="seam" />
      <path d="M34 72q16 12 32 0l2 8q-18 12-36 0Z" fill={face.scarf} />
      <path d="M33 44c0-12 6-17 17-17s17 5 17 17c0 17-7 29-17 29s-17-12-17-29Z" fill={face.skin} />
      <path d="M33 45c-4-1-5 8 0 10M67 45c4-1 5 8 0 10" fill={face.skin} />
      <path d="M33 42v10l2.5-8ZM67 42v10l-2.5-8Z" fill={face.hair} />
      <g class="features">
        <path d="M39.5 45.5q3.5-2.5 7 0M53.5 45.5q3.5-2.5 7 0" stroke={face.hair} />
        <circle cx="43" cy="49" r="1.5" />
        <circle cx="57" cy="49" r="1.5" />
        <path d="M50 49q-2.5 6 0 7" />
        <path d="M45.5 65.5q4.5 2 9 0" />
      </g>
      {face.beard && <path d={face.beard} fill={face.hair} />}
      {face.extra === "glasses" && (
        <path
          d="M38 49a5 5 0 1 1 10 0 5 5 0 1 1-10 0M52 49a5 5 0 1 1 10 0 5 5 0 1 1-10 0M48 48.5q2-1.5 4 0"
          class="rims"
        />
      )}
      {face.extra === "freckles" && (
        <g class="freckles">
          <circle cx="40.5" cy="54" r=".8" />
          <circle cx="43" cy="55.5" r=".8" />
          <circle cx="57" cy="55.5" r=".8" />
          <circle cx="59.5" cy="54" r=".8" />
        </g>
      )}
      {face.extra === "pipe" && (
        <g class="pipe">
          <path d="M54 66l13 5" />
          <path d="M66 66h6v7q-3 2-6 0Z" />
        </g>
      )}
      {face.extra === "cap" ? (
        <>
          <path d="M31 40c0-14 8-20 19-20s19 6 19 20Z" class="steel" />
          <path d="M29 40q21-7 42 0l5 4q-26-7-52 0Z" class="rim" />
        </>
      ) : (
        <>
          <path d="M30 40c0-16 8-24 20-24s20 8 20 24Z" class="steel" />
          <path d="M48 15.5h4c2 7 2 15 1.5 24h-7c-.5-9-.5-17 1.5-24Z" class="ridge" />
          <path d="M24 43q26-9 52 0l2 4.5q-28-8-56 0Z" class="rim" />
          <path d="M50 27l3 4-3 6-3-6Z" class="badge" />
        </>
      )}
      {face.extra === "bandana" && <path d="M33 43q17-5 34 0v3q-17-5-34 0Z" fill={face.scarf} />}
    </svg>
  );
}
