// Which sum is shown: that of the option considered, that of the fight in hand, or the last one.
import type { BoardProps } from "./props.ts";
import type { Sum } from "./facts.ts";

type Told = Pick<Required<Sum>, "banner" | "dice" | "terms" | "total" | "row">;

/** The last fight in the log, if it was fought at this very decision. */
export function lastFight(events: BoardProps["events"]): Sum | null {
  for (const line of [...events].reverse()) {
    if (line.event === "turn") return null;
    const kind = /^(raid|sortie|defence)_total$/.exec(line.event)?.[1];
    if (!kind) continue;
    const { banner, dice, terms, total, row } = line.facts as Told;
    const kept = terms.filter(([, value]) => value !== 0);
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
  const { preview } = board;
  const chosen = board.considered === null ? null : preview.options?.[board.considered];
  const ahead = chosen ?? preview.now ?? preview.options?.find(Boolean) ?? null;
  if (ahead) return { sum: ahead, past: false };
  const last = lastFight(board.events);
  return last && { sum: last, past: true };
}

/** Whether the event of this turn did not happen: its condition does not hold (LK-5.1). */
export const isIdle = (events: BoardProps["events"]): boolean =>
  events.findLast(({ event }) => event === "event" || event === "event_condition")?.event === "event_condition";
