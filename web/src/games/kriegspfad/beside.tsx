// Beside the question: the chosen unit, every melee with its sum and chances, the last dice term by term.
import type { Json } from "../face.ts";
import type { BoardProps } from "./props.ts";
import { RuleNumber } from "../../parts/rule.tsx";
import {
  conditionOf,
  elementsOf,
  inches,
  nameOf,
  qualitiesOf,
  weaponsOf,
  type Facts,
  type Fight,
  type Preview,
  type Row,
  type Shot,
  type State,
  type Term,
  type UnitMeasure,
} from "./facts.ts";
import { unitMeasure } from "./measure.ts";
import { selectedUnit } from "./selection.ts";
import type { Ahead } from "./shapes.ts";
import { SideSign } from "./status.tsx";

const D20 = 20;
const D6 = 6;
const LAST = 8; // dice shown at most

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
const percent = (part: number, of: number): string => `${Math.round((100 * part) / of)} %`;

export function Beside(board: BoardProps) {
  const { facts, state } = board;
  const outlook = board.preview;
  const unit = selectedUnit.value;
  if (!state.unit.length) return null;
  // of a move that is drafted: whom the unit could shoot at from there, and the melee it would open
  const ahead = board.proposal?.tried.value?.drawing["ahead"] as Ahead | undefined;
  const known = unitMeasure.value?.unit === unit ? unitMeasure.value : null;
  const now = outlook.fights ?? [];
  const opened = (ahead?.fights ?? []).filter(
    ({ attacker, defender }) => !now.some((fight) => fight.attacker === attacker && fight.defender === defender),
  );
  return (
    <div class="kp-beside">
      {unit !== null && elementsOf(state, unit).length > 0 && (
        <UnitCard
          unit={unit}
          facts={facts}
          state={state}
          outlook={outlook}
          measure={known && ahead?.unit === unit ? { ...known, ranges: ahead.ranges, shots: ahead.shots } : known}
        />
      )}
      {[...opened, ...now].map((fight) => (
        <Melee
          key={`${fight.attacker}-${fight.defender}`}
          fight={fight}
          facts={facts}
          state={state}
          glow={board.glow}
        />
      ))}
      <Dice board={board} facts={facts} state={state} />
    </div>
  );
}

function UnitCard({
  unit,
  facts,
  state,
  outlook,
  measure,
}: {
  readonly unit: number;
  readonly facts: Facts;
  readonly state: State;
  readonly outlook: Preview;
  readonly measure: UnitMeasure | null;
}) {
  const { words } = facts;
  const alive = elementsOf(state, unit).length;
  const dice = ([number, plus]: readonly [number, number]) => `${number}${words["d6"]}${plus ? signed(plus) : ""}`;
  const targets = new Map<number, Shot[]>();
  for (const shot of measure?.shots ?? [])
    targets.set(state.unit[shot.target]!, [...(targets.get(state.unit[shot.target]!) ?? []), shot]);
  return (
    <section class={`kp-card panel-like side-${state.side[unit]}`} aria-label={nameOf(facts, state, unit)}>
      <h3>
        <SideSign seat={state.side[unit]!} /> {nameOf(facts, state, unit)}
      </h3>
      <p class="small">
        {[
          `${words["elements"]}${words["colon"]} ${alive} ${words["of-elements"]} ${state.size[unit]}`,
          words[state.mounted[unit] ? "mounted" : "foot"],
          ...qualitiesOf(facts, state, unit),
        ].join(" · ")}
      </p>
      {conditionOf(facts, state, outlook, unit).length > 0 && (
        <p class="small condition">{conditionOf(facts, state, outlook, unit).join(" · ")}</p>
      )}
      <dl>
        {weaponsOf(state, unit).map(([arm, n]) => {
          const weapon = facts.weapons[arm];
          return (
            <div>
              <dt>
                {n < alive ? `${n} × ` : ""}
                {weapon?.name ?? arm}
              </dt>
              <dd>
                {weapon?.longest
                  ? `${inches(weapon.effective)}${weapon.longest > weapon.effective ? ` / ${inches(weapon.longest)}` : ""}`
                  : "–"}
              </dd>
            </div>
          );
        })}
        {measure && (
          <div>
            <dt>{words["movement"]}</dt>
            <dd>
              {dice(measure.movement.good)} <small>{words["good"]}</small>, {dice(measure.movement.difficult)}{" "}
              <small>{words["difficult"]}</small>
            </dd>
          </div>
        )}
        {measure && (
          <div>
            <dt>{words["cohesion"]}</dt>
            <dd>{inches(measure.cohesion)}</dd>
          </div>
        )}
        {measure && (
          <div>
            <dt>{words["courage"]}</dt>
            <dd>{measure.courage}+</dd>
          </div>
        )}
      </dl>
      {measure &&
        measure.ranges.length > 0 &&
        (targets.size ? (
          <>
            <h4>{words["targets"]}</h4>
            {[...targets].map(([target, shots]) => (
              <Terms
                key={target}
                facts={facts}
                title={nameOf(facts, state, target)}
                shot={shots[0]!}
                shooters={shots.length}
              />
            ))}
          </>
        ) : (
          <p class="small soft">{words["no-targets"]}</p>
        ))}
    </section>
  );
}

