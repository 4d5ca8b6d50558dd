// Which piece lies where, before and after: what has moved, and from where. Pieces of one kind look alike.
export interface Spot<Piece> {
  readonly piece: Piece;
  /** How many it stands for: a pile is one piece. */
  readonly many?: number;
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
  /** Piles that stay and have become less, and the piles that have become more by it; null: taken off. */
  readonly given: readonly { readonly from: Spot<Piece>; readonly to: Spot<Piece> | null }[];
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
  const stayed = after.map((to) => ({ to, was: take(to, STILL) }));
  const gave = new Set<Before>();
  const moved = stayed
    .filter(({ was }) => !was)
    .map(({ to }) => {
      const came = take(to, Infinity);
      // a pile may give something and stay where it is
      const source = came ?? [...before].sort((a, b) => far(a, to) - far(b, to))[0];
      if (source && !came) gave.add(source);
      return { piece: to.piece, from: source ? { x: source.x - to.x, y: source.y - to.y } : null };
    });
  const more = stayed.flatMap(({ to, was }) => (was && number(to) > number(was) ? [to] : []));
  const less = stayed.flatMap(({ to, was }) => (was && !gave.has(was) && number(to) < number(was) ? [to] : []));
  return { moved, gone: left, given: less.map((from, i) => ({ from, to: more[i] ?? null })) };
}

const number = ({ many }: Spot<unknown>): number => many ?? 1;
