// Boats and blockhouses.
import { ON_TABLE, type Facts, type State } from "./facts.ts";
import { SIDE_SIGNS } from "./figures.tsx";
import { WALLS } from "./posts.ts";
import { Upright } from "./viewport.tsx";

const SUNK = -1;

export function Craft({ facts, state }: { readonly facts: Facts; readonly state: State }) {
  const { words } = facts;
  const [beam, length] = [facts.boat[0] / 2, facts.boat[1] / 2];
  const [half, deep] = [facts.house[0] / 2, facts.house[1] / 2];
  const crew = (post: number) =>
    (state.post ?? []).filter((at, e) => at === post && state.place[e] === ON_TABLE).length;
  return (
    <g class="kp-craft">
      {(state.boats ?? []).map(
        ([side, x, y, facing, , carrier], n) =>
          side !== SUNK &&
          carrier! < 0 && (
            <g
              key={`b${n}`}
              class={`boat side-${side}`}
              data-ref={`boat-${n}`}
              transform={`translate(${x} ${y}) rotate(${facing! / 10})`}
            >
              <title>{`${words["boat"]} ${n + 1}: ${crew(n + 1) || words["empty-post"]}`}</title>
              <path
                d={`M${-length} 0Q${-length * 0.8} ${-beam * 0.86} ${-length * 0.2} ${-beam * 0.86}H${length * 0.3}Q${length * 0.82} ${-beam * 0.7} ${length} 0 ${length * 0.82} ${beam * 0.7} ${length * 0.3} ${beam * 0.86}H${-length * 0.2}Q${-length * 0.8} ${beam * 0.86} ${-length} 0Z`}
                class="hull"
              />
              <path
                d={[-0.55, -0.2, 0.15, 0.5].map((part) => `M${length * part} ${-beam * 0.74}V${beam * 0.74}`).join("")}
                class="thwarts"
              />
              <Upright x={-length * 0.82} y={0}>
                <path d={SIDE_SIGNS[side!]!} class="owner" />
              </Upright>
            </g>
          ),
      )}
      {(state.houses ?? []).map(([holder, x, y, facing, breached, lit], n) => (
        <g
          key={`h${n}`}
          class={`house side-${holder}`}
          data-ref={`house-${n}`}
          transform={`translate(${x} ${y}) rotate(${facing! / 10})`}
        >
          <title>{`${words["house"]} ${n + 1}: ${crew(-n - 1) || words["empty-post"]}${breached ? `, ${words["breach"]}` : ""}${lit ? `, ${words["fire"]}` : ""}`}</title>
          <rect x={-deep} y={-half} width={2 * deep} height={2 * half} class="logs" />
          <path d={`M${-deep} ${-half}L0 0 ${-deep} ${half}M${deep} ${-half}L0 0 ${deep} ${half}`} class="ridge" />
          <path
            d={[0.25, 0.5, 0.75]
              .map((part) => `M${-deep * part} ${-half * part}H${deep * part}V${half * part}H${-deep * part}Z`)
              .join("")}
            class="shingles"
          />
          {Array.from({ length: WALLS }, (_, wall) =>
            (breached! >> wall) & 1 ? (
              <path
                key={wall}
                d={`M${deep - 26} -46 ${deep + 10} -20 ${deep - 20} 0 ${deep + 10} 22 ${deep - 26} 46`}
                class="breach"
                transform={`rotate(${wall * 90})`}
              />
            ) : null,
          )}
          {Boolean(lit) && <rect x={-deep} y={-half} width={2 * deep} height={2 * half} fill="url(#kp-flames)" />}
          {holder! >= 0 && (
            <Upright x={0} y={0}>
              <path d={SIDE_SIGNS[holder!]!} class="owner" />
            </Upright>
          )}
        </g>
      ))}
    </g>
  );
}
