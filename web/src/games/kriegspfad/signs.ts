// Signs that every language reads, and writes a little differently.
import { settings } from "../../settings.ts";
import type { Facts } from "./facts.ts";

/** The signs of a roll (`2D6+2 · ⌀ 10.5"`) as the reader's language writes them. */
export const rollSigns = (signs: string, { words }: Facts): string =>
  signs
    .replace("D6", words["d6"]!)
    .replace(/\d+\.\d+/, (mean) => new Intl.NumberFormat(settings.value.language).format(Number(mean)));
