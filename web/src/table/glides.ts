// Which piece lies where, before and after: what has moved, and from where. Pieces of one kind look alike.
export interface Spot<Piece> {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

export interface Move<Piece> {
  readonly piece: Piece;
  /** From where it comes, seen from where it lies; null: out of nothing. */
  readonly from: { readonly x: number; readonly y: number } | null;
}

export interface Moves<Piece, Before> {
  readonly moved: readonly Move<Piece>[];
  /** What lies there no more. */
  readonly gone: readonly Before[];
}

const STILL = 2; // pixels that are no move

const far = (a: Spot<unknown>, b: Spot<unknown>): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The moves of pieces that cannot be told apart: whoever has not moved stays, the others go the shortest way. */
export function moves<Piece, Before extends Spot<unknown>>(
  before: readonly Before[],
  after: readonly Spot<Piece>[],
): Moves<Piece, Before> {
  const left = [...before];
  const take = (to: Spot<Piece>, most: number): Before | undefined => {
    const nearest = left.reduce<number>(
      (best, spot, i) => (best < 0 || far(spot, to) < far(left[best]!, to) ? i : best),
      -1,
    );
    return nearest >= 0 && far(left[nearest]!, to) <= most ? left.splice(nearest, 1)[0] : undefined;
  };
  const others = after.filter((to) => !take(to, STILL));
  const moved = others.map((to) => {
    // a pile may give something and stay where it is
    const source = take(to, Infinity) ?? [...before].sort((a, b) => far(a, to) - far(b, to))[0];
    return { piece: to.piece, from: source ? { x: source.x - to.x, y: source.y - to.y } : null };
  });
  return { moved, gone: left };
}
