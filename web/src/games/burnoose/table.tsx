// What everybody sees beside the map: the turn, the players, the villages in detail.
import type { BoardProps } from "./props.ts";
import { countedText, figuresIn, grouped, listed, ownSeat, present, sizeOf, total } from "./facts.ts";
import { asOption } from "../option.ts";
import { SeatIcon, TerrainSign } from "./places.tsx";
import { Count, UnitIcon } from "./units.tsx";

const FRENCH_TURN = -1;

export function Status({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  const supply = facts.numbers.tokens - total(state.tokens);
  return (
    <section class="turn-line panel-like" aria-label={words["turn-of"]}>
      <strong class="who">
        {board.over ? (
          words["over"]
        ) : state.turn >= 0 ? (
          <>
            <SeatIcon seat={state.turn} /> {words["turn-of"]} {board.names[state.turn] || facts.players[state.turn]}
          </>
        ) : state.turn === FRENCH_TURN && (state.french_card || state.french_discard.length > 0) ? (
          words["french-turn"]
        ) : (
          words["set-up"]
        )}
      </strong>
      {!board.over && (
        <span
          role="img"
          aria-label={`${words["actions"]}${words["colon"]} ${state.actions} / ${facts.numbers.actions}`}
        >
          {words["actions"]}{" "}
          <span class="pips" aria-hidden="true">
            {Array.from({ length: facts.numbers.actions }, (_, i) => (
              <i class={i < state.actions ? "pip full" : "pip"} />
            ))}
          </span>
        </span>
      )}
      <span class={board.glow.has("tokens") ? "glow" : ""}>
        {words["tokens"]}
        {words["colon"]} <b>{supply}</b> {words["in-supply"]}
      </span>
      <span class={`retreat ${state.retreat_used ? "gone" : ""}`}>
        {words["retreat-token"]}
        {words["colon"]} <b>{words[state.retreat_used ? "used" : "unused"]}</b>
      </span>
      <span>
        {words["women-left"]}
        {words["colon"]} <b>{state.moudjahidate}</b>
      </span>
      {total(state.fallen) > 0 && (
        <span class="fallen">
          {words["fallen"]}
          {words["colon"]}{" "}
          {present(facts.berbers, state.fallen).map(([unit, n]) => (
            <Count unit={unit} number={n} facts={facts} />
          ))}
        </span>
      )}
    </section>
  );
}

export function Players({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const outlook = board.preview;
  const words = facts.words;
  const own = ownSeat(state);
  return (
    <section class="berber-players panel-like" aria-label={words["players"]}>
      <h3>{words["players"]}</h3>
      <ul>
        {state.tokens.map((tokens, seat) => {
          const leader = state.leader[seat];
          const where = leader ? state.figure_at[facts.figures.indexOf(leader)] : undefined;
          const out = outlook.eliminated?.includes(seat);
          const discard = state.discard[seat] ?? [];
          return (
            <li
              class={`player-card ${state.turn === seat ? "turn" : ""} ${out ? "gone" : ""} ${board.glow.has(`player-${seat}`) ? "glow" : ""}`}
            >
              <header>
                <SeatIcon seat={seat} />
                <h4>
                  {board.names[seat] || facts.players[seat]}
                  {seat === own && <small> ({words["you"]})</small>}
                </h4>
                {out && <span class="tag">{words["eliminated"]}</span>}
              </header>
              {leader && (
                <p class="leader-line" title={facts.cards[leader]!.text}>
                  {where !== undefined && <UnitIcon unit={leader} facts={facts} />}
                  <span>
                    {words["leader"]}
                    {words["colon"]} <b>{facts.cards[leader]!.name}</b>
                    {where !== undefined && (
                      <small>
                        {" "}
                        {facts.nodes[where]
                          ? `${words["stands-in"]} ${facts.nodes[where]!.name}`
                          : where === "supply"
                            ? words["in-supply"]
                            : where === "out"
                              ? words["out"]
                              : ""}
                      </small>
                    )}
                  </span>
                </p>
              )}
              <dl>
                <div>
                  <dt>{words["tokens"]}</dt>
                  <dd>
                    <span class="tokens" aria-hidden="true">
                      {Array.from({ length: Math.min(tokens, 6) }, () => (
                        <i>↻</i>
                      ))}
                    </span>{" "}
                    {tokens}
                  </dd>
                </div>
                <div>
                  <dt>{words["cards"]}</dt>
                  <dd>{sizeOf(state.hand[seat])}</dd>
                </div>
                <div>
                  <dt>{words["deck"]}</dt>
                  <dd>{state.deck[seat]}</dd>
                </div>
                <div>
                  <dt>{words["discard"]}</dt>
                  <dd>{discard.length}</dd>
                </div>
              </dl>
              {seat !== own && discard.length > 0 && (
                <details>
                  <summary class="small">{words["discard"]}</summary>
                  <p class="small">{listed(discard, facts)}</p>
                </details>
              )}
              {seat !== own && (state.shown[seat] ?? []).length > 0 && (
                <p class="small">
                  {words["known-in-hand"]}
                  {words["colon"]} {listed(state.shown[seat]!, facts)}
                </p>
              )}
              {(state.topped[seat] ?? []).length > 0 && (
                <p class="small">
                  {words["on-top"]}
                  {words["colon"]} {listed(state.topped[seat]!, facts)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {state.removed.length > 0 && (
        <details>
          <summary class="small">
            {words["removed"]} ({state.removed.length})
          </summary>
          <p class="small">{listed(state.removed, facts)}</p>
        </details>
      )}
    </section>
  );
}

/** Every village as a small card: for narrow screens, for reading, and for the cards lying there. */
export function Villages({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  return (
    <section class="village-list panel-like" aria-label={words["villages"]}>
      <h3>{words["villages"]}</h3>
      <ul>
        {facts.regions
          .flatMap((region) =>
            facts.villages
              .map((village, number) => ({ village, number }))
              .filter(({ village }) => village.region === region.id),
          )
          .map(({ village, number }) => {
            const status = state.status[number]!;
            const owner = state.owner[number] ?? -1;
            const cards = state.reserve[number] ?? [];
            return (
              <li
                class={`village-card region-of-${village.region} status-${status} ${board.glow.has(`village-${village.id}`) ? "glow" : ""}`}
              >
                <header>
                  {owner >= 0 && (
                    <span title={facts.players[owner]}>
                      <SeatIcon seat={owner} />
                      <span class="visually-hidden">{facts.players[owner]}: </span>
                    </span>
                  )}
                  <h4>{village.name}</h4>
                  <span class="terrain-line" title={village.terrain_text}>
                    <svg viewBox="0 0 18 18" aria-hidden="true">
                      <TerrainSign terrain={village.terrain} />
                    </svg>
                    {village.terrain_name}
                  </span>
                </header>
                {status !== "open" ? (
                  <p class="small">{facts.status[status]}</p>
                ) : (
                  <ul class="company">
                    {present(facts.berbers, state.units[number] ?? []).map(([unit, n]) => (
                      <VillageUnit unit={unit} number={n} village={village.id} board={board} />
                    ))}
                    {figuresIn(village.id, facts, state).map((figure) => (
                      <VillageUnit unit={figure} number={1} village={village.id} board={board} />
                    ))}
                    {total(state.units[number] ?? []) === 0 && figuresIn(village.id, facts, state).length === 0 && (
                      <li class="small soft">{words["empty"]}</li>
                    )}
                    {(state.defenses[number] ?? 0) > 0 && (
                      <li class="small defended">
                        <svg viewBox="0 0 14 14" aria-hidden="true">
                          <path d="M1 13V2h2.6v2.4H6V2h2.2v2.4h2.2V2H13v11Z" />
                        </svg>
                        {words["defenses"]} <b>{state.defenses[number]}</b>
                      </li>
                    )}
                  </ul>
                )}
                {cards.length > 0 && (
                  <ul class="lying-cards" aria-label={words["cards"]}>
                    {grouped(cards).map(([card, n]) => {
                      const ref = `reserve-${village.id}-${card}`;
                      const { option, classes, props } = asOption(ref, facts.cards[card]!.name, board);
                      return (
                        <li>
                          <span
                            class={`chip ${classes} ${facts.cards[card]!.blocks ? "blocking" : ""}`}
                            title={facts.cards[card]!.text}
                            data-ref={ref}
                            {...(option === undefined ? {} : props)}
                          >
                            {facts.cards[card]!.name}
                            {n > 1 && ` ×${n}`}
                          </span>
                        </li>
                      );
                    })}
                  </ul>
                )}
                {cards.some((card) => facts.cards[card]!.blocks) && <p class="small soft">{words["no-retreat"]}</p>}
              </li>
            );
          })}
      </ul>
    </section>
  );
}

function VillageUnit({
  unit,
  number,
  village,
  board,
}: {
  readonly unit: string;
  readonly number: number;
  readonly village: string;
  readonly board: BoardProps;
}) {
  const { facts } = board;
  const text = countedText(unit, number, facts);
  const ref = `units-${village}-${unit}`;
  const { option, classes, props } = asOption(ref, text, board);
  return (
    <li>
      <span class={`unit-count ${classes}`} title={text} data-ref={ref} {...(option === undefined ? {} : props)}>
        <UnitIcon unit={unit} facts={facts} />
        <b aria-hidden="true">{number}</b>
        <span class="visually-hidden">{text}</span>
      </span>
    </li>
  );
}
