// Les Poilus: the whole table, and what options and log lines are about.
import type { BoardProps, GameFace } from "./props.ts";
import type { Facts, Preview } from "./facts.ts";
import { foreseenText, Hands, Memory } from "./hand.tsx";
import { Land } from "./land.tsx";
import { lineRefs, optionRefs } from "./refs.ts";
import { Report } from "./report.tsx";
import { Soldiers } from "./soldiers.tsx";
import { sounds } from "./sounds.ts";

function Board(board: BoardProps) {
  return (
    <div class="poilus">
      <Land board={board} />
      <Hands board={board} />
      <Soldiers board={board} />
      <Memory board={board} />
    </div>
  );
}

export const note = (option: number, facts: Facts, preview: Partial<Preview>): string =>
  foreseenText(preview?.options?.[option], facts);

export const poilus: GameFace = {
  Board,
  Beside: Report,
  note,
  optionRefs,
  lineRefs,
  sounds,
  secret: /^(hand|tile|offer)\d*:/,
};
