// Small signs, drawn: fonts do not have them everywhere.
const SHAPES = {
  first: "M6 5v14M19 5 9 12l10 7Z",
  back: "M17 5 7 12l10 7Z",
  run: "M8 5l11 7-11 7Z",
  pause: "M8 5v14M16 5v14",
  forward: "M7 5l10 7-10 7Z",
  last: "M18 5v14M5 5l10 7-10 7Z",
  undo: "M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  eye: "M2 12q10-14 20 0q-10 14-20 0ZM9 12a3 3 0 0 0 6 0a3 3 0 0 0-6 0",
} as const;

export function Icon({ name }: { readonly name: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" class={`sign sign-${name}`} aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
