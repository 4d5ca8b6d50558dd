// Turn, relief, action points, morale and resources, with the modifiers of their bands.
import { bands, shortMonths, signed } from "./facts.ts";
import type { BoardProps } from "./props.ts";

function Gauge({
  name,
  value,
  drms,
  glow,
}: {
  readonly name: string;
  readonly value: number;
  readonly drms: readonly number[];
  readonly glow: boolean;
}) {
  const most = drms.length - 1;
  return (
    <div
      class={`gauge ${glow ? "glow" : ""}`}
      role="img"
      aria-label={`${name}: ${value} / ${most}, ${signed(drms[value] ?? 0)}`}
    >
      <div class="gauge-head">
        <span>{name}</span>
        <strong>{value}</strong>
        <span class="drm">{signed(drms[value] ?? 0)}</span>
      </div>
      <div class="gauge-bar">
        {bands(drms).map((band) => (
          <div
            class={`band ${value >= band.from && value <= band.to ? "here" : ""}`}
            style={{ flexGrow: band.to - band.from + 1 }}
          >
            <div class="cells">
              {Array.from({ length: band.to - band.from + 1 }, (_, i) => {
                const cell = band.from + i;
                return <i class={cell === value ? "cell now" : cell < value ? "cell full" : "cell"} />;
              })}
            </div>
            <small>{signed(band.drm)}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

export function Tracks({ facts, state, glow }: Pick<BoardProps, "facts" | "state" | "glow">) {
  const words = facts.words;
  const months = shortMonths(facts.tracks.turn);
  const month = facts.tracks.turn[state.turn - 1] ?? "";
  return (
    <section class="tracks" aria-label={words["tracks"]}>
      <div
        class="turns"
        role="img"
        aria-label={`${words["turn"]} ${state.turn} / ${facts.tracks.turn.length}, ${month}. ${words["relief"]}${words["colon"]} ${words["turn"]} ${state.relief}`}
      >
        {facts.tracks.turn.map((name, i) => {
          const turn = i + 1;
          const classes = [
            "turn",
            turn === state.turn && "now",
            turn < state.turn && "past",
            turn === state.relief && "relief",
          ];
          return (
            <div
              class={classes.filter(Boolean).join(" ")}
              title={turn === state.relief ? `${name}: ${words["relief"]}` : name}
            >
              <b>{turn}</b>
              <span>{months[i]}</span>
              {turn === state.relief && (
                <svg viewBox="0 0 32 26" aria-hidden="true">
                  <path d="M2 18h28l-3 6H6Zm7-6h13v5H9Zm5-8h4v8h-4Z" />
                </svg>
              )}
            </div>
          );
        })}
      </div>
      <div class="points" role="img" aria-label={`${words["ap"]}${words["colon"]} ${state.ap} / ${facts.tracks.ap}`}>
        <span>
          {words["ap"]} <strong>{state.ap}</strong>
        </span>
        <span class="pips">
          {Array.from({ length: facts.tracks.ap }, (_, i) => (
            <i class={i < state.ap ? "pip full" : "pip"} />
          ))}
        </span>
        {state.free_rp > 0 && (
          <span class="pool">
            {words["pool"]}
            {words["colon"]} <strong>{state.free_rp}</strong>
          </span>
        )}
      </div>
      <Gauge name={words["cm"]!} value={state.cm} drms={facts.tracks.cm} glow={glow.has("track-cm")} />
      <Gauge name={words["rp"]!} value={state.rp} drms={facts.tracks.rp} glow={glow.has("track-rp")} />
    </section>
  );
}
