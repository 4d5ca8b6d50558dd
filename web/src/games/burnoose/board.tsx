// The Red Burnoose: the whole board, and what options and log lines are about.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps, GameFace, Json, Plain, Question, Ref } from "../face.ts";
import { Zoom } from "../../parts/zoom.tsx";
import { Armies } from "./armies.tsx";
import { Automata } from "./automata.tsx";
import { Display, Hand } from "./cards.tsx";
import { ARMIES, type Facts } from "./facts.ts";
import { Fight } from "./fight.tsx";
import { FORMATS, formatFor, type Format } from "./geometry.ts";
import { Land, LandDefs } from "./land.tsx";
import { Picture } from "./picture.tsx";
import { ArmyMark, VillageMark } from "./places.tsx";
import { Roads, Ways } from "./roads.tsx";
import { Players, Status, Villages } from "./table.tsx";

/** Narrow screens show one of these at a time, wide ones all. */
const TABS = ["hand", "armies", "display", "players", "villages"] as const;
type Tab = (typeof TABS)[number];
const TAB_OF: readonly (readonly [RegExp, Tab])[] = [
  [/^(hand|dealt|looking|discard|deck)/, "hand"], [/^stack-/, "display"], [/^(army-\d-|automata-)/, "armies"], [/^(reserve|units)-/, "villages"],
];

/** Where the pieces lie that the question is about. */
function tabOf({ lit }: BoardProps): Tab | null {
  const refs = [...lit.keys()];
  return TAB_OF.find(([pattern]) => refs.some((ref) => pattern.test(ref)))?.[1] ?? null;
}

function Board(board: BoardProps) {
  const facts: Facts = board.facts;
  const frame = useRef<HTMLDivElement>(null);
  const format = useSignal<Format>(FORMATS[1]!);
  const shown = useSignal<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => { if (entry) format.value = formatFor(entry.contentRect.width); });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const toggle = (army: number) => {
    const next = new Set(shown.value);
    if (!next.delete(army)) next.add(army);
    shown.value = next;
  };
  const tab = useSignal<Tab>("hand");
  const wanted = tabOf(board);
  useEffect(() => { if (wanted) tab.value = wanted; }, [wanted, board.question]);
  const onTheWay = ARMIES.filter((army) => shown.value.has(army));
  return (
    <div class="burnoose"><div class={`rb-table tab-${tab.value}`}>
      <h2 class="visually-hidden">{facts.words["map"]}</h2>
      <Status board={board} />
      <div class={`map format-${format.value.name}`} ref={frame}>
        <Zoom key={format.value.name} width={format.value.width} height={format.value.height} label={facts.words["map"]!}>
          <LandDefs />
          <Land facts={facts} format={format.value} />
          <Roads facts={facts} format={format.value} glow={board.glow} />
          {onTheWay.map((army) => <Ways key={army} army={army} facts={facts} outlook={board.preview ?? {}} format={format.value} />)}
          {facts.villages.map((village, i) => <VillageMark key={village.id} number={i} board={board} format={format.value} />)}
          {ARMIES.map((army) => <ArmyMark key={army} army={army} board={board} format={format.value} shown={shown.value.has(army)} toggle={toggle} />)}
        </Zoom>
        <p class="small soft fork-note">{facts.words["fork"]}</p>
      </div>
      <div class="rb-tabs" role="group" aria-label={facts.words["map"]}>
        {TABS.map((name) => <button type="button" aria-pressed={tab.value === name} onClick={() => { tab.value = name; }}>{facts.words[name]}</button>)}
      </div>
      <div class="french-side">
        <Armies board={board} shown={shown.value} toggle={toggle} />
        <Automata board={board} />
      </div>
      <Hand board={board} />
      <Display board={board} />
      <Players board={board} />
      <Villages board={board} />
    </div></div>
  );
}

/** Questions whose options are cards, and where those cards lie. */
const CARDS_FROM: Readonly<Record<string, string>> = {
  LeaderToKeep: "dealt", CardToKeep: "looking", CardForTop: "discard", Purchase: "stack", FreeCard: "stack", CardToBury: "automata",
};
const UNITS_FROM: Readonly<Record<string, string>> = { UnitToMobilize: "source", UnitForAmbush: "source", LeaderHit: "place" };
const OF_ARMY = new Set(["FrenchLoss", "CounterDie"]);
const IN_VILLAGE = new Set(["CardToMove", "CardToTakeBack"]);

/** Where an option lies on the board. */
export function optionRefs(choice: Plain, question: Question, facts: Facts): readonly Ref[] {
  const { kind, fields } = question;
  if (kind === "AmbushTarget") return [`army-${choice}`];
  if (Array.isArray(choice)) {
    const [what, where] = choice as unknown as readonly [string, string];
    if (kind === "Reroll") return [`die-${what}-${where}`];
    if (kind === "CardToDestroy") return [where === "deck" ? "deck" : facts.nodes[where] ? `reserve-${where}-${what}` : `${where}-${what}`];
    return [];
  }
  if (typeof choice !== "string") return [];
  if (facts.nodes[choice]) return [`village-${choice}`];
  if (OF_ARMY.has(kind)) return [`army-${fields["army"]}-${choice}`];
  if (kind in UNITS_FROM) return [`units-${fields[UNITS_FROM[kind]!]}-${choice}`];
  if (IN_VILLAGE.has(kind)) return [`reserve-${fields["village"]}-${choice}`];
  if (kind === "Purchase" && !facts.display.includes(choice)) return [`hand-${choice}`]; // Tayeb counts a card twice
  if (facts.cards[choice] || facts.automata[choice]) return [`${CARDS_FROM[kind] ?? "hand"}-${choice}`];
  return [];
}

const PLACES = new Set(["village", "source", "refuge", "destination", "place"]);

export function lineRefs(told: Json): readonly Ref[] {
  const found: Ref[] = [];
  for (const [name, value] of Object.entries(told)) {
    if (PLACES.has(name)) found.push(`village-${value}`);
    if (name === "node") found.push(`node-${value}`, `village-${value}`);
    if (name === "army") found.push(`army-${value}`);
    if (name === "seat") found.push(`player-${value}`);
    if (name === "tokens") found.push("tokens");
    if (name === "card") found.push(`stack-${value}`, `hand-${value}`);
    if (name === "automata") found.push(...[value].flat().map((card) => `automata-${card}`));
  }
  return found;
}

export const burnoose: GameFace = { Board, Beside: Fight, optionRefs, lineRefs, picture: () => <Picture /> };
