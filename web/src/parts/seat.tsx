// The sign of a seat: a colour, a shape and a number, so that none of them is needed alone.
const SHAPES = [
  "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
  "M-9-9H9V9H-9Z",
  "M0-12 11 8H-11Z",
  "M0-12 12 0 0 12-12 0Z",
  "M-6-10H6L11 0 6 10H-6L-11 0Z",
] as const;

/** In a drawing, around its origin. */
export function SeatShape({ seat }: { readonly seat: number }) {
  return (
    <g class={`seat-sign of-seat-${seat}`}>
      <path d={SHAPES[seat % SHAPES.length]} />
      <text y={seat % SHAPES.length === 2 ? 6 : 4.5} text-anchor="middle">
        {seat + 1}
      </text>
    </g>
  );
}

export function SeatSign({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="-14 -14 28 28" class="seat-in-line" aria-hidden="true">
      <SeatShape seat={seat} />
    </svg>
  );
}
