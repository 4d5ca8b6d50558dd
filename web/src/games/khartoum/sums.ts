// Which sum is shown: that of the option considered, that of the fight in hand, or the last one.
import type { BoardProps } from "../face.ts";
import type { Preview, Sum } from "./facts.ts";

/** The last fight in the log, if it was fought at this very decision. */
export function lastFight(events: BoardProps["events"]): Sum | null {
  for (const line of [...events].reverse()) {
    if (line.event === "turn") return null;
    const kind = /^(raid|sortie|defence)_total$/.exec(line.event)?.[1];
    if (!kind) continue;
    const { banner, dice, terms, total, row } = line.facts as any;
    const kept = (terms as [string, number][]).filter(([, value]) => value !== 0);
    return {
      kind: kind as Sum["kind"],
      banner,
      dice,
      terms: kept,
      total,
      row,
      modifier: kept.reduce((sum, [, value]) => sum + value, 0),
    };
  }
  return null;
}

export function shownSum(
  board: Pick<BoardProps, "preview" | "considered" | "events">,
): { readonly sum: Sum; readonly past: boolean } | null {
  const preview: Preview = board.preview ?? {};
  const chosen = board.considered === null ? null : preview.options?.[board.considered];
  const ahead = chosen ?? preview.now ?? preview.options?.find(Boolean) ?? null;
  if (ahead) return { sum: ahead, past: false };
  const last = lastFight(board.events);
  return last && { sum: last, past: true };
}
