// The players' cards: faces, and the display with prices.
import type { BoardProps } from "./props.ts";
import type { Card, Facts } from "./facts.ts";
import { asOption } from "../option.ts";
import { Pool, UnitIcon } from "./units.tsx";

export function cardText(card: Card, facts: Facts): string {
  const gives = card.resources
    .map((n, kind) => (n ? `${n} ${facts.resources[kind]}` : ""))
    .filter(Boolean)
    .join(", ");
  return `${card.name}. ${gives ? `${facts.words["gives"]}${facts.words["colon"]} ${gives}. ` : ""}${card.text}`;
}

/** A few strokes for each kind of card, 40 by 26. */
const EMBLEM: Readonly<Record<string, string>> = {
  man: "M20 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM8 26q1-11 12-11t12 11Z",
  young_man: "M20 4a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM11 26q1-11 9-11t9 11ZM33 24V6",
  youth: "M20 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM13 26q1-10 7-10t7 10Z",
  child: "M20 9a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM15 26q1-8 5-8t5 8Z",
  elderly_man: "M20 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM16 11q4 9 8 0M9 26q1-10 11-10t11 10ZM34 26V9q-4-3-5 2",
  woman: "M20 2q7 0 7 9 0 5 4 8v7H9v-7q4-3 4-8 0-9 7-9Z",
  elderly_woman: "M20 3q7 0 7 8 0 5 5 9v6H8v-6q5-4 5-9 0-8 7-8ZM35 26V10",
  young_woman: "M20 3q6 0 6 8 0 5 3 8v7H11v-7q3-3 3-8 0-8 6-8ZM17 20l3 3 3-3",
  artisan: "M8 22 20 10M17 5l9 9M22 2l10 10M6 24l4 2M30 20l4 6H26Z",
  moudjahidine: "M7 24 28 5l5-3-2 6L11 26ZM6 20l7 6",
  sharpshooter: "M4 22 26 7l10-5-7 8-16 11-3 5-4-1Z",
  fig_orchard: "M20 26V14M20 16q-13 2-12-8 8-6 12 2 4-8 12-2 1 10-12 8ZM12 9h.1M27 8h.1M20 12h.1",
  olive_orchard:
    "M6 24Q20 20 34 4M14 20q-6-4-3-9 5 2 3 9ZM21 15q-5-5-1-9 4 3 1 9ZM19 19q6 4 10 1-3-6-10-1ZM26 12q6 2 9-1-3-5-9 1Z",
  weapons: "M5 24 31 4M9 4l26 20M5 20l6 5M29 25l6-5",
  tools: "M8 25 24 9M20 4q8-3 12 6l-5-2-4 4 2 5q-8-4-5-13Z",
  market: "M6 10h28L31 4H9ZM8 10v15M32 10v15M8 25h24M14 25v-8h12v8",
  defenses: "M6 26V8h5v4h4V8h10v4h4V8h5v18Z",
};

function Emblem({ id, card, facts }: { readonly id: string; readonly card: Card; readonly facts: Facts }) {
  if (card.rolls_as) return <UnitIcon unit={id} facts={facts} />;
  const line = EMBLEM[id] ?? "M20 2a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM7 26Q8 15 20 15t13 11ZM13 3q7-5 14 0";
  return (
    <svg viewBox="0 0 40 28" class="emblem" aria-hidden="true">
      <path d={line} />
    </svg>
  );
}

/** A card that opens when it is pressed. */
export interface Look {
  readonly open: boolean;
  readonly usable: boolean;
  readonly toggle: () => void;
}

const pressing = ({ open, toggle }: Look, words: string) => ({
  role: "button" as const,
  tabindex: 0,
  "aria-expanded": open,
  "aria-label": words,
  onClick: toggle,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    toggle();
  },
});

/** One card: what it is worth and what it does. */
export function Face({
  id,
  board,
  refs,
  number,
  look,
}: {
  readonly id: string;
  readonly board: BoardProps;
  readonly refs: string;
  readonly number?: number;
  /** What a press does where no option lies on the card; else it is only seen. */
  readonly look?: Look;
}) {
  const { facts } = board;
  const card = facts.cards[id]!;
  const { option, classes, props } = asOption(refs, cardText(card, facts), board);
  const press = option === undefined && look ? pressing(look, cardText(card, facts)) : {};
  return (
    <li>
      <div
        class={`face group-${card.group} ${classes} ${option === undefined && look?.usable ? "usable" : ""}`}
        data-ref={refs}
        data-piece={`card-${id}`}
        {...(option === undefined ? press : props)}
      >
        <header>
          <h4>{card.name}</h4>
          {number !== undefined && number > 1 && <span class="times">×{number}</span>}
        </header>
        <div class="face-line">
          <Emblem id={id} card={card} facts={facts} />
          <Pool pool={card.resources} facts={facts} label={facts.words["gives"]!} />
        </div>
        <p>
          {card.text}
          {card.blocks && (
            <span class="blocks" title={facts.words["blocks"]}>
              <span aria-hidden="true"> ⚑̸</span>
              <span class="visually-hidden"> {facts.words["blocks"]}</span>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

export function Display({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const outlook = board.preview;
  const words = facts.words;
  return (
    <section class="display panel-like" aria-label={words["display"]}>
      <h3>{words["display"]}</h3>
      <ul class="stacks">
        {facts.display.map((id, i) => {
          const card = facts.cards[id]!;
          const left = state.stacks[i] ?? 0;
          const can = outlook.affordable?.includes(id);
          const price = (card.cost ?? [])
            .map((n, kind) => (n ? `${n} ${facts.resources[kind]}` : ""))
            .filter(Boolean)
            .join(", ");
          const said = outlook.affordable ? words[can ? "can-buy" : "cannot-buy"] : "";
          const text = `${cardText(card, facts)} ${words["price"]}${words["colon"]} ${price}. ${left} ${words["left"]}. ${said}`;
          const { option, classes, props } = asOption(`stack-${id}`, text, board);
          return (
            <li>
              <div
                class={`stack ${classes} ${left === 0 ? "gone" : ""} ${can ? "can" : outlook.affordable ? "cannot" : ""}`}
                title={text}
                data-ref={`stack-${id}`}
                {...(option === undefined ? {} : props)}
              >
                <header>
                  <h4>{card.name}</h4>
                  <span class="times" title={words["left"]}>
                    ×{left}
                  </span>
                </header>
                <div class="face-line">
                  <Emblem id={id} card={card} facts={facts} />
                  <span class="gives">
                    <Pool pool={card.resources} facts={facts} label={words["gives"]!} />
                  </span>
                </div>
                <div class="price-line">
                  <span class="small">{words["price"]}</span>{" "}
                  <Pool pool={card.cost ?? []} facts={facts} label={words["price"]!} />
                  {outlook.affordable && (
                    <span class="affords" title={said}>
                      <span aria-hidden="true">{can ? "✓" : "✕"}</span>
                      <span class="visually-hidden">{said}</span>
                    </span>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
