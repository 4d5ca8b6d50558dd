// The middle of the table: the two piles, the threats in sight, the cards of No Man's Land.
import type { BoardProps } from "./props.ts";
import { MissionCard, TrialCard } from "./cards.tsx";
import { firstName, type Facts, type Foreseen } from "./facts.ts";
import { Helmet, SpeechIcon, ThreatIcon } from "./icons.tsx";
import { Piece } from "./piece.tsx";
import { Dove, Monument, Wasteland } from "./scenery.tsx";

/** What the option under the pointer would change. */
function consideredOption(board: BoardProps): Foreseen | null {
  const { preview } = board;
  return board.considered === null ? null : (preview.options?.[board.considered] ?? null);
}

/** A pile: its cards edge by edge in front of what waits below. */
function Pile({
  board,
  name,
  number,
  change,
  title,
  fate,
  children,
}: {
  readonly board: BoardProps;
  readonly name: string;
  readonly number: number;
  readonly change: number;
  readonly title: string;
  readonly fate: string;
  readonly children: preact.ComponentChild;
}) {
  const { facts } = board;
  const edges = Math.min(number, 45);
  return (
    <Piece
      board={board}
      name={name}
      label={`${title}${facts.words["colon"]} ${number}. ${fate}`}
      class={`heap heap-${name}`}
    >
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <rect x="1.5" y="1.5" width="97" height="137" rx="7" class="bed" />
        {children}
        <g class="edges">
          {Array.from({ length: edges }, (_, i) => (
            <rect
              x={8 + ((i * 7) % 5) * 0.6}
              y={131 - i * 1.9}
              width="82"
              height="1.5"
              rx="0.7"
              class={i === edges - 1 ? "top" : ""}
            />
          ))}
        </g>
      </svg>
      <span class="tally">
        <b>{number}</b>
        {change !== 0 && <i>{change > 0 ? `+${change}` : `−${-change}`}</i>}
      </span>
      <span class="title">{title}</span>
    </Piece>
  );
}

/** One threat: as many marks as make the mission fail; the words say how near that is. */
function Meter({
  threat,
  board,
  active,
  limit,
}: {
  readonly threat: Facts["threats"][number];
  readonly board: BoardProps;
  readonly active: number;
  readonly limit: number;
}) {
  const { facts } = board;
  const words = facts.words;
  const ignored = board.preview.ignored?.includes(threat.id);
  const after = consideredOption(board)?.threats?.[threat.id] ?? active;
  const near = ignored
    ? words["ignored"]
    : active >= limit
      ? words["reached"]
      : active === limit - 1
        ? words["near"]
        : "";
  const state = ignored
    ? "ignored"
    : after >= limit
      ? "over"
      : active === limit - 1
        ? "near"
        : active
          ? "some"
          : "calm";
  return (
    <li>
      <Piece
        board={board}
        name={`threat-${threat.id}`}
        label={`${threat.name}${facts.words["colon"]} ${active} / ${limit}${near ? `. ${near}` : ""}`}
        class={`meter t-${threat.id} is-${state}`}
      >
        <ThreatIcon threat={threat.id} />
        <span class="called">{threat.name}</span>
        <span class="ticks">
          {Array.from({ length: Math.max(limit, active, after) }, (_, i) => (
            <i
              class={
                i < Math.min(active, after)
                  ? "on"
                  : i < after
                    ? "coming"
                    : i < active
                      ? "going"
                      : i >= limit - 1
                        ? "last"
                        : ""
              }
            />
          ))}
        </span>
        <b class="figure">
          {after === active ? active : `${active}→${after}`}
          <small>/{limit}</small>
        </b>
        <em aria-hidden="true">{ignored ? "∅" : after >= limit ? "✖" : active === limit - 1 ? "!" : ""}</em>
      </Piece>
    </li>
  );
}

const PHASES: Readonly<Record<string, string>> = {
  preparation: "preparation",
  mission: "phase-mission",
  support: "support",
  morale: "phase-morale",
};

export function Land({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  const { preview } = board;
  const { threats: active, limit } = preview;
  const orders = [...state.missions, ...(state.final ? [state.final] : [])];
  const phase = words[PHASES[state.phase] ?? ""];
  const inside = state.present.flatMap((present, place) =>
    present && state.soldier[place] ? [state.soldier[place]!] : [],
  );
  const drop = consideredOption(board)?.drop ?? preview.drop ?? 0;
  const dealt = consideredOption(board)?.dealt ?? 0;
  return (
    <div class="field-of-war">
      <Pile
        board={board}
        name="trials"
        number={state.trials}
        change={-dealt}
        title={words["trials"]!}
        fate={words["peace"]!}
      >
        <Dove />
      </Pile>
      <section class="waste" aria-label={words["land"]}>
        <Wasteland />
        <header>
          <h2>
            {words["mission"]} {state.mission}{" "}
            <small>
              {phase}
              {state.intensity > 0 && state.phase !== "preparation"
                ? ` · ${words["intensity"]} ${state.intensity}`
                : ""}
            </small>
          </h2>
          <p class="inside">
            <span>
              {words["markers"]}
              {words["colon"]}
            </span>
            {inside.map((soldier) => (
              <span class={`marker s-${soldier}`}>
                <Helmet />
                {firstName(facts.soldiers[soldier]?.name ?? soldier)}
              </span>
            ))}
            {inside.length === 0 && <span>{words["nobody-inside"]}</span>}
          </p>
        </header>
        {active && limit !== undefined && (
          <ul class="meters" aria-label={`${words["threats"]}; ${words["of-limit"]} ${limit}`}>
            {facts.threats.map((threat) => (
              <Meter key={threat.id} threat={threat} board={board} active={active[threat.id] ?? 0} limit={limit} />
            ))}
          </ul>
        )}
        <div class="stage">
          {orders.length > 0 && (
            <ul class="directives" aria-label={words["missions"]}>
              {orders.map((mission, i) => (
                <li key={mission}>
                  <MissionCard
                    board={board}
                    mission={mission}
                    name={`play:mission-${mission}`}
                    under={state.under[i] ?? []}
                    seats={state.present.length}
                  />
                </li>
              ))}
            </ul>
          )}
          <ul class="played" aria-label={words["land"]}>
            {state.attached.map((card, i) => (
              <li key={`a${i}`}>
                <TrialCard board={board} card={card} name={`attached:card-${card}`} small note={words["attached"]!} />
              </li>
            ))}
            {state.no_mans_land.map((card, i) => (
              <li key={`${card}${i}`}>
                <TrialCard board={board} card={card} name={`land:card-${card}`} small />
              </li>
            ))}
            {state.no_mans_land.length + state.attached.length === 0 &&
              (state.phase === "preparation" || state.phase === "mission") && (
                <li class="nothing">{words["empty-land"]}</li>
              )}
          </ul>
        </div>
        <p class="stores">
          {preview.hands !== undefined && (
            <span>
              {words["in-hands"]}
              {words["colon"]} <b>{preview.hands}</b>
            </span>
          )}
          {state.variant !== "solo" && (
            <span>
              <SpeechIcon />
              {words["supply"]}
              {words["colon"]} <b>{state.supply}</b>
            </span>
          )}
          {facts.expansion && (
            <span>
              {words["deck"]}
              {words["colon"]} <b>{state.mission_deck}</b>
            </span>
          )}
        </p>
      </section>
      <Pile
        board={board}
        name="morale"
        number={state.morale}
        change={-drop}
        title={words["morale"]!}
        fate={words["monument"]!}
      >
        <Monument />
      </Pile>
    </div>
  );
}
