// The boxes beside the map: what is available, used, wounded, on the way, lost.
import { asOption } from "../option.ts";
import type { BoardProps } from "./props.ts";
import { Counter, counterText } from "./counter.tsx";
import { deskOf, hand } from "./arranging.ts";
import { carrying } from "./carry.tsx";
import { family, grouped, type Facts } from "./facts.ts";

type Where = "available" | "force" | "none";

function Pile({
  unit,
  number,
  where,
  board,
  faded,
}: {
  readonly unit: string;
  readonly number: number;
  readonly where: Where;
  readonly board: BoardProps;
  readonly faded?: boolean;
}) {
  const { facts } = board;
  const text = counterText(unit, number, facts);
  const ref = `${where}-${unit}`;
  const { option, props } = asOption(ref, text, board);
  const desk = where === "available" ? deskOf(board) : null;
  const held = hand.value === unit;
  const take = () => {
    hand.value = held ? null : unit;
  };
  const button = desk && {
    role: "button" as const,
    tabindex: -1, // the same counters stand beside the question
    "aria-label": text,
    "aria-pressed": held,
    ...carrying(desk, unit, null, take),
  };
  const classes = [
    "pile",
    `type-${family(facts, unit)}`,
    (option !== undefined || desk) && "lit",
    desk && held && "considered",
    option !== undefined && option === board.considered && "considered",
    faded && "faded",
    board.glow.has(`unit-${unit}`) && "glow",
  ];
  return (
    <li class={classes.filter(Boolean).join(" ")} title={text}>
      <div
        class="piece"
        {...(button ?? (option === undefined ? { role: "img", "aria-label": text } : props))}
        data-ref={ref}
        data-piece={unit}
        data-many={number}
      >
        <Counter unit={unit} facts={facts} />
        {number > 1 && (
          <span class="many" aria-hidden="true" data-how-many>
            ×{number}
          </span>
        )}
      </div>
      <span class="caption" aria-hidden="true">
        {shortName(unit, facts)}
      </span>
    </li>
  );
}

const TITLES: ReadonlySet<string> = new Set(["pasha", "pascha", "pacha"]);

/** Under a counter there is room for a word: a leader's own name, the people of a unit. */
export function shortName(unit: string, facts: Facts): string {
  const { name, kind } = facts.units[unit]!;
  const words = name.replace(/ \(.*\)$/, "").split(" ");
  if (kind === "leaders") return words.filter((word) => !TITLES.has(word.toLowerCase())).at(-1)!;
  return (kind === "troops" ? words.filter((word) => !/^infant/i.test(word)) : words).join(" ");
}

export function Box({
  title,
  units,
  where = "none",
  board,
  faded,
  note,
}: {
  readonly title: string;
  readonly units: readonly string[];
  readonly where?: Where;
  readonly board: BoardProps;
  readonly faded?: boolean;
  readonly note?: string | undefined;
}) {
  return (
    <section class={faded ? "box faded" : "box"}>
      <h2>
        {title}
        {note && <small> {note}</small>}
      </h2>
      {units.length === 0 && <p class="soft small">{(board.facts as Facts).words["none"]}</p>}
      <ul class="piles">
        {grouped(units).map(([unit, number]) => (
          <Pile key={unit} unit={unit} number={number} where={where} board={board} faded={faded ?? false} />
        ))}
      </ul>
    </section>
  );
}

export function Boxes({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  const used = [...state.used_troops, ...state.used_guns];
  const ill = [...state.wounded, ...state.recovering];
  const boats: readonly string[] = Array<string>(state.gunboats).fill("gunboat");
  const notBuilt = [
    state.damaged > 0 && `${words["damaged"]} ${state.damaged}`,
    state.unbuilt > 0 && `${words["unbuilt"]} ${state.unbuilt}`,
  ];
  return (
    <div class="boxes" aria-label={words["boxes"]} role="group">
      {state.force.length > 0 && <Box title={words["force"]!} units={state.force} where="force" board={board} />}
      <Box
        title={words["troops"]!}
        units={state.troops}
        where="available"
        board={board}
        note={state.unraised ? `${words["unraised"]} ${state.unraised}` : undefined}
      />
      <Box title={words["guns"]!} units={state.guns} where="available" board={board} />
      <Box title={words["leaders"]!} units={state.leaders} where="available" board={board} />
      <Box
        title={words["gunboats"]!}
        units={boats}
        where="available"
        board={board}
        note={notBuilt.filter(Boolean).join(" · ") || undefined}
      />
      {used.length > 0 && <Box title={words["used"]!} units={used} board={board} faded />}
      {ill.length > 0 && <Box title={words["wounded"]!} units={ill} board={board} faded />}
      {state.eliminated.length > 0 && <Box title={words["eliminated"]!} units={state.eliminated} board={board} faded />}
      <p class="small markers">
        {words["markers"]}
        {words["colon"]} <strong>{facts.improvements - state.improved.length}</strong>
      </p>
    </div>
  );
}
