// Fingers are broad: a tap near small pieces chooses among all it may have meant.
import { useSignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { text } from "../text.ts";
import { meant } from "./fingertip.ts";

const STILL = 10; // pixels a finger may slip and still tap
const PRESSED = "[role='button'], button, summary";

type Pieces = readonly Element[];

/** Taps on a board go through here; a mouse and keys need no help. */
export function useTapping(board: RefObject<HTMLElement | null>): Signal<Pieces> {
  const asked = useSignal<Pieces>([]);
  useLayoutEffect(() => {
    const drawing = board.current;
    if (!drawing) return;
    let down = { x: 0, y: 0 };
    const press = (event: PointerEvent) => {
      down = { x: event.clientX, y: event.clientY };
    };
    const tap = (event: MouseEvent) => {
      const touch = (event as PointerEvent).pointerType === "touch" && event.isTrusted;
      const slipped = Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL;
      if (!touch || slipped) return;
      const direct = (event.target as Element).closest(PRESSED);
      const all = [...drawing.querySelectorAll(PRESSED)].filter((piece) => !piece.contains(direct));
      const found = meant(all, (piece) => piece.getBoundingClientRect(), direct, event.clientX, event.clientY);
      if (!found.length || (found.length === 1 && found[0] === direct)) return;
      event.stopPropagation();
      event.preventDefault();
      if (found.length === 1) pressIt(found[0]!);
      else asked.value = found;
    };
    drawing.addEventListener("pointerdown", press, true);
    drawing.addEventListener("click", tap, true);
    return () => {
      drawing.removeEventListener("pointerdown", press, true);
      drawing.removeEventListener("click", tap, true);
    };
  }, []);
  return asked;
}

/** As a mouse would; pieces of an SVG have no `click`. */
const pressIt = (piece: Element): void => {
  piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
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
