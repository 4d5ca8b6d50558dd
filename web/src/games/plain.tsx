// A game without a drawing: the table in words. Everything can be played with the buttons.
import type { BoardProps, GameFace } from "./face.ts";

function Board({ words }: BoardProps) {
  return (
    <div class="plain-board panel">
      {words?.map((line) => (
        <p>{line}</p>
      ))}
    </div>
  );
}

export const plain: GameFace = {
  Board,
  inWords: true,
  optionRefs: () => [],
  lineRefs: () => [],
};
