// A piece of the table: something to look at, or, when an option lies on it, a button.
import type { ComponentChildren } from "preact";
import type { Ref } from "../face.ts";
import { asOption } from "../option.ts";
import type { BoardProps } from "./props.ts";

interface PieceProps {
  readonly board: BoardProps;
  readonly name: Ref;
  readonly label: string;
  readonly class: string;
  readonly title?: string;
  /** It can be looked at more closely, by focus or tap. */
  readonly opens?: boolean;
  readonly children: ComponentChildren;
}

/** Cards go from hand to table and from there to soldiers; everything else stays where it is. */
const cardOf = (name: Ref): string | undefined => /(?:^|:)(card-.*)$/.exec(name)?.[1];

export function Piece({ board, name, label, title, opens, children, ...rest }: PieceProps) {
  const shines = board.glow.has(name) || [...board.glow].some((ref) => name.endsWith(`:${ref}`));
  const { option, classes, props } = asOption(name, label, board, shines);
  const look = `thing ${rest.class} ${classes}`;
  if (option === undefined)
    return (
      <div
        class={look}
        role="img"
        aria-label={label}
        title={title ?? label}
        tabIndex={opens ? 0 : undefined}
        data-ref={name}
        data-piece={cardOf(name)}
      >
        {children}
      </div>
    );
  return (
    <button
      type="button"
      class={look}
      title={title ?? board.labels[option] ?? label}
      data-ref={name}
      data-piece={cardOf(name)}
      {...props}
    >
      {children}
    </button>
  );
}
