// Options of a form by what the reader types.
import type { OptionView } from "../protocol.ts";

const plain = (words: string) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does an option have every typed word in its name, its choices or its rule? */
export function matches(option: Pick<OptionView, "text" | "rule" | "choices">, typed: string): boolean {
  const words = plain([option.text, option.rule, ...option.choices.map(([, name]) => name)].join(" "));
  return plain(typed)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** What a field shows at once: what the reader has wished, if that is offered; else what the game has settled. */
export function chosen(
  option: Pick<OptionView, "default" | "choices">,
  wished: boolean | string | undefined,
  settled: boolean | string | undefined,
): boolean | string {
  const fits = option.choices.length === 0 || option.choices.some(([value]) => value === wished);
  return (fits ? wished : undefined) ?? settled ?? option.default;
}
