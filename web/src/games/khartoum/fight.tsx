// The sum of a raid, sortie or defence term by term, the dice, and the table with its row.
import type { BoardProps } from "./props.ts";
import { Dice } from "../../parts/dice.tsx";
import { text } from "../../text.ts";
import { deskOf } from "./arranging.ts";
import { Emblem } from "./counter.tsx";
import { bounds, groupedTerms, percent, signed, termName, type Facts, type Row } from "./facts.ts";
import { shownSum } from "./sums.ts";

const THROWS = 36;

/** What stands in the line of a result: changes of tracks, retreat, advance. */
function effects(row: Row, facts: Facts): readonly string[] {
  const words = facts.words;
  return [
    row.advance && words["advance"],
    row.rp !== 0 && `${words["rp"]} ${signed(row.rp)}`,
    row.cm !== 0 && `${words["cm"]} ${signed(row.cm)}`,
    row.strength !== 0 && `${words["strength"]} ${signed(row.strength)}`,
    row.retreat && words["retreat"],
    row.disorganised && words["disorganised"],
  ].filter((x): x is string => Boolean(x));
}

function losses(row: Row, facts: Facts): string {
  const kinds = { leader: "leaders", troops: "troops", guns: "guns", gunboats: "gunboats" } as const;
  return Object.entries(kinds)
    .filter(([kind]) => row.casualties[kind] !== undefined)
    .map(([kind, word]) => `${facts.words[word]} ${signed(row.casualties[kind]!)}`)
    .join(", ");
}

export function Fight(board: BoardProps) {
  const { facts } = board;
  const shown = deskOf(board) ? null : shownSum(board); // each zone has its chance there
  if (!shown) return null;
  const { sum, past } = shown;
  const words = facts.words;
  const banner = facts.paths.find((path) => path.banner === sum.banner)!;
  const zone = facts.zones.find((z) => z.id === sum.zone);
  return (
    <section
      class={`fight ${past ? "past" : "ahead"}`}
      aria-label={`${words[sum.kind]}${words["colon"]} ${past ? words["result"] : words["before"]}`}
    >
      <h3 class={`banner-${sum.banner}`}>
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <rect x="-14" y="-14" width="28" height="28" rx="4" class="field" />
          <Emblem banner={sum.banner} />
        </svg>
        <span>
          {zone ? `${zone.name}${words["colon"]} ` : ""}
          {words[sum.kind]} {words["against"]} {banner.name}
        </span>
      </h3>
      <div class="sum">
        <dl>
          {groupedTerms(sum.terms).map(({ term, count, value }) => (
            <div class={value < 0 ? "minus" : "plus"}>
              <dt>
                {count > 1 ? `${count} × ` : ""}
                {termName(term, facts)}
              </dt>
              <dd>{signed(value)}</dd>
            </div>
          ))}
          <div class="line">
            <dt>{words["modifier"]}</dt>
            <dd>{signed(sum.modifier)}</dd>
          </div>
          {sum.total !== undefined && (
            <>
              <div>
                <dt>{words["dice"]}</dt>
                <dd>
                  <Dice faces={sum.dice} />
                </dd>
              </div>
              <div class="line total">
                <dt>{words["total"]}</dt>
                <dd>{sum.total}</dd>
              </div>
            </>
          )}
          {sum.holds !== undefined && (
            <div class="holds">
              <dt>{words["holds"]}</dt>
              <dd>{percent(sum.holds)}</dd>
            </div>
          )}
        </dl>
        <table>
          <caption class="visually-hidden">{words["result"]}</caption>
          <thead class="visually-hidden">
            <tr>
              <th>{words["total"]}</th>
              <th>{words["result"]}</th>
              <th>{words["chance"]}</th>
            </tr>
          </thead>
          <tbody>
            {facts.tables[sum.kind].map((row) => {
              const ways = sum.ways?.[row.id];
              const rolled = sum.row === row.id;
              return (
                <tr class={rolled ? "rolled" : ways === 0 ? "never" : ""} aria-current={rolled ? "true" : undefined}>
                  <th scope="row">
                    {rolled && <span aria-hidden="true">▸ </span>}
                    {bounds(row)}
                  </th>
                  <td>
                    <strong>{row.name}</strong>
                    {effects(row, facts).length > 0 && <small> {effects(row, facts).join(", ")}</small>}
                    {rolled && losses(row, facts) && (
                      <small class="losses">
                        {words["losses"]}
                        {words["colon"]} {losses(row, facts)}
                      </small>
                    )}
                  </td>
                  {sum.ways && (
                    <td class="chance" title={text("ways", { n: ways ?? 0, of: THROWS })}>
                      <span class="meter" aria-hidden="true">
                        <i style={{ width: `${(100 * (ways ?? 0)) / THROWS}%` }} />
                      </span>
                      <span>{Math.round((100 * (ways ?? 0)) / THROWS)} %</span>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
