// On a narrow screen the question is a sheet over the lower edge: it folds down to its title.
import { useSignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Icon } from "../parts/icon.tsx";
import { text } from "../text.ts";

/** Folded or not. A question that cannot be answered on the board unfolds it. */
export function useSheet(
  panel: RefObject<HTMLElement | null>,
  question: number | undefined,
  onBoard: boolean,
): Signal<boolean> {
  const folded = useSignal(false);
  useLayoutEffect(() => {
    if (!onBoard) folded.value = false;
  }, [question, onBoard]);
  // what is docked stands above it
  useLayoutEffect(() => {
    const sheet = panel.current;
    const table = sheet?.closest<HTMLElement>(".table");
    if (!sheet || !table) return;
    const watch = new ResizeObserver(() => table.style.setProperty("--sheet", `${sheet.offsetHeight}px`));
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);
  return folded;
}

export function Folder({ folded }: { readonly folded: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="icon plain folder"
      aria-expanded={!folded.value}
      aria-label={text(folded.value ? "sheet-unfold" : "sheet-fold")}
      onClick={() => {
        folded.value = !folded.value;
      }}
    >
      <Icon name={folded.value ? "up" : "down"} />
    </button>
  );
}

/** On a narrow screen most buttons are put away until they are wanted. */
export function MoreDeeds({ all }: { readonly all: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="more-deeds"
      aria-expanded={all.value}
      onClick={() => {
        all.value = !all.value;
      }}
    >
      {text("more-deeds")}
    </button>
  );
}
