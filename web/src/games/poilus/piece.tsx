// A piece of the table: something to look at, or, when an option lies on it, a button.
import type { ComponentChildren } from "preact";
import type { BoardProps, Ref } from "../face.ts";

interface PieceProps {
  readonly board: BoardProps;
  readonly name: Ref;
  readonly label: string;
  readonly class: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}

export function Piece({ board, name, label, title, children, ...rest }: PieceProps) {
  const { lit, glow, considered, choose, consider, labels } = board;
  const option = lit.get(name);
  const shines = glow.has(name) || [...glow].some((ref) => name.endsWith(`:${ref}`));
  const classes = [
    "thing",
    rest.class,
    option !== undefined && "lit",
    option !== undefined && option === considered && "considered",
    shines && "glow",
  ]
    .filter(Boolean)
    .join(" ");
  if (option === undefined)
    return (
      <div class={classes} role="img" aria-label={label} title={title ?? label} data-ref={name}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      class={classes}
      aria-label={`${labels[option] ?? ""}. ${label}`}
      title={title ?? labels[option] ?? label}
      data-ref={name}
      data-option={option}
      onClick={() => choose(option)}
      onPointerEnter={() => consider(option)}
      onPointerLeave={() => consider(null)}
      onFocus={() => consider(option)}
      onBlur={() => consider(null)}
    >
      {children}
    </button>
  );
}
