// Where marks lie: lines and places from what the board shows.
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** In sight: not zoomed away. */
  readonly shown: boolean;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of a piece, seen from the drawing it lies in; kept at the edge when it is out of sight. */
export function spotOf(piece: Frame, inside: Frame, origin: Frame): Spot {
  const middle = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };
  const x = Math.max(inside.left, Math.min(inside.left + inside.width, middle.x));
  const y = Math.max(inside.top, Math.min(inside.top + inside.height, middle.y));
  const radius = Math.max(16, Math.min(44, Math.max(piece.width, piece.height) / 2));
  return { x: x - origin.left, y: y - origin.top, radius, shown: x === middle.x && y === middle.y };
}

interface Stroke {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly head: string;
  readonly sign: readonly [number, number];
}

const GAP = 14; // from the middle of a piece
const HEAD = 15;

/** An arrow between two spots, moved aside a little so that those of different seats lie side by side. */
export function arrow(from: Spot, to: Spot, aside: number): Stroke {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const gap = Math.min(GAP, length / 4);
  const [x1, y1] = [from.x + ux * gap - uy * aside, from.y + uy * gap + ux * aside];
  const [tipX, tipY] = [to.x - ux * gap - uy * aside, to.y - uy * gap + ux * aside];
  const head = Math.min(HEAD, length / 3);
  const [x2, y2] = [tipX - ux * head * 0.8, tipY - uy * head * 0.8];
  const side = head * 0.62;
  const point = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
  const back = [tipX - ux * head, tipY - uy * head] as const;
  return {
    x1,
    y1,
    x2,
    y2,
    head: [
      point(tipX, tipY),
      point(back[0] - uy * side, back[1] + ux * side),
      point(back[0] + uy * side, back[1] - ux * side),
    ].join(" "),
    sign: [x1 + (tipX - x1) * 0.4, y1 + (tipY - y1) * 0.4],
  };
}
