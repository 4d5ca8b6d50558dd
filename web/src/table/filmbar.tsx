// The beat that is shown: what has happened in words, the dice at their place on the board, and the way on.
import type { RefObject } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { GameFace, Ref } from "../games/face.ts";
import { Dice } from "../parts/dice.tsx";
import { Icon } from "../parts/icon.tsx";
import { text } from "../text.ts";
import type { Scene } from "./film.ts";
import { OWN_KEYS } from "./keys.ts";
import { throws } from "./lines.ts";
import { spotOf } from "./places.ts";
import type { TableStore } from "./store.ts";

const TOLD = 4; // lines of one beat
const THROWN = 5; // throws of one beat
const STILL = 8; // pixels a pointer may move and still press
const LONG = 400; // milliseconds until a press is a hold

interface Place {
  readonly x: number;
  readonly y: number;
}
type Board = RefObject<HTMLElement | null>;

/** The pieces a beat is about, each once. */
export function refsOf(scene: Scene, face: GameFace): readonly Ref[] {
  return [...new Set(scene.lines.flatMap((line) => face.lineRefs(line.facts)))];
}

export function FilmBar({ store, face }: { readonly store: TableStore; readonly face: GameFace }) {
  const scene = store.film.scene.value;
  useGoingOn(store);
  if (!scene?.beat || !scene.lines.length) return null;
  const { lines } = scene;
  const few = lines.length > TOLD ? [lines[0]!, ...lines.slice(1 - TOLD)] : lines;
  const whole = face.summary?.(lines, store.facts.value, scene.view.state);
  const shown = whole?.map((told) => ({ text: told, head: false, grave: false })) ?? few;
  return (
    <div class="film">
      <div class="film-words" data-beat={store.film.moment}>
        <div aria-hidden="true">
          {shown.map((line) => (
            <p class={`${line.head ? "head" : ""} ${line.grave ? "grave" : ""}`}>{line.text}</p>
          ))}
        </div>
        {scene.view.live && (
          <div class="row">
            <button type="button" class="plain" onClick={() => store.film.next()} title={text("film-next-key")}>
              <Icon name="forward" /> {text("film-next")}
            </button>
            <button type="button" class="plain" onClick={() => store.film.skip()}>
              <Icon name="last" /> {text("skip")}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/** What weighs is written across the board, as long as its beat is shown; it is spoken with the beat. */
export function Banner({ store }: { readonly store: TableStore }) {
  const scene = store.film.scene.value;
  const line = scene?.beat ? scene.lines.findLast(({ grave }) => grave) : undefined;
  if (!line) return null;
  return (
    <p class="grave-banner" key={store.film.moment} aria-hidden="true">
      {line.text}
    </p>
  );
}

/** The dice of a beat, beside what they are thrown for: a piece of this beat, or of one before it. */
export function DiceOnBoard({ store, face, board }: { store: TableStore; face: GameFace; board: Board }) {
  const scene = store.film.scene.value;
  const at = useSignal<Place | null>(null);
  const all = scene?.beat ? throws(scene.lines) : [];
  // of a whole volley a few dice would tell nothing
  const thrown = all.length > THROWN && face.summary?.(scene!.lines, store.facts.value, scene!.view.state) ? [] : all;
  useLayoutEffect(() => {
    at.value = scene?.beat ? (spotFor(refsOf(scene, face), board) ?? at.peek()) : null;
  }, [scene]);
  if (!scene || !thrown.length) return null;
  const place = at.value ? { left: `${at.value.x}px`, top: `${at.value.y}px` } : {};
  return (
    <div class={`thrown ${at.value ? "placed" : ""}`} style={place} key={store.film.moment} aria-hidden="true">
      {thrown.slice(-THROWN).map(({ faces }) => (
        <Dice faces={faces} />
      ))}
    </div>
  );
}

function spotFor(refs: readonly Ref[], board: Board): Place | null {
  const place = board.current;
  if (!place) return null;
  const whole = place.getBoundingClientRect();
  for (const ref of refs) {
    const piece = place.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
    const box = piece?.getBoundingClientRect();
    if (!piece || !box || !(box.width || box.height)) continue;
    const spot = spotOf(box, whole, whole);
    if (!spot.shown) continue;
    return {
      x: Math.max(60, Math.min(whole.width - 60, spot.x)),
      y: Math.max(70, spot.y - spot.radius),
    };
  }
  return null;
}

/** Space goes on, held down it runs through; so does a press on the board. */
function useGoingOn(store: TableStore): void {
  const { film } = store;
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || !film.busy.peek()) return;
      if ((event.target as HTMLElement).closest(`${OWN_KEYS}, button, a, summary`)) return;
      event.preventDefault();
      film.hurried = true;
      if (event.repeat) film.hold(true);
      else film.next();
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === " ") film.hold(false);
    };
    addEventListener("keydown", down, true);
    addEventListener("keyup", up, true);
    return () => {
      removeEventListener("keydown", down, true);
      removeEventListener("keyup", up, true);
    };
  }, [store]);
}

/** What a press on the board means while something is being told. */
export function usePressing(store: TableStore, board: Board): void {
  const { film } = store;
  useEffect(() => {
    const place = board.current;
    if (!place) return;
    let down: { readonly x: number; readonly y: number } | null = null;
    let long: ReturnType<typeof setTimeout> | undefined;
    const lift = () => {
      clearTimeout(long);
      film.hold(false);
    };
    const press = (event: PointerEvent) => {
      if (!film.busy.peek() || event.button > 0) return;
      down = { x: event.clientX, y: event.clientY };
      long = setTimeout(() => film.hold(true), LONG);
    };
    const move = (event: PointerEvent) => {
      if (!down || Math.hypot(event.clientX - down.x, event.clientY - down.y) < STILL) return;
      down = null;
      lift();
    };
    const click = (event: MouseEvent) => {
      lift();
      if (!down) return;
      down = null;
      if (!film.busy.peek() || (event.target as Element).closest("button, a, summary, input, select")) return;
      event.preventDefault();
      event.stopPropagation();
      film.next();
    };
    place.addEventListener("pointerdown", press, true);
    place.addEventListener("pointermove", move, true);
    place.addEventListener("pointercancel", lift);
    place.addEventListener("click", click, true);
    return () => {
      lift();
      place.removeEventListener("pointerdown", press, true);
      place.removeEventListener("pointermove", move, true);
      place.removeEventListener("pointercancel", lift);
      place.removeEventListener("click", click, true);
    };
  }, [store]);
}
