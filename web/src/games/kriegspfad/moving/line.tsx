// What the forms of a move share: a line with a button at its end, a button of the pad, numbers as typed.
import type { ComponentChildren } from "preact";
import { text } from "../../../text.ts";
import { INCH } from "./hand.ts";

/** Inches, as typed, in hundredths. */
export const hundredths = (inches: string): number => Math.round(Number(inches) * INCH);
/** Degrees, as typed, in tenths. */
export const tenths = (degrees: string): number => Math.round(Number(degrees) * 10);

export function Line({
  act,
  name,
  children,
}: {
  readonly act: () => void;
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {children}
      <button type="submit">{text(name)}</button>
    </form>
  );
}

export function PadButton({
  name,
  sign,
  act,
  keys,
}: {
  readonly name: string;
  readonly sign: string;
  readonly act: () => void;
  readonly keys?: string;
}) {
  return (
    <button
      type="button"
      class="icon"
      aria-label={text(name)}
      title={text(name)}
      aria-keyshortcuts={keys}
      onClick={act}
    >
      {sign}
    </button>
  );
}
