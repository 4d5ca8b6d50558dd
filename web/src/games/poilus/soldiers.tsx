// The soldiers in the order of the table: charm, marker, speeches, tiles, hard knocks and marks.
import type { BoardProps } from "./props.ts";
import { Backs, cardText, Marks, Tile } from "./cards.tsx";
import { around, firstName, giftTo, handOf, ownSeat, seen, size, type Facts } from "./facts.ts";
import { Clover, Helmet, KnockIcon, LeaderIcon, SpeechIcon, ThreatIcon } from "./icons.tsx";
import { Piece } from "./piece.tsx";
import { Portrait } from "./portrait.tsx";

export function Soldiers({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const places = around(state).filter((place) => state.soldier[place]);
  return (
    <ul class={`soldiers n${places.length}`} aria-label={facts.words["soldiers"]}>
      {places.map((place) => (
        <Soldier key={place} place={place} board={board} />
      ))}
    </ul>
  );
}

function Soldier({ place, board }: { readonly place: number; readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  const id = state.soldier[place]!;
  const { name } = facts.soldiers[id]!;
  const plays = place < state.present.length; // the Chaplain takes no turns
  const away = plays && !state.present[place];
  const acts = state.phase === "mission" && state.turn === place && !away && !state.result;
  const player = state.variant === "solo" ? "" : playerOf(board, place);
  const ref = `soldier-${id}`;
  const mine = place === ownSeat(state);
  const classes = ["soldier", `s-${id}`, mine && "mine", acts && "acts", away && "away", board.glow.has(ref) && "glow"]
    .filter(Boolean)
    .join(" ");
  return (
    <li class={classes}>
      <header>
        <Piece
          board={board}
          name={ref}
          label={`${name}${plays ? `, ${away ? words["out"] : words["in"]}` : ""}${acts ? `, ${words["acts"]}` : ""}`}
          class="likeness"
        >
          <Portrait soldier={id} away={away} />
          {board.lit.has(ref) && <span class="deed">{board.labels[board.lit.get(ref)!]}</span>}
        </Piece>
        <div class="who">
          <h3>{name}</h3>
          {player && <span class="player">{player}</span>}
          <p class="tags">
            {place === state.leader && (
              <span class="leads" title={words["leader"]}>
                <LeaderIcon />
                <span>{words["leader"]}</span>
              </span>
            )}
            {plays && (
              <span class={away ? "status out" : "status in"}>
                {away ? (
                  <svg viewBox="0 0 24 24" class="sign" aria-hidden="true">
                    <path d="M10 5 4 11l6 6M4 11h10c4 0 6 2.5 6 7" />
                  </svg>
                ) : (
                  <Helmet />
                )}
                {acts ? words["acts"] : away ? words["out"] : words["in"]}
              </span>
            )}
          </p>
        </div>
      </header>
      <div class="holds">
        {plays && <Charm place={place} board={board} />}
        {plays && place < state.players && (state.speeches[place] ?? 0) > 0 && (
          <span
            class="token"
            role="img"
            aria-label={`${words["speech"]}${facts.words["colon"]} ${state.speeches[place]}`}
            title={`${words["speech"]}${facts.words["colon"]} ${state.speeches[place]}`}
          >
            <SpeechIcon />
            <b>{state.speeches[place]}</b>
          </span>
        )}
        {plays && state.variant !== "solo" && !mine && (
          <Backs
            number={size(handOf(state, place))}
            label={`${words["hand"]}${facts.words["colon"]} ${size(handOf(state, place))}`}
          />
        )}
        {state.variant !== "solo" && <Tiles place={place} board={board} />}
      </div>
      {plays && <Knocks place={place} board={board} away={away} />}
    </li>
  );
}

/** Who decides for a soldier; the Novice and the Chaplain are called by their part. */
function playerOf(board: BoardProps, place: number): string {
  const { state } = board;
  const words = (board.facts as Facts).words;
  if (place < state.players) return board.names?.[place] ?? "";
  return words[state.variant === "chaplain" ? "chaplain" : "novice"] ?? "";
}

function Charm({ place, board }: { readonly place: number; readonly board: BoardProps }) {
  const { facts, state } = board;
  const soldier = state.soldier[place]!;
  const { charm } = facts.soldiers[soldier]!;
  const threat = facts.threats.find(({ id }) => id === charm)?.name ?? charm;
  const ready = state.charm[place];
  const label = `${facts.words["charm"]}${facts.words["colon"]} ${threat}${ready ? "" : `, ${facts.words["charm-used"]}`}`;
  return (
    <Piece board={board} name={`charm-${soldier}`} label={label} class={`charm t-${charm} ${ready ? "ready" : "used"}`}>
      <Clover />
      <ThreatIcon threat={charm} />
    </Piece>
  );
}

function Tiles({ place, board }: { readonly place: number; readonly board: BoardProps }) {
  const { facts, state } = board;
  const words = facts.words;
  const open = state.open_tiles[place] ?? [];
  const held = open.length ? open : seen(state.tiles[place]);
  const number = size(state.tiles[place]) + open.length;
  const revealed = state.revealed[place] ?? [];
  const placed = revealed.length ? revealed : seen(state.placed[place]);
  const hidden = placed.length === 0 && size(state.placed[place]) > 0;
  const to = (tile: string) => firstName(giftTo(board.preview, facts, place, tile));
  return (
    <>
      {place === ownSeat(state) ? null : held.length > 0 ? (
        <span class="tiles" role="group" aria-label={words["tiles"]}>
          {held.map((tile, i) => (
            <Tile key={i} board={board} tile={tile} name={`tile${place}:tile-${tile}`} to={to(tile)} />
          ))}
        </span>
      ) : (
        <span
          class="tile-backs"
          role="img"
          aria-label={`${words["tiles"]}${facts.words["colon"]} ${number}`}
          title={`${words["tiles"]}${facts.words["colon"]} ${number}`}
        >
          {Array.from({ length: number }, () => (
            <i />
          ))}
          <b>{number}</b>
        </span>
      )}
      {placed.map((tile) => (
        <span class="placed">
          <small>{words["placed"]}</small>
          <Tile board={board} tile={tile} name={`placed${place}:tile-${tile}`} to={to(tile)} />
        </span>
      ))}
      {hidden && (
        <span
          class="placed"
          role="img"
          aria-label={`${words["placed"]}${facts.words["colon"]} ${words["tile-hidden"]}`}
          title={words["tile-hidden"]}
        >
          <small>{words["placed"]}</small>
          <i class="back">?</i>
        </span>
      )}
    </>
  );
}

/** Oldest first; what sleeps since the owner withdrew is struck by its marker. */
function Knocks({
  place,
  board,
  away,
}: {
  readonly place: number;
  readonly board: BoardProps;
  readonly away: boolean;
}) {
  const { facts, state } = board;
  const words = facts.words;
  const knocks = state.knocks[place] ?? [];
  const marks = board.preview.marks?.[place] ?? 0;
  return (
    <div class="knocks">
      <p
        class={`burden m${Math.min(marks, facts.marks)}`}
        role="img"
        aria-label={`${words["marks"]}${facts.words["colon"]} ${marks} / ${facts.marks}`}
        title={`${words["marks"]}${facts.words["colon"]} ${marks}, ${words["marks-limit"]} ${facts.marks}`}
      >
        {Array.from({ length: facts.marks }, (_, i) => (
          <span class={i < marks ? "on" : ""}>
            <Marks number={1} />
          </span>
        ))}
        <small>
          {marks}/{facts.marks}
        </small>
      </p>
      {knocks.length > 0 && (
        <ul aria-label={words["knocks"]}>
          {knocks.map((knock) => {
            const card = facts.cards[knock]!;
            const asleep = away && card.sleeps;
            const name = `knock:card-${knock}`;
            const label = `${cardText(knock, facts)}${asleep ? ` (${words["sleeps"]})` : ""}`;
            const classes = `knock ${asleep ? "asleep" : ""} ${card.threats[0] ? `t-${card.threats[0]}` : ""}`;
            const shown = (
              <>
                <KnockIcon card={knock} threat={card.threats[0]} />
                <b>{card.name}</b>
                {card.marks > 1 && <Marks number={card.marks} />}
                {asleep && <Helmet />}
              </>
            );
            // An option is a button; otherwise the card opens and tells what it does.
            return (
              <li key={knock}>
                {board.lit.has(name) ? (
                  <Piece board={board} name={name} label={label} class={classes}>
                    {shown}
                  </Piece>
                ) : (
                  <details class={`thing ${classes} ${board.glow.has(`card-${knock}`) ? "glow" : ""}`} data-ref={name}>
                    <summary title={label}>{shown}</summary>
                    <p>
                      {card.text}
                      {asleep && <i> ({words["sleeps"]})</i>}
                    </p>
                  </details>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
