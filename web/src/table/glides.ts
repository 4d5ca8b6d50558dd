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

const STILL = 2; // pixels that are no move

const far = (a: Spot<unknown>, b: Spot<unknown>): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The moves of pieces that cannot be told apart: whoever has not moved stays, the others go the shortest way. */
export function moves<Piece>(before: readonly Spot<unknown>[], after: readonly Spot<Piece>[]): readonly Move<Piece>[] {
  const left = [...before];
  const take = (to: Spot<Piece>, most: number): Spot<unknown> | undefined => {
    const nearest = left.reduce<number>(
      (best, spot, i) => (best < 0 || far(spot, to) < far(left[best]!, to) ? i : best),
      -1,
    );
    return nearest >= 0 && far(left[nearest]!, to) <= most ? left.splice(nearest, 1)[0] : undefined;
  };
  const moved = after.filter((to) => !take(to, STILL));
  return moved.map((to) => {
    // a pile may give something and stay where it is
    const source = take(to, Infinity) ?? [...before].sort((a, b) => far(a, to) - far(b, to))[0];
    return { piece: to.piece, from: source ? { x: source.x - to.x, y: source.y - to.y } : null };
  });
}
