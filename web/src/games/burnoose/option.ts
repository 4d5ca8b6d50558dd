// A piece that is an option: reachable by pointer, keyboard and screen reader.
import type { BoardProps } from "../face.ts";

export function asOption(ref: string, words: string, { lit, glow, considered, choose, consider, labels }: BoardProps) {
  const option = lit.get(ref);
  const classes = [
    option !== undefined && "lit",
    option !== undefined && option === considered && "considered",
    glow.has(ref) && "glow",
  ]
    .filter(Boolean)
    .join(" ");
  if (option === undefined) return { option, classes, props: {} };
  const props = {
    role: "button" as const,
    tabindex: 0,
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
