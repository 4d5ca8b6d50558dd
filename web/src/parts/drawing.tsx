// A game as it is drawn: its board, and the dock below it where it has one.
import type { BoardProps, GameFace } from "../games/face.ts";

export function Drawing({ board, face }: { readonly board: BoardProps; readonly face: GameFace }) {
  return (
    <>
      <face.Board {...board} />
      {face.Dock && (
        <div class="dock">
          <face.Dock {...board} />
        </div>
      )}
    </>
  );
}
