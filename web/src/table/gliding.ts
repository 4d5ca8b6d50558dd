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

/** A piece on the board, and in what it lies, from inside outwards. */
interface Lying extends Spot<Piece> {
  readonly around: readonly Element[];
  readonly width: number;
  readonly height: number;
}
type Pieces = Map<string, Lying[]>;

function spots(board: HTMLElement): Pieces {
  const found: Pieces = new Map();
  const pieces = board.querySelectorAll<Piece>("[data-piece]");
  if (pieces.length > MOST) return found;
  for (const piece of pieces) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    if (!width && !height) continue;
    const kind = piece.dataset["piece"]!;
    const many = Number(piece.dataset["many"] ?? 1);
    const around = aroundOf(piece, board);
    const spot = { piece, many, around, width, height, x: x + width / 2, y: y + height / 2 };
    found.set(kind, [...(found.get(kind) ?? []), spot]);
  }
  return found;
}

/** The groups of a drawing that a piece lies in, or the lists and boxes, up to the board. */
function aroundOf(piece: Piece, board: HTMLElement): readonly Element[] {
  const found: Element[] = [];
  const drawn = piece instanceof SVGElement;
  for (let one = piece.parentElement; one; one = one.parentElement) {
    if (drawn && !(one instanceof SVGElement)) break;
    found.push(one);
    if (one === board) break;
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

/** Follows the pieces: told when a scene is about to go, and when the next one is drawn. */
export interface Follower {
  readonly leaving: () => void;
  readonly arrived: () => void;
}

export function follower(board: RefObject<HTMLElement | null>): Follower {
  let before: Pieces | null = null;
  return {
    leaving: () => {
      const moving = mayMove() && TIME[settings.peek().speed] > 0 && board.current;
      before = moving ? spots(moving) : null;
    },
    arrived: () => {
      const was = before;
      before = null;
      if (was && board.current) glide(was, spots(board.current), TIME[settings.peek().speed]);
    },
  };
}

export function useGliding(store: TableStore, board: RefObject<HTMLElement | null>): void {
  const scene = store.film.scene.value;
  useLayoutEffect(() => {
    const { film } = store;
    Object.assign(film, follower(board));
    return () => {
      film.leaving = film.arrived = () => {};
    };
  }, [store]);
  useLayoutEffect(() => store.film.arrived(), [scene]);
}

function glide(before: Pieces, after: Pieces, duration: number): void {
  const how = { duration, easing: "ease-in-out" };
  for (const kind of new Set([...before.keys(), ...after.keys()])) {
    const now = after.get(kind) ?? [];
    const { moved, gone, given } = moves(before.get(kind) ?? [], now);
    for (const lost of gone) fade(lost, duration);
    for (const { from, to } of given)
      give(
        now.find((pile) => pile.piece === from.piece)!,
        to,
        duration,
      );
    for (const { piece, from } of moved) {
      if (!from) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], how);
        continue;
      }
      const { x, y } = measured(piece, from);
      piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], how);
    }
  }
}

const NAMES = ["id", "role", "tabindex", "title", "data-ref", "data-piece", "data-many", "data-grip", "aria-label"];

/** What is taken off the board is seen going: a copy of it fades where it lay. Lists close their ranks at once. */
function fade(lost: Lying, duration: number): void {
  const { piece, around } = lost;
  const there = around.findIndex((group) => group.isConnected);
  if (piece.isConnected || there < 0) return;
  const [copy, bare] = copied(piece, around.slice(0, there));
  around[there]!.append(copy);
  if (bare instanceof HTMLElement) layBack(copy, bare, lost);
  const going = copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration, easing: "ease-in" });
  going.onfinish = going.oncancel = () => copy.remove();
}

/** One of a pile leaves it: to the pile that has got it, or off the board. */
function give(pile: Lying, to: Spot<Piece> | null, duration: number): void {
  const [copy, bare] = copied(pile.piece, []);
  for (const sign of copy.querySelectorAll("[data-how-many]")) sign.remove();
  pile.around[0]!.append(copy);
  if (bare instanceof HTMLElement) layBack(copy, bare, pile);
  const { x, y } = measured(pile.piece, to ? { x: to.x - pile.x, y: to.y - pile.y } : { x: 0, y: -pile.height / 2 });
  const [left = 0, top = 0] = copy.style.translate.split(" ").map(parseFloat);
  const going = copy.animate(
    [
      { opacity: 1, translate: `${left}px ${top}px` },
      { opacity: to ? 1 : 0, translate: `${left + x}px ${top + y}px` },
    ],
    { duration, easing: "ease-in" },
  );
  going.onfinish = going.oncancel = () => copy.remove();
}

/** A copy that is only seen, within the groups that went with it: they say where it lay, and how it looks. */
function copied(piece: Piece, groups: readonly Element[]): readonly [Piece, Piece] {
  const bare = piece.cloneNode(true) as Piece;
  const copy = groups.reduce<Element>((inner, group) => {
    const outer = group.cloneNode(false) as Element;
    outer.append(inner);
    return outer;
  }, bare) as Piece;
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) one.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  copy.classList.add("fading");
  return [copy, bare];
}

/** In a list it would stand last: it is brought to where it lay, as large as it was. */
function layBack(copy: Piece, bare: HTMLElement, { x, y, width, height }: Lying): void {
  Object.assign(bare.style, { boxSizing: "border-box", width: `${width}px`, height: `${height}px`, flex: "none" });
  Object.assign(copy.style, { position: "absolute", left: "0", top: "0", margin: "0" });
  const now = bare.getBoundingClientRect();
  copy.style.translate = `${x - now.x - width / 2}px ${y - now.y - height / 2}px`;
}
