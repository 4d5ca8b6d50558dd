// Fingers are broad: a tap near small pieces chooses among all it may have meant.
import { useSignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { text } from "../text.ts";
import { meant } from "./fingertip.ts";

const STILL = 10; // pixels a finger may slip and still tap
const NOWHERE = { x: 0, y: 0 };
const COVERS = ".dock, .hands, .prompt, .kp-near, .kp-ruler-panel";
const PRESSED = "[role='button'], button, summary";

type Pieces = readonly Element[];

/** Taps on a board go through here; a mouse and keys need no help. */
export function useTapping(board: RefObject<HTMLElement | null>): Signal<Pieces> {
  const asked = useSignal<Pieces>([]);
  useLayoutEffect(() => {
    const drawing = board.current;
    if (!drawing) return;
    // browsers move a tap to what they think was meant: the finger itself was where it was lifted
    let [down, up] = [NOWHERE, NOWHERE];
    const press = (event: PointerEvent) => {
      down = up = { x: event.clientX, y: event.clientY };
    };
    const lift = (event: PointerEvent) => {
      up = { x: event.clientX, y: event.clientY };
    };
    const tap = (event: MouseEvent) => {
      const touch = (event as PointerEvent).pointerType === "touch" && event.isTrusted;
      if (!touch || Math.hypot(up.x - down.x, up.y - down.y) > STILL) return;
      const direct = (event.target as Element).closest(PRESSED);
      const all = [...drawing.querySelectorAll(PRESSED)].filter(
        (piece) => !piece.contains(direct) && !isCovered(piece),
      );
      const found = meant(all, (piece) => piece.getBoundingClientRect(), direct, up.x, up.y);
      if (!found.length || (found.length === 1 && found[0] === direct)) return;
      event.stopPropagation();
      event.preventDefault();
      if (found.length === 1) pressIt(found[0]!);
      else asked.value = found;
    };
    drawing.addEventListener("pointerdown", press, true);
    drawing.addEventListener("pointerup", lift, true);
    drawing.addEventListener("click", tap, true);
    return () => {
      drawing.removeEventListener("pointerdown", press, true);
      drawing.removeEventListener("pointerup", lift, true);
      drawing.removeEventListener("click", tap, true);
    };
  }, []);
  return asked;
}

/** Whether the hand or the sheet lies over a piece. */
function isCovered(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const cover = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(COVERS);
  return cover !== null && cover !== undefined && !cover.contains(piece);
}

/** As a mouse would; pieces of an SVG have no `click`, and a unit is pressed on one of its elements. */
const pressIt = (piece: Element): void => {
  const inside = piece.querySelector("[data-element]") ?? piece;
  inside.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};

const nameOf = (piece: Element): string =>
  (piece.getAttribute("aria-label") ?? piece.textContent ?? "").trim().split(/(?<=\.)\s/)[0] ?? "";

/** Which of them? Large buttons over the lower edge. */
export function Meant({ asked }: { readonly asked: Signal<Pieces> }) {
  const box = useRef<HTMLDivElement>(null);
  const pieces = asked.value;
  const close = () => {
    asked.value = [];
  };
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [pieces]);
  if (!pieces.length) return null;
  return (
    <div
      class="meant"
      role="dialog"
      aria-label={text("tap-which")}
      ref={box}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <p>{text("tap-which")}</p>
      {pieces.map((piece) => (
        <button
          type="button"
          onClick={() => {
            close();
            pressIt(piece);
          }}
        >
          {nameOf(piece)}
        </button>
      ))}
      <button type="button" class="plain" onClick={close}>
        {text("cancel")}
      </button>
    </div>
  );
}