const Sum = ({
  facts,
  terms,
  sum,
}: {
  readonly facts: Facts;
  readonly terms: readonly Term[];
  readonly sum: number;
}) => (
  <ul class="terms">
    {terms.map(([id, value]) => (
      <li>
        <span>
          {facts.modifiers[id] ?? id} <small class="soft">{id}</small>
        </span>{" "}
        <b>{signed(value)}</b>
      </li>
    ))}
    {terms.length === 0 && <li class="soft">{facts.words["no-terms"]}</li>}
    <li class="total">
      <span>{facts.words["sum"]}</span> <b>{signed(sum)}</b>
    </li>
  </ul>
);

/** One shot: range, dice, every modifier, and what the faces bring. */
export function Terms({
  facts,
  title,
  shot,
  shooters = 1,
}: {
  readonly facts: Facts;
  readonly title: string;
  readonly shot: Shot;
  readonly shooters?: number;
}) {
  const { words } = facts;
  return (
    <details class="kp-terms">
      <summary>
        {shooters > 1 && `${shooters} × `}
        {title}{" "}
        <span class="figures">
          {inches(shot.range)} · {words["hit"]} {percent(shot.faces.hit + shot.faces.kill, D20)} · {words["kill"]}{" "}
          {percent(shot.faces.kill, D20)}
        </span>
      </summary>
      <p class="small">
        {facts.weapons[shot.weapon]?.name} · {shot.dice} × D20 <RuleNumber game="kriegspfad" number="KP-22.14" />
      </p>
      <Sum facts={facts} terms={shot.terms} sum={shot.sum} />
      <Bar
        parts={[
          ["miss", shot.faces.miss],
          ["hit", shot.faces.hit],
          ["kill", shot.faces.kill],
          ["jam", shot.faces.jam],
        ]}
        of={D20}
        facts={facts}
      />
    </details>
  );
}

function Bar({
  parts,
  of,
  facts,
}: {
  readonly parts: readonly (readonly [string, number])[];
  readonly of: number;
  readonly facts: Facts;
}) {
  const shown = parts.filter(([, n]) => n > 0);
  return (
    <div
      class="kp-bar"
      role="img"
      aria-label={shown.map(([name, n]) => `${facts.words[name]} ${percent(n, of)}`).join(", ")}
    >
      {shown.map(([name, n]) => (
        <span class={name} style={{ flexGrow: n }}>
          {facts.words[name]} {percent(n, of)}
        </span>
      ))}
    </div>
  );
}

/** A row of the melee table in words. */
function rowText({ attacker, defender, destroyed }: Row, facts: Facts): string {
  const { words } = facts;
  if (destroyed) return words["destroyed"]!;
  const side = (name: string, [lost, markers, dice]: readonly [number, number, number]) => {
    const parts = [
      lost > 0 && `${words["loses"]} ${lost}`,
      markers > 0 && `${words["markers"]} ${signed(markers)}`,
      dice > 0 && `${words["falls-back"]} ${dice}${words["d6"]}`,
    ].filter(Boolean);
    return parts.length ? `${words[name]}${words["colon"]} ${parts.join(", ")}` : "";
  };
  return (
    [side("attacker", attacker), side("defender", defender)].filter(Boolean).join(words["semicolon"]) ||
    words["nothing"]!
  );
}

