// The battle in one line: round, weather, sight, what each side is after.
import { text } from "../../text.ts";
import type { BoardProps } from "./props.ts";
import { armyOf, inches } from "./facts.ts";
import { SIDE_SIGNS } from "./figures.tsx";

const RESOLVE = "Resolve"; // asked at the end of every round
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
      {state.round > 0 && board.seat !== null && !board.over && <Ending board={board} />}
      <ul class="kp-sides">
        {facts.sides.map((side, seat) => (
          <li class={`side-${seat}`}>
            <SideSign seat={seat} /> <b>{armyOf(facts, state, seat) ?? side}</b>
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

/** Nobody is asked every round whether he fights on: who wants to end the battle says so here. */
function Ending({ board }: { readonly board: BoardProps }) {
  const meant = board.orders.of(RESOLVE);
  if (meant !== undefined)
    return (
      <p class="notice row">
        <span>{text(meant === "concede" ? "kp-concedes" : "kp-draws")}</span>
        <button type="button" onClick={() => board.orders.give(RESOLVE, undefined)}>
          {text("kp-fight-on")}
        </button>
      </p>
    );
  return (
    <details class="kp-ending">
      <summary>{text("kp-ending")}</summary>
      <div class="row">
        {(["concede", "draw"] as const).map((answer) => (
          <button type="button" onClick={() => board.orders.give(RESOLVE, answer)}>
            {text(`kp-${answer}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
