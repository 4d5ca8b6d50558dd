// Pieces glide from one scene to the next. A board says which element is which piece (`data-piece`).
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Speed } from "../preferences.ts";
import { mayMove, settings } from "../settings.ts";
import { moves, type Spot } from "./glides.ts";
import type { TableStore } from "./store.ts";

type Piece = HTMLElement | SVGElement;
const TIME: Readonly<Record<Speed, number>> = { slow: 900, normal: 550, fast: 250, once: 0 };
const MOST = 400; // pieces; more are not followed

function spots(board: HTMLElement): Map<string, Spot<Piece>[]> {
  const found = new Map<string, Spot<Piece>[]>();
  const pieces = board.querySelectorAll<Piece>("[data-piece]");
  if (pieces.length > MOST) return found;
  for (const piece of pieces) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    if (!width && !height) continue;
    const kind = piece.dataset["piece"]!;
    found.set(kind, [...(found.get(kind) ?? []), { piece, x: x + width / 2, y: y + height / 2 }]);
  }
  return found;
}

/** A distance on the screen as the piece's own surroundings measure it. */
function measured(piece: Piece, { x, y }: { readonly x: number; readonly y: number }) {
  const around = piece instanceof SVGElement && piece.parentNode;
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
  if (!matrix) return { x, y };
  const { a, b, c, d } = matrix.inverse();
  return { x: a * x + c * y, y: b * x + d * y };
}

export function useGliding(store: TableStore, board: RefObject<HTMLElement | null>): void {
  const scene = store.film.scene.value;
  useLayoutEffect(() => {
    let before: Map<string, Spot<Piece>[]> | null = null;
    const { film } = store;
    film.leaving = () => {
      const moving = mayMove() && TIME[settings.peek().speed] > 0 && board.current;
      before = moving ? spots(moving) : null;
    };
    film.arrived = () => {
      const was = before;
      before = null;
      if (was && board.current) glide(was, spots(board.current), TIME[settings.peek().speed]);
    };
    return () => {
      film.leaving = film.arrived = () => {};
    };
  }, [store]);
  useLayoutEffect(() => store.film.arrived(), [scene]);
}

function glide(before: Map<string, Spot<Piece>[]>, after: Map<string, Spot<Piece>[]>, duration: number): void {
  const how = { duration, easing: "ease-in-out" };
  for (const [kind, spots] of after) {
    for (const { piece, from } of moves(before.get(kind) ?? [], spots)) {
      if (!from) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], how);
        continue;
      }
      const { x, y } = measured(piece, from);
      piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], how);
    }
  }
}
