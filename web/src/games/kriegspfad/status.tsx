// The battle in one line: round, weather, sight, what each side is after.
import type { BoardProps } from "./props.ts";
import { inches } from "./facts.ts";
import { SIDE_SIGNS } from "./figures.tsx";

const ARROWS = "→↗↑↖←↙↓↘"; // facings begin at the right and turn to the left

export const SideSign = ({ seat }: { readonly seat: number }) => (
  <svg viewBox="-9 -9 18 18" class={`kp-side-sign side-${seat}`} aria-hidden="true">
    <path d={SIDE_SIGNS[seat]!} />
  </svg>
);

export function Status({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const outlook = board.preview;
  const { words } = facts;
  const aims = outlook.aims;
  const weather =
    state.weather
      .filter((name) => name !== "fair")
      .map((name) => facts.weather[name] ?? name)
      .join(", ") || words["fair"];
  return (
    <section class="kp-status panel-like" aria-label={words["round"]}>
      <strong>
        {state.round
          ? `${words["round"]} ${state.round}${aims?.rounds ? ` ${words["of-rounds"]} ${aims.rounds}` : ""}`
          : words["preparation"]}
        {state.scenario && ` · ${facts.scenarios[state.scenario]}`}
      </strong>
      {state.pieces.length > 0 && (
        <span>
          {words["weather"]}
          {words["colon"]} <b>{weather}</b>
        </span>
      )}
      {outlook.dark && (
        <span class="dark">
          <b>{words["dark"]}</b>
        </span>
      )}
      {Boolean(outlook.sight) && (
        <span>
          {words["sight"]}
          {words["colon"]} <b>{inches(outlook.sight!)}</b>
        </span>
      )}
      {state.wind >= 0 && (
        <span>
          {words["wind"]}
          {words["colon"]} <b>{ARROWS[Math.round(state.wind / 450) % 8]}</b>
        </span>
      )}
      {state.round > 0 && aims?.checks !== undefined && (
        <span>
          {state.camp === "wagons" ? facts.names["train"] : words["village"]}
          {words["colon"]}{" "}
          {aims.burnt !== undefined && aims.burnt >= 0 ? (
            <b>{words["burnt"]}</b>
          ) : (
            <>
              {words["held"]}{" "}
              <b>
                {aims.held}/{aims.checks}
              </b>
            </>
          )}
        </span>
      )}
      {state.round > 0 && aims?.needed !== undefined && (
        <span>
          {words["exits"]}
          {words["colon"]}{" "}
          <b>
            {aims.exited}/{aims.needed}
          </b>
        </span>
      )}
      <ul class="kp-sides">
        {facts.sides.map((side, seat) => (
          <li class={`side-${seat}`}>
            <SideSign seat={seat} /> <b>{facts.lists[state.lists[seat]!]?.name ?? side}</b>
            <small>
              {[
                seat === board.seat && words["you"],
                state.attacker >= 0 && words[state.attacker === seat ? "attacker" : "defender"],
                board.names[seat],
                aims && aims.lost[seat]! > 0 && `${words["lost"]} ${aims.lost[seat]}`,
                state.to_arrive[seat]! > 0 && `${words["late"]} ${state.to_arrive[seat]}`,
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
