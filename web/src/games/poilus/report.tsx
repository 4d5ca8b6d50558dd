// Beside the question: what ending the mission now would cost; after it, how it ended.
import type { BoardProps } from "./props.ts";
import { TileIcon } from "./icons.tsx";

interface Ended {
  readonly succeeded: boolean;
  readonly gifts: readonly { readonly from: string; readonly tile: string; readonly to: string }[];
  /** Null: the tiles are not revealed yet; empty: nobody. */
  readonly supported: string | null;
  readonly drop: number | null;
  readonly left: number;
}

/** The mission that has just ended, read from the log; gone as soon as the next one is under way. */
function lastEnd(events: BoardProps["events"]): Ended | null {
  const at = events.findLastIndex(({ event }) => event === "succeeded" || event === "failed");
  if (
    at < 0 ||
    events
      .slice(at)
      .some(({ event }) => event === "dealt" || event === "played" || event === "hard_knock" || event === "withdrew")
  )
    return null;
  let ended: Ended = { succeeded: events[at]!.event === "succeeded", gifts: [], supported: null, drop: null, left: 0 };
  for (const { event, facts } of events.slice(at)) {
    if (event === "gave_support")
      ended = {
        ...ended,
        gifts: [
          ...ended.gifts,
          { from: String(facts["soldier"]), tile: String(facts["tile"]), to: String(facts["receiver"]) },
        ],
      };
    if (event === "solo_tile") ended = { ...ended, gifts: [{ from: "", tile: String(facts["tile"]), to: "" }] };
    if (event === "supported" || event === "chaplain_supported")
      ended = { ...ended, supported: String(facts["soldier"]) };
    if (event === "nobody_supported") ended = { ...ended, supported: "" };
    if (event === "morale_drop") ended = { ...ended, drop: Number(facts["n"]), left: Number(facts["left"]) };
  }
  return ended;
}

export function Report(board: BoardProps) {
  const { facts, state } = board;
  const words = facts.words;
  const { preview } = board;
  const ended = lastEnd(board.events);
  const name = (soldier: string) => facts.soldiers[soldier]?.name ?? soldier;
  if (ended) {
    return (
      <section class={`mission-report ${ended.succeeded ? "won" : "lost"}`} aria-label={words["last-mission"]}>
        <h3>
          <span aria-hidden="true">{ended.succeeded ? "✔" : "✖"}</span>{" "}
          {words[ended.succeeded ? "succeeded" : "failed"]}
        </h3>
        {ended.gifts.length > 0 && (
          <ul>
            {ended.gifts.map((gift) => (
              <li>
                <TileIcon tile={gift.tile} />
                <span>
                  {gift.from ? (
                    <>
                      {name(gift.from)} <b>→ {name(gift.to)}</b>
                    </>
                  ) : (
                    facts.tiles[gift.tile]?.name
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        {ended.supported !== null && (
          <p>
            <b>{ended.supported ? `${name(ended.supported)} ${words["supported"]}` : words["nobody"]}</b>
          </p>
        )}
        {ended.drop !== null && (
          <p>
            {words["drop"]}
            {words["colon"]} <b>{ended.drop}</b> ({ended.left} {words["left-in-reserve"]})
          </p>
        )}
      </section>
    );
  }
  if (preview.drop === undefined) return null;
  return (
    <p class="mission-report now">
      {words["ended-now"]}
      {words["colon"]} {words["drop"]} <b>{preview.drop}</b>, {Math.max(0, state.morale - preview.drop)}{" "}
      {words["left-in-reserve"]}
    </p>
  );
}
