// What a seat holds: cards to play, cards it is looking at, what it alone knows.
import type { BoardProps } from "./props.ts";
import { MissionCard, Tile, TrialCard } from "./cards.tsx";
import { firstName, giftTo, ownSeat, seen, type Facts, type Foreseen, type State } from "./facts.ts";
import { Piece } from "./piece.tsx";
import { Portrait } from "./portrait.tsx";

/** What an option leads to, in a few signs. */
export function foreseenText(entry: Foreseen | null | undefined, facts: Facts): string {
  if (!entry) return "";
  const words = facts.words;
  const parts: string[] = [];
  if (entry.fails) parts.push(`✖ ${words["would-fail"]}`);
  if (entry.marks !== undefined) parts.push(`${words["marks"]} ${entry.marks}/${facts.marks}`);
  if (entry.trap) parts.push(`+ ${words["would-trap"]}`);
  if (entry.to) parts.push(`→ ${facts.soldiers[entry.to]?.name ?? entry.to}`);
  if (entry.dealt !== undefined) parts.push(`−${entry.dealt} → ${entry.left}`);
  return parts.join(" · ");
}

function Cards({
  board,
  cards,
  place,
  title,
}: {
  readonly board: BoardProps;
  readonly cards: readonly string[];
  readonly place: number | "open";
  readonly title: string;
}) {
  const { facts } = board;
  const { preview } = board;
  const where = place === "open" ? (board.state as State).players : place;
  return (
    <section class="hand" aria-label={title}>
      <h2>
        {title} <small>{cards.length}</small>
      </h2>
      {cards.length === 0 && <p class="soft small">{facts.words["none"]}</p>}
      <ul>
        {cards.map((card, i) => {
          const name = `hand${where}:card-${card}`;
          const option = board.lit.get(name);
          const note = option === undefined ? "" : foreseenText(preview.options?.[option], facts);
          return (
            <li key={`${card}${i}`}>
              <TrialCard board={board} card={card} name={name} note={note} />
            </li>
          );
        })}
      </ul>
      {place !== "open" && <Support board={board} place={place} />}
    </section>
  );
}

/** The own support tiles lie beside the own cards. */
function Support({ board, place }: { readonly board: BoardProps; readonly place: number }) {
  const { facts, state } = board;
  const tiles = [...seen(state.tiles[place]), ...(state.open_tiles[place] ?? [])];
  if (!tiles.length) return null;
  return (
    <div class="support" role="group" aria-label={facts.words["tiles"]}>
      <h3>{facts.words["tiles"]}</h3>
      <span class="tiles">
        {tiles.map((tile, i) => (
          <Tile
            key={i}
            board={board}
            tile={tile}
            name={`tile${place}:tile-${tile}`}
            to={firstName(giftTo(board.preview, facts, place, tile))}
          />
        ))}
      </span>
    </div>
  );
}

export function Hands({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  const seat = ownSeat(state);
  const novice = state.variant === "duo" ? facts.soldiers[state.soldier[state.players]!]?.name : undefined;
  const own =
    seat >= 0
      ? state.variant === "solo"
        ? words["shared-hand"]!
        : `${words["your-hand"]}${facts.words["colon"]} ${facts.soldiers[state.soldier[seat]!]?.name ?? ""}`
      : "";
  return (
    <div class="hands">
      <Looking board={board} seat={seat} />
      {seat >= 0 && state.soldier[seat] && (
        <Cards board={board} cards={seen(state.hand[seat])} place={seat} title={own} />
      )}
      {novice && (
        <Cards
          board={board}
          cards={state.open_hand}
          place="open"
          title={`${novice}${facts.words["colon"]} ${words["open-hand"]}`}
        />
      )}
    </div>
  );
}

/** Cards picked up for a moment, or soldiers to choose from: only while the question stands. */
function Looking({ board, seat }: { readonly board: BoardProps; readonly seat: number }) {
  const { facts, state } = board;
  const { question } = board;
  const held = seat >= 0 ? seen(state.looking_at[seat]) : [];
  const soldiers = question?.kind === "SoldierCard" ? (question.choices as readonly string[]) : [];
  const finals = question?.kind === "MissionCard" ? Object.keys(facts.finals) : [];
  if (!held.length && !soldiers.length && !finals.length) return null;
  const title = facts.words[soldiers.length ? "candidates" : "looking"]!;
  return (
    <section class="looking" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {soldiers.map((soldier) => (
          <li key={soldier}>
            <Piece
              board={board}
              name={`offer:soldier-${soldier}`}
              label={facts.soldiers[soldier]!.name}
              class="candidate"
            >
              <Portrait soldier={soldier} away={false} />
              <b>{facts.soldiers[soldier]!.name}</b>
            </Piece>
          </li>
        ))}
        {[...held, ...finals].map((thing, i) => (
          <li key={`${thing}${i}`}>
            {facts.cards[thing] ? (
              <TrialCard board={board} card={thing} name={`offer:card-${thing}`} />
            ) : facts.tiles[thing] ? (
              <Tile board={board} tile={thing} name={`offer:tile-${thing}`} />
            ) : (
              <MissionCard board={board} mission={thing} name={`offer:mission-${thing}`} seats={state.present.length} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards by name, alike ones counted. */
function listed(cards: readonly string[], facts: Facts): string {
  const counted = new Map<string, number>();
  for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1);
  return [...counted].map(([card, n]) => (n > 1 ? `${n} × ` : "") + (facts.cards[card]?.name ?? card)).join(", ");
}

/** What this seat alone knows, and what everybody may look up. */
export function Memory({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  const seat = ownSeat(state);
  // Counted from the top of the pile.
  const known =
    seat >= 0
      ? seen(state.known[seat])
          .map((card, i) => [state.trials - state.known_at[seat]![i]!, card] as const)
          .reverse()
      : [];
  const back = seat >= 0 ? state.put_back[seat] : null;
  return (
    <div class="memory">
      {known.length > 0 && (
        <p>
          <b>
            {words["known"]}
            {words["colon"]}
          </b>{" "}
          {known.map(([depth, card]) => `${depth}. ${facts.cards[card]?.name ?? card}`).join(", ")}
        </p>
      )}
      {back && (
        <p>
          <b>
            {words["put-back"]}
            {words["colon"]}
          </b>{" "}
          {facts.missions[back]?.name ?? back}
        </p>
      )}
      {state.solo_drawn.length > 0 && (
        <p>
          <b>
            {words["drawn-tiles"]}
            {words["colon"]}
          </b>{" "}
          {state.solo_drawn.map((tile) => facts.tiles[tile]?.name ?? tile).join(", ")}
        </p>
      )}
      <details>
        <summary>
          {words["discard"]}
          {words["colon"]} {state.discard.length}
        </summary>
        <p class="tiny">{listed(state.discard, facts) || words["none"]}</p>
      </details>
      {state.returned.length > 0 && (
        <details>
          <summary>
            {words["returned"]}
            {words["colon"]} {state.returned.length}
          </summary>
          <p class="tiny">{listed(state.returned, facts)}</p>
        </details>
      )}
    </div>
  );
}
