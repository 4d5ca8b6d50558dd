// The ground an element stands on.
import type { ComponentProps } from "preact";
import type { Facts } from "./facts.ts";

interface BaseProps extends ComponentProps<"rect"> {
  readonly facts: Facts;
  readonly depth: number;
  /** As much more on every side. */
  readonly around?: number;
}

/** Its middle is at 0 0, its front towards x. */
export function Base({ facts, depth, around = 0, ...rest }: BaseProps) {
  const { frontage } = facts;
  return (
    <rect
      x={-depth / 2 - around}
      y={-frontage / 2 - around}
      width={depth + 2 * around}
      height={frontage + 2 * around}
      {...rest}
    />
  );
}
