// A piece that is an option: reachable by pointer, keyboard and screen reader.
import type { BoardProps, Ref } from "./face.ts";

type Choosing = Pick<BoardProps, "lit" | "glow" | "considered" | "choose" | "consider" | "labels">;

/** The option on a piece, the classes that show it, and the properties that make it a button. */
export function asOption(ref: Ref, words: string, board: Choosing, shines = board.glow.has(ref)) {
  const { lit, considered, choose, consider, labels } = board;
  const option = lit.get(ref);
  const classes = [
    option !== undefined && "lit",
    option !== undefined && option === considered && "considered",
    shines && "glow",
  ]
    .filter(Boolean)
    .join(" ");
  if (option === undefined) return { option, classes, props: {} };
  const props = {
    role: "button" as const,
    tabindex: 0, // in small letters: SVG knows no other
    "aria-label": `${labels[option] ?? ""}. ${words}`,
    "data-option": option,
    onClick: () => choose(option),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose(option);
    },
    onPointerEnter: () => consider(option),
    onPointerLeave: () => consider(null),
    onFocus: () => consider(option),
    onBlur: () => consider(null),
  };
  return { option, classes, props };
}