function Melee({
  fight,
  facts,
  state,
  glow,
}: {
  readonly fight: Fight;
  readonly facts: Facts;
  readonly state: State;
  readonly glow: BoardProps["glow"];
}) {
  const { words } = facts;
  const name = (unit: number) => nameOf(facts, state, unit);
  const rows = new Map<string, { row: Row; faces: number[] }>();
  fight.rows.forEach((row, i) => {
    const kept = rows.get(row.row);
    if (kept) kept.faces.push(i + 1);
    else rows.set(row.row, { row, faces: [i + 1] });
  });
  const shines = glow.has(`unit-${fight.attacker}`) || glow.has(`unit-${fight.defender}`);
  return (
    <section class={`kp-card panel-like ${shines ? "glow" : ""}`}>
      <h3>
        {words["melee"]}{" "}
        <small>
          {words["round"]} {fight.round}
        </small>{" "}
        <RuleNumber game="kriegspfad" number="KP-24.14" />
      </h3>
      <p>
        <SideSign seat={state.side[fight.attacker]!} /> {name(fight.attacker)} <small>{words["attacker"]}</small>{" "}
        {words["against"]} <SideSign seat={state.side[fight.defender]!} /> {name(fight.defender)}
      </p>
      <Sum facts={facts} terms={fight.terms} sum={fight.sum} />
      <table>
        <thead>
          <tr>
            <th>{words["die"]}</th>
            <th>{words["chance"]}</th>
            <th>
              {words["melee"]} <RuleNumber game="kriegspfad" number="KP-24.16" />
            </th>
          </tr>
        </thead>
        <tbody>
          {[...rows.values()].map(({ row, faces }) => (
            <tr>
              <td>{faces.join(", ")}</td>
              <td>{percent(faces.length, D6)}</td>
              <td>{rowText(row, facts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ROLLED = new Set(["shot", "fight", "assault", "test", "rallied"]);

/** The dice that fell last, newest first, with every modifier. */
function Dice({ board, facts, state }: { readonly board: BoardProps; readonly facts: Facts; readonly state: State }) {
  const rolls = board.events
    .filter(({ event }) => ROLLED.has(event))
    .slice(-LAST)
    .reverse();
  if (!rolls.length) return null;
  const { words } = facts;
  const who = (unit: number) => (unit < state.side.length ? nameOf(facts, state, unit) : String(unit + 1));
  return (
    <details class="kp-dice panel-like">
      <summary>{words["last-dice"]}</summary>
      <ul>
        {rolls.map(({ event, facts: told }) => (
          <li>
            <p>
              <b>{who(told["unit"])}</b>
              {told["enemy"] !== undefined && (
                <>
                  {" "}
                  {words["against"]} {who(told["enemy"])}
                </>
              )}{" "}
              <span class="figures">{outcome(event, told, facts)}</span>
            </p>
            {Array.isArray(told["modifiers"]) && (
              <Sum
                facts={facts}
                terms={told["modifiers"] as readonly Term[]}
                sum={(told["modifiers"] as readonly Term[]).reduce((total, [, value]) => total + value, 0)}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function outcome(event: string, told: Json, facts: Facts): string {
  const { words } = facts;
  if (event === "shot")
    return `${facts.weapons[told["weapon"]]?.name}, ${inches(told["inches"] * 100)}: ${(told["dice"] as number[]).map((face, i) => `${face} ${words[told["results"][i]] ?? ""}`).join(", ")}`;
  if (event === "test")
    return `${words["test"]}: ${told["roll"]}, ${words["needed"]} ${told["needed"]}+, ${words[told["passed"] ? "passed" : "failed"]}`;
  if (event === "rallied") return `${words["rally"]}: ${(told["dice"] as number[]).join(", ")}`;
  return `${words["die"]} ${told["roll"]}, ${words["sum"]} ${told["total"]}: ${facts.rows[told["row"]]}`;
}
