// The army spaces: who is there, when it deploys and retreats, where it goes; the reinforcements.
import type { BoardProps } from "./props.ts";
import {
  ARMIES,
  countedText,
  present,
  sameWay,
  SIGNS,
  total,
  wayText,
  type Facts,
  type Preview,
  type State,
} from "./facts.ts";
import { asOption } from "../option.ts";
import { SeatIcon } from "./places.tsx";
import { SignIcon, UnitIcon } from "./units.tsx";

/** The units of an army; a question may ask for one of them. */
function Company({ army, board }: { readonly army: number; readonly board: BoardProps }) {
  const { facts } = board;
  const units = present(facts.army_units, (board.state as State).army[army] ?? []);
  if (!units.length) return <p class="small soft">{facts.words["no-units"]}</p>;
  return (
    <ul class="company">
      {units.map(([unit, number]) => {
        const text = countedText(unit, number, facts);
        const { option, classes, props } = asOption(`army-${army}-${unit}`, text, board);
        return (
          <li>
            <span class={`unit-count ${classes}`} title={text} {...(option === undefined ? {} : props)}>
              <UnitIcon unit={unit} facts={facts} />
              <b aria-hidden="true">{number}</b>
              <span class="visually-hidden">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** One box for each unit; lines where the army deploys and where it retreats. */
function Strength({ army, board }: { readonly army: number; readonly board: BoardProps }) {
  const { facts } = board;
  const { deploy, retreat } = facts.armies[army]!;
  const now = total((board.state as State).army[army] ?? []);
  const words = facts.words;
  const most = Math.max(deploy, now);
  return (
    <div
      class="strength-bar"
      role="img"
      aria-label={`${words["units"]} ${now}. ${words["deploys-at"]} ${deploy}. ${words["retreats-at"]} ${retreat}`}
    >
      <div class="boxes-row">
        {Array.from({ length: most }, (_, i) => (
          <i
            class={`${i < now ? "full" : ""} ${i + 1 === retreat ? "retreat" : ""} ${i + 1 === deploy ? "deploy" : ""}`}
          />
        ))}
      </div>
      <span>
        <span aria-hidden="true">↩</span> {words["retreats-at"]} <b>{retreat}</b>
      </span>
      <span>
        <span aria-hidden="true">⚑</span> {words["deploys-at"]} <b>{deploy}</b>
      </span>
    </div>
  );
}

/** Where it goes, in words; the map draws the same. */
function WayWords({
  army,
  facts,
  outlook,
}: {
  readonly army: number;
  readonly facts: Facts;
  readonly outlook: Pick<Partial<Preview>, "ways">;
}) {
  const ways = outlook.ways?.[army];
  if (!ways) return null;
  const words = facts.words;
  if (sameWay(ways.circle, ways.triangle)) {
    return (
      <p class="way-words">
        <span class="signs">
          {SIGNS.map((sign) => (
            <SignIcon sign={sign} />
          ))}
        </span>
        <span>
          <span class="visually-hidden">
            {words["way-either"]}
            {words["colon"]}{" "}
          </span>
          {wayText(ways.circle, facts)}
          {ways.circle.village && (
            <small>
              {" "}
              ({words["steps"]}
              {words["colon"]} {ways.circle.steps.length - 1})
            </small>
          )}
        </span>
      </p>
    );
  }
  return (
    <>
      {SIGNS.map((sign) => (
        <p class="way-words">
          <span class="signs">
            <SignIcon sign={sign} />
          </span>
          <span>
            <span class="visually-hidden">
              {words["way"]} {facts.symbols[sign]}:{" "}
            </span>
            {wayText(ways[sign], facts)}{" "}
            <small>
              ({words["steps"]}
              {words["colon"]} {ways[sign].steps.length - 1})
            </small>
          </span>
        </p>
      ))}
      {ways.circle.steps[1] !== ways.triangle.steps[1] && <p class="small soft">{words["way-decides"]}</p>}
    </>
  );
}

export function Armies({
  board,
  shown,
  toggle,
}: {
  readonly board: BoardProps;
  readonly shown: ReadonlySet<number>;
  readonly toggle: (army: number) => void;
}) {
  const { facts, state } = board;
  const outlook = board.preview;
  const words = facts.words;
  return (
    <section class="armies panel-like" aria-label={words["armies"]}>
      {ARMIES.map((army) => {
        const status = state.army_state[army]!;
        const at = state.at[army];
        const start = state.start[army];
        const missing = facts.armies[army]!.deploy - total(state.army[army] ?? []);
        const reach = outlook.reach?.[army] ?? [];
        return (
          <article
            class={`army-space state-${status} ${state.fighting === army ? "fighting" : ""} ${board.glow.has(`army-${army}`) ? "glow" : ""}`}
          >
            <header>
              <span class="army-number" aria-hidden="true">
                {army}
              </span>
              <h3>
                <span class="visually-hidden">{facts.armies[army]!.name}: </span>
                {at ? facts.nodes[at]!.name : facts.states[status]}
              </h3>
              {state.fighting === army && <span class="tag turn">{words["fighting"]}</span>}
            </header>
            <Company army={army} board={board} />
            <Strength army={army} board={board} />
            <p class="small where">
              {status !== "deployed" && (
                <>
                  {words["start"]}
                  {words["colon"]} {start ? facts.nodes[start]!.name : words["hidden"]}.{" "}
                  {missing > 0 && !board.over && (
                    <>
                      {words["missing"]}
                      {words["colon"]} <b>{missing}</b>
                    </>
                  )}
                </>
              )}
              {state.siege[army] && (
                <strong>
                  {words["halted"]} {facts.nodes[state.siege[army]!]!.name}.{" "}
                </strong>
              )}
              {(state.pursuit[army] ?? -1) >= 0 && <strong>{words["pursuit"]}. </strong>}
              {reach.length > 0 && (
                <span class="reach">
                  {words["reaches"]}
                  {words["colon"]}{" "}
                  {reach.map((seat) => (
                    <span title={board.names[seat] || facts.players[seat]}>
                      <SeatIcon seat={seat} />
                      <span class="visually-hidden">{facts.players[seat]}</span>
                    </span>
                  ))}
                </span>
              )}
            </p>
            {outlook.ways?.[army] && (
              <div class="way-box">
                <button
                  type="button"
                  class="plain way-button"
                  aria-pressed={shown.has(army)}
                  onClick={() => toggle(army)}
                >
                  <span aria-hidden="true">⤳</span> {words["show-way"]}
                  <span class="visually-hidden">: {facts.armies[army]!.name}</span>
                </button>
                {shown.has(army) && <WayWords army={army} facts={facts} outlook={outlook} />}
              </div>
            )}
          </article>
        );
      })}
      <article class={`army-space reserve ${board.glow.has("army-0") ? "glow" : ""}`}>
        <header>
          <span class="army-number" aria-hidden="true">
            +
          </span>
          <h3>{words["reinforcement"]}</h3>
        </header>
        <Company army={0} board={board} />
      </article>
    </section>
  );
}
