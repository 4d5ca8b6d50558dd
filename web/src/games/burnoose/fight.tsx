// The combat window: both sides, the dice in the colours of their units, hits, rerolls, losses.
import type { BoardProps } from "./props.ts";
import { AMBUSH, countedText, figuresIn, present, total, type Facts } from "./facts.ts";
import { PIPS } from "../../parts/dice.tsx";
import { asOption } from "../option.ts";
import { lastStory, lossesOf, type Die, type Step, type Story } from "./story.ts";
import { Count, UnitIcon } from "./units.tsx";

function DieFace({ unit, face }: { readonly unit: string; readonly face: number }) {
  return (
    <svg viewBox="-17 -17 34 34" class={`unit-die unit-${unit}`} aria-hidden="true">
      <rect x="-15" y="-15" width="30" height="30" rx="6" class="face" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle cx={x * 8} cy={y * 8} r="3" class="pip-dot" />
      ))}
    </svg>
  );
}

function dieText(die: Die, facts: Facts): string {
  const words = facts.words;
  const before =
    die.faces.length > 1 ? `, ${words["rerolled"]}${words["colon"]} ${die.faces.slice(0, -1).join(", ")}` : "";
  return `${facts.units[die.unit]!.name} ${die.faces.at(-1)}: ${die.hits ? `${die.hits} ${words[die.hits > 1 ? "hits" : "hit"]}` : words["no-hit"]}${before}`;
}

/** One die; in a reroll window it is an option. */
function DieMark({ die, board, now }: { readonly die: Die; readonly board: BoardProps; readonly now: boolean }) {
  const { facts } = board;
  const face = die.faces.at(-1)!;
  const text = dieText(die, facts);
  const { option, classes, props } = asOption(now ? `die-${die.unit}-${face}` : "", text, board);
  return (
    <li>
      <div
        class={`die-mark ${classes} ${die.hits ? "hits" : "misses"}`}
        title={text}
        {...(option === undefined ? { role: "img", "aria-label": text } : props)}
      >
        <UnitIcon unit={die.unit} facts={facts} />
        <DieFace unit={die.unit} face={face} />
        <span class="hit-dots" aria-hidden="true">
          {die.hits ? "✹".repeat(die.hits) : "·"}
        </span>
        {die.faces.length > 1 && (
          <span class="before" aria-hidden="true">
            {die.faces.slice(0, -1).map((old) => (
              <s>{old}</s>
            ))}
            ↻
          </span>
        )}
      </div>
    </li>
  );
}

function StepLine({
  step,
  number,
  board,
  now,
}: {
  readonly step: Step;
  readonly number: number;
  readonly board: BoardProps;
  readonly now: boolean;
}) {
  const { facts } = board;
  const words = facts.words;
  const hits = total(step.dice.map((die) => die.hits));
  const losses = lossesOf(step);
  return (
    <li class={`step side-${step.side} ${now ? "now" : ""}`} value={number}>
      <h4>
        {number}. {words[step.side === "french" ? "french" : "berbers"]}
        <span class="hit-sum">
          {words[now ? "hits-so-far" : "hits"]}
          {words["colon"]} <b>{hits}</b>
        </span>
      </h4>
      <ul class="dice-row">
        {step.dice.map((die) => (
          <DieMark die={die} board={board} now={now} />
        ))}
      </ul>
      {losses.length > 0 && (
        <p class="losses-line">
          {words["lost"]}
          {words["colon"]}{" "}
          {losses.map(([unit, n]) => (
            <Count unit={unit} number={n} facts={facts} />
          ))}
        </p>
      )}
    </li>
  );
}

/** Who still stands on either side. */
function Sides({ story, board }: { readonly story: Story; readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  const ambush = story.kind === "ambush";
  const row = ambush ? state.units.at(AMBUSH) : state.units[facts.villages.findIndex(({ id }) => id === story.village)];
  const figures = figuresIn(ambush ? "ambush" : story.village, facts, state);
  const berbers = present(facts.berbers, row ?? []);
  return (
    <div class="sides">
      <div class="side berber">
        <h4>{words[ambush ? "force" : "berbers"]}</h4>
        <div class="company">
          {berbers.map(([unit, n]) => (
            <Count unit={unit} number={n} facts={facts} />
          ))}
          {figures.map((figure) => {
            const { option, classes, props } = asOption(
              `units-${ambush ? "ambush" : story.village}-${figure}`,
              facts.cards[figure]!.name,
              board,
            );
            return (
              <span class={classes} {...(option === undefined ? {} : props)}>
                <Count unit={figure} number={1} facts={facts} />
              </span>
            );
          })}
          {berbers.length === 0 && figures.length === 0 && <span class="small soft">{words["nobody"]}</span>}
        </div>
      </div>
      <span class="against" aria-hidden="true">
        ⚔
      </span>
      <div class="side french">
        <h4>
          {facts.armies[story.army]!.name}{" "}
          <small>
            ({words["retreats-at"]} {facts.armies[story.army]!.retreat})
          </small>
        </h4>
        <ul class="company">
          {present(facts.army_units, state.army[story.army] ?? []).map(([unit, n]) => {
            const { option, classes, props } = asOption(
              `army-${story.army}-${unit}`,
              countedText(unit, n, facts),
              board,
            );
            return (
              <li>
                <span class={classes} {...(option === undefined ? {} : props)}>
                  <Count unit={unit} number={n} facts={facts} />
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

export function Fight(board: BoardProps) {
  const { facts, state } = board;
  const fighting = state.fighting > 0;
  const story = lastStory(board.events, facts, fighting);
  if (!story) return null;
  const words = facts.words;
  const village = facts.villages.find(({ id }) => id === story.village);
  const open = state.dice.length > 0; // dice lie on the table: they may still change
  const tokens =
    board.question?.kind === "Reroll" && board.question.fields["seat"] !== undefined
      ? state.tokens[board.question.fields["seat"] as number]
      : undefined;
  return (
    <section class={`rb-fight ${fighting ? "ahead" : "past"}`} aria-label={words[story.kind]}>
      <h3>
        {words[story.kind]}
        {words["colon"]} {story.kind === "combat" ? village?.name : facts.armies[story.army]!.name}
      </h3>
      {story.kind === "combat" && village && (
        <p class="small soft">
          {village.terrain_name}
          {words["colon"]} {village.terrain_text}
        </p>
      )}
      {fighting && <Sides story={story} board={board} />}
      {tokens !== undefined && (
        <p class="tokens-left">
          {words["tokens"]}
          {words["colon"]} <b>{tokens}</b>
        </p>
      )}
      {story.ending.map((line) => (
        <p class="notice">{line}</p>
      ))}
      <ol class="steps" reversed tabIndex={0}>
        {story.steps
          .map((step, i) => (
            <StepLine key={i} step={step} number={i + 1} board={board} now={open && i === story.steps.length - 1} />
          ))
          .reverse()}
      </ol>
      {story.steps.length > 0 && <p class="small soft">{words["dice-legend"]}</p>}
    </section>
  );
}
