// The Red Burnoose: the whole board.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps, GameFace } from "./props.ts";
import { Zoom } from "../../parts/zoom.tsx";
import { Armies } from "./armies.tsx";
import { Automata } from "./automata.tsx";
import { Display } from "./cards.tsx";
import { ARMIES } from "./facts.ts";
import { Fight } from "./fight.tsx";
import { Hand, settles } from "./hand.tsx";
import { FORMATS, formatFor, type Format } from "./geometry.ts";
import { Land, LandDefs } from "./land.tsx";
import { ArmyMark, VillageMark } from "./places.tsx";
import { lineRefs, optionRefs, tabOf, TABS, type Tab } from "./refs.ts";
import { restingShown } from "./resting.ts";
import { Roads, Ways } from "./roads.tsx";
import { Players, Status, Villages } from "./table.tsx";
import { sounds } from "./sounds.ts";

function Board(board: BoardProps) {
  const { facts } = board;
  const frame = useRef<HTMLDivElement>(null);
  const format = useSignal<Format>(FORMATS[1]!);
  const shown = useSignal<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) format.value = formatFor(entry.contentRect.width);
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const toggle = (army: number) => {
    const next = new Set(shown.value);
    if (!next.delete(army)) next.add(army);
    shown.value = next;
  };
  const tab = useSignal<Tab>("armies");
  const wanted = tabOf(board.lit);
  useEffect(() => {
    if (wanted) tab.value = wanted;
  }, [wanted, board.question]);
  const onTheWay = ARMIES.filter((army) => shown.value.has(army));
  return (
    <div class="burnoose">
      <div class={`rb-table tab-${tab.value}`}>
        <h2 class="visually-hidden">{facts.words["map"]}</h2>
        <Status board={board} />
        <div class={`map format-${format.value.name}`} ref={frame}>
          <Zoom
            key={format.value.name}
            width={format.value.width}
            height={format.value.height}
            label={facts.words["map"]!}
          >
            <LandDefs />
            <Land facts={facts} format={format.value} />
            <Roads facts={facts} format={format.value} glow={board.glow} />
            {onTheWay.map((army) => (
              <Ways key={army} army={army} facts={facts} outlook={board.preview} format={format.value} />
            ))}
            {facts.villages.map((village, i) => (
              <VillageMark key={village.id} number={i} board={board} format={format.value} />
            ))}
            {ARMIES.map((army) => (
              <ArmyMark
                key={army}
                army={army}
                board={board}
                format={format.value}
                shown={shown.value.has(army)}
                toggle={toggle}
              />
            ))}
          </Zoom>
          <p class="small soft fork-note">{facts.words["fork"]}</p>
        </div>
        <div class="rb-tabs" role="group" aria-label={facts.words["map"]}>
          {TABS.map((name) => (
            <button
              type="button"
              aria-pressed={tab.value === name}
              onClick={() => {
                tab.value = name;
              }}
            >
              {facts.words[name]}
            </button>
          ))}
        </div>
        <div class="french-side">
          <Armies board={board} shown={shown.value} toggle={toggle} />
          <Automata board={board} />
        </div>
        <Display board={board} />
        <Players board={board} />
        <Villages board={board} />
      </div>
    </div>
  );
}

export const burnoose: GameFace = {
  Board: restingShown(Board),
  Dock: Hand,
  Beside: restingShown(Fight),
  settles,
  optionRefs,
  lineRefs,
  sounds,
  secret: /^(hand|dealt|looking)-/,
};
