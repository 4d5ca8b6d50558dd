// A volley as a whole: who has shot at whom, and what came of it.
import { settings } from "../../settings.ts";
import { text } from "../../text.ts";
import type { Told } from "../face.ts";
import { elementsOf, middleOf, nameOf, type Facts, type State } from "./facts.ts";
import { results, SHOT, volleys } from "./volley.ts";

const VOLLEY = 2; // shots; one alone is told as it is

/** One line for each unit; null: there is no volley in this beat. */
export function summary(lines: readonly Told[], facts: Facts, state: State): readonly string[] | null {
  if (lines.filter(({ event }) => event === SHOT).length < VOLLEY) return null;
  const found = volleys(lines);
  const list = new Intl.ListFormat(settings.value.language);
  return found.map(({ unit, foes, shots, hits, kills }) =>
    text("kp-volley", {
      who: nameOf(facts, state, unit),
      foes: list.format(foes.map((foe) => nameOf(facts, state, foe))),
      shots,
      hits,
      kills,
    }),
  );
}

/** The shots of the beat on the board: what hits is a thick line. */
export function Volleys({ lines, state }: { readonly lines: readonly Told[]; readonly state: State }) {
  const shots = lines.filter(({ event, facts }) => event === SHOT && state.place[facts["element"]] === 1);
  if (!shots.length) return null;
  return (
    <g class="kp-volley" aria-hidden="true">
      {shots.map((line) => {
        const e: number = line.facts["element"];
        const foe: number = line.facts["enemy"];
        if (!elementsOf(state, foe).length) return null;
        const to = middleOf(state, foe);
        const hit = results(line).some((one) => one === "hit" || one === "kill");
        return (
          <g key={e}>
            <line x1={state.x[e]} y1={state.y[e]} x2={to.x} y2={to.y} class={hit ? "hit" : "miss"} />
            {results(line).includes("kill") && <circle cx={to.x} cy={to.y} r="36" />}
          </g>
        );
      })}
    </g>
  );
}
