// The French cards: the one in force, those laid out or foreseen, the deck, those executed.
import type { BoardProps } from "./props.ts";
import { cardsOf, ownSeat, present, SIGNS } from "./facts.ts";
import { asOption } from "../option.ts";
import { Count, SignIcon } from "./units.tsx";

const KINDS = 4; // pictured are French units only

export function FrenchCard({
  card,
  board,
  label,
  small,
}: {
  readonly card: string;
  readonly board: BoardProps;
  readonly label: string;
  readonly small?: boolean;
}) {
  const { facts } = board;
  const found = facts.automata[card]!;
  const { option, classes, props } = asOption(`automata-${card}`, found.name, board);
  return (
    <div class={`french-card ${small ? "small-card" : ""} ${classes}`} {...(option === undefined ? {} : props)}>
      <header>
        <span>{label}</span>
        <span class="french-symbol" title={facts.symbols[found.symbol]}>
          <SignIcon sign={found.symbol} />
          <span class="visually-hidden">{facts.symbols[found.symbol]}</span>
        </span>
      </header>
      <div class="company">
        {present(facts.army_units.slice(0, KINDS), found.units).map(([unit, number]) => (
          <Count unit={unit} number={number} facts={facts} />
        ))}
      </div>
      {found.text && <p>{found.text}</p>}
    </div>
  );
}

export function Automata({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const outlook = board.preview;
  const words = facts.words;
  const seat = ownSeat(state);
  const foreseen = cardsOf(state.foreseen[seat]);
  const known = [...foreseen]
    .reverse()
    .map((card, i) => ({ card, i }))
    .filter(({ card }) => card);
  const symbols = outlook.symbols;
  return (
    <section class="automata panel-like" aria-label={words["automata"]}>
      <div class="deck-line">
        <svg viewBox="0 0 46 58" class="deck-back" aria-hidden="true">
          <rect x="7" y="6" width="38" height="50" rx="4" class="under" />
          <rect x="4" y="3" width="38" height="50" rx="4" class="under" />
          <rect x="1" y="0.5" width="38" height="50" rx="4" class="back" />
          <path d="M6 6H14V45H6Z" class="blue" />
          <path d="M14 6H26V45H14Z" class="white" />
          <path d="M26 6H34V45H26Z" class="red" />
          <text x="20" y="34" text-anchor="middle">
            {state.french_deck}
          </text>
        </svg>
        <div>
          <h3>
            {words["french-cards-left"]}
            {words["colon"]} {state.french_deck + state.row.length}
          </h3>
          {symbols && (
            <p class="small">
              {words["symbols-left"]}
              {words["colon"]}{" "}
              {SIGNS.map((sign) => (
                <span class="symbol-count">
                  <SignIcon sign={sign} />
                  <span class="visually-hidden">{facts.symbols[sign]} </span>
                  <b>{symbols[sign]}</b>
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      {state.french_card && <FrenchCard card={state.french_card} board={board} label={words["french-card"]!} />}
      {state.row.length > 0 && (
        <div class="french-row">
          <h4>{words["row"]}</h4>
          {state.row.map((card, i) => (
            <FrenchCard card={card} board={board} label={`${i + 1}`} small />
          ))}
        </div>
      )}
      {known.length > 0 && (
        <div class="french-row">
          <h4>{words["next-cards"]}</h4>
          {known.map(({ card, i }) => (
            <FrenchCard card={card} board={board} label={`${i + 1}`} small />
          ))}
        </div>
      )}
      {state.french_discard.length > 0 && (
        <details>
          <summary>
            {words["turned-over"]} ({state.french_discard.length})
          </summary>
          <ul class="small plain-list">
            {[...state.french_discard].reverse().map((card) => (
              <li>{facts.automata[card]!.name}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
