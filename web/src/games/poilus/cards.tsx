// Cards and tiles: threats, hard knocks, missions, support.
import type { Ref } from "../face.ts";
import type { BoardProps } from "./props.ts";
import type { Facts } from "./facts.ts";
import { KnockIcon, ThreatIcon, TileIcon, TrapIcon } from "./icons.tsx";
import { Piece } from "./piece.tsx";

interface CardProps {
  readonly board: BoardProps;
  readonly card: string;
  readonly name: Ref;
  readonly small?: boolean;
  readonly note?: string;
  readonly faded?: boolean;
}

/** A trial card as a sentence: what it shows, what it does. */
export function cardText(card: string, facts: Facts): string {
  const found = facts.cards[card];
  if (!found) return card;
  const words = facts.words;
  const parts = [found.name];
  if (found.kind === "knock") parts.push(`${words["hard-knock"]}, ${words["marks"]} ${found.marks}`);
  if (found.text) parts.push(found.text);
  return parts.join(". ");
}

/** A trial card: threats as painted fields, hard knocks as torn notices. */
export function TrialCard({ board, card, name, small, note, faded }: CardProps) {
  const { facts } = board;
  const found = facts.cards[card];
  if (!found) return null;
  const label = [cardText(card, facts), note].filter(Boolean).join(". ");
  const classes = ["trial", found.kind, small && "tiny", faded && "faded", `of-${found.threats.length}`]
    .filter(Boolean)
    .join(" ");
  return (
    <Piece board={board} name={name} label={label} title={label} class={classes} opens={!small && !!found.text}>
      {found.kind === "threat" ? (
        <>
          <span class="symbols">
            {found.threats.map((threat) => (
              <span class={`symbol t-${threat}`}>
                <ThreatIcon threat={threat} />
                {!small && <b>{facts.threats.find(({ id }) => id === threat)?.name}</b>}
              </span>
            ))}
          </span>
          {found.trap && (
            <span class="trap">
              <TrapIcon />
              {!small && <b>{facts.words["trap"]}</b>}
            </span>
          )}
        </>
      ) : (
        <>
          <span class="kind">
            {found.kind === "knock" ? <Marks number={found.marks} /> : "✶"}
            {!small && <i>{facts.words[found.kind === "knock" ? "hard-knock" : "christmas"]}</i>}
          </span>
          <span class={`device ${found.threats[0] ? `t-${found.threats[0]}` : ""}`}>
            <KnockIcon card={card} threat={found.threats[0]} />
          </span>
          <b class="title">{found.name}</b>
          {!small && <small>{found.text}</small>}
        </>
      )}
      {note && <em class="foretold">{note}</em>}
    </Piece>
  );
}

/** Hard-knock marks, as many as the card bears. */
export function Marks({ number }: { readonly number: number }) {
  return (
    <span class="bolts" aria-hidden="true">
      {Array.from({ length: number }, () => (
        <svg viewBox="0 0 12 16">
          <path d="M7 0 1 9h4L3.5 16 11 6H6.5Z" />
        </svg>
      ))}
    </span>
  );
}

/** The backs of cards, as many as are held. */
export function Backs({
  number,
  label,
  max = 8,
}: {
  readonly number: number;
  readonly label: string;
  readonly max?: number;
}) {
  return (
    <span class="backs" role="img" aria-label={label} title={label}>
      {number ? Array.from({ length: Math.min(number, max) }, () => <i />) : <i class="no" />}
      <b>{number}</b>
    </span>
  );
}

export function Tile({
  board,
  tile,
  name,
  to,
}: {
  readonly board: BoardProps;
  readonly tile: string;
  readonly name: Ref;
  readonly to?: string;
}) {
  const { facts } = board;
  const label = `${facts.words["tiles"]}${facts.words["colon"]} ${facts.tiles[tile]?.name ?? tile}${to ? ` → ${to}` : ""}`;
  return (
    <Piece board={board} name={name} label={label} title={label} class="tile">
      <TileIcon tile={tile} />
      <b>{facts.tiles[tile]?.name}</b>
      {to && <small>→ {to}</small>}
    </Piece>
  );
}

export function MissionCard({
  board,
  mission,
  name,
  under,
  seats,
}: {
  readonly board: BoardProps;
  readonly mission: string;
  readonly name: Ref;
  readonly under?: readonly string[];
  readonly seats: number;
}) {
  const { facts } = board;
  const words = facts.words;
  const order = facts.missions[mission];
  const last = facts.finals[mission];
  if (!order && !last) return null;
  const title = (order ?? last)!.name;
  const least = order && order.least[seats <= 3 ? 0 : 1];
  const collected =
    under && under.length > 0
      ? `${under.length}${order?.collects ? ` / ${order.collects}` : ""} ${words["under"]}`
      : "";
  const label = [
    `${order ? words["missions"] : words["final"]}${facts.words["colon"]} ${title}`,
    order && words[order.difficulty],
    (order ?? last)!.text,
    order?.box,
    least ? `${words["least"]}${facts.words["colon"]} ${least}` : "",
    collected,
  ]
    .filter(Boolean)
    .join(". ");
  return (
    <Piece board={board} name={name} label={label} class={`directive ${order?.difficulty ?? "final"}`}>
      <span class="heading">
        <b>{title}</b>
        {order && <i>{words[order.difficulty]}</i>}
      </span>
      {order?.threats.length || order?.ignored.length ? (
        <span class="shown">
          {order.threats.map((threat) => (
            <span class={`symbol t-${threat}`}>
              <ThreatIcon threat={threat} />
            </span>
          ))}
          {order.ignored.map((threat) => (
            <span class={`symbol ignored t-${threat}`}>
              <ThreatIcon threat={threat} />
            </span>
          ))}
        </span>
      ) : null}
      <span class="text">{(order ?? last)!.text}</span>
      {order?.box && <span class="condition">{order.box}</span>}
      <span class="bottom">
        {least !== undefined && (
          <span>
            {words["least"]}
            {words["colon"]} <b>{least}</b>
          </span>
        )}
        {collected && <span>{collected}</span>}
      </span>
    </Piece>
  );
}
