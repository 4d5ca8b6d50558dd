// Where those stand who are aboard a boat or in a blockhouse.
import type { Point } from "./camera.ts";
import { ON_TABLE, type Facts, type State } from "./facts.ts";

export const WALLS = 4;
const ROOF = 8;
const INSIDE = 16;
const SEAT = 0.21; // of a boat's length, from one to the next
const BESIDE = 62; // hundredths between two at the same wall
const QUARTER = 900;

/** So far ahead and to the left of a place, looking along a facing. */
export function from({ x, y }: Point, facing: number, ahead: number, left: number): Point {
  const [c, s] = [Math.cos((facing * Math.PI) / 1800), Math.sin((facing * Math.PI) / 1800)];
  return { x: Math.round(x + ahead * c - left * s), y: Math.round(y + ahead * s + left * c) };
}

/** Where the figure of an element stands that is aboard or at a building; null: in the field. */
export function postOf(
  facts: Facts,
  state: State,
  element: number,
): (Point & { readonly facing: number; readonly roof: boolean }) | null {
  const post = state.post?.[element] ?? 0;
  const craft = post > 0 ? state.boats?.[post - 1] : post < 0 ? state.houses?.[-post - 1] : undefined;
  if (!craft) return null;
  const [, x, y, facing] = craft;
  const wall = state.wall?.[element] ?? 0;
  const like = state
    .post!.map((_, e) => e)
    .filter((e) => state.place[e] === ON_TABLE && state.post![e] === post && (post > 0 || state.wall?.[e] === wall));
  const place = like.indexOf(element) - (like.length - 1) / 2;
  if (post > 0) return { ...from({ x, y }, facing, -place * SEAT * facts.boat[1], 0), facing, roof: false };
  if (wall < WALLS) {
    const look = (facing + wall * QUARTER) % 3600;
    return {
      ...from({ x, y }, look, facts.house[wall % 2 ? 0 : 1] / 2 - 55, place * BESIDE),
      facing: look,
      roof: false,
    };
  }
  const row = wall >= INSIDE ? -60 : wall >= ROOF ? 30 : 0;
  return { ...from({ x, y }, facing, row, place * BESIDE), facing, roof: wall >= ROOF && wall < INSIDE };
}
