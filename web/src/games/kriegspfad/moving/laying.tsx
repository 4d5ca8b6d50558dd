// Pieces of terrain: laid, dragged and removed, by pointer or by buttons.
import { useSignal } from "@preact/signals";
import { text } from "../../../text.ts";
import type { BoardProps } from "../props.ts";
import { INCH, lens, type Hand } from "./hand.ts";

/** The piece the buttons move. */
export function LayingControls({ hand, board }: { readonly hand: Hand; readonly board: BoardProps }) {
  const { facts } = board;
  const pieces: readonly (readonly number[])[] =
    (hand.proposal.tried.value?.drawing["pieces"] as never) ?? board.state.pieces;
  const forbidden = new Set<string>(board.question?.limits?.["forbidden"] ?? []);
  const kinds = facts.kinds.filter((kind) => !forbidden.has(kind.id) && kind.id !== "open");
  const kind = useSignal("");
  const piece = useSignal(0);
  const length = useSignal("3");
  const chosen = kind.value || kinds[0]?.id || "";
  const lay = () => {
    const { x, y } = lens.peek()?.look.peek() ?? { x: facts.table[0] / 2, y: facts.table[1] / 2 };
    const across = [0, facts.table[0] / 2, facts.table[0]].map((at) => [Math.round(at), Math.round(y)]);
    const linear = facts.kinds.find(({ id }) => id === chosen)?.linear;
    hand.proposal.step(
      linear
        ? { run: { kind: chosen, points: across } }
        : { lay: { kind: chosen, x: Math.round(x), y: Math.round(y) } },
    );
  };
  const drag = (dx: number, dy: number) => {
    const step = Math.round(Number(length.value) * INCH);
    hand.proposal.step({ drag: { piece: piece.value, dx: dx * step, dy: dy * step } });
  };
  return (
    <fieldset class="kp-moves">
      <legend>{text("kp-terrain")}</legend>
      <p class="small soft">{text("kp-terrain-hint")}</p>
      <div class="row">
        <label class="field">
          <span>{text("kp-kind")}</span>
          <select
            value={chosen}
            onChange={(event) => {
              kind.value = event.currentTarget.value;
            }}
          >
            {kinds.map(({ id, name }) => (
              <option value={id}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={lay}>
          {text("kp-lay")}
        </button>
      </div>
      {pieces.length > 0 && (
        <div class="row">
          <label class="field">
            <span>{text("kp-piece")}</span>
            <select
              value={piece.value}
              onChange={(event) => {
                piece.value = Number(event.currentTarget.value);
              }}
            >
              {pieces.map((raw, i) => (
                <option value={i}>
                  {i + 1}. {facts.kinds[raw[0]!]?.name}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{text("kp-inches")}</span>
            <input
              type="number"
              min="0"
              max="60"
              step="any"
              value={length.value}
              onInput={(event) => {
                length.value = event.currentTarget.value;
              }}
            />
          </label>
          {(
            [
              ["kp-up", "↑", 0, 1],
              ["kp-down", "↓", 0, -1],
              ["kp-left", "←", -1, 0],
              ["kp-right", "→", 1, 0],
            ] as const
          ).map(([name, sign, dx, dy]) => (
            <button type="button" class="icon" aria-label={text(name)} title={text(name)} onClick={() => drag(dx, dy)}>
              {sign}
            </button>
          ))}
          <button type="button" onClick={() => hand.proposal.step({ remove: { piece: piece.value } })}>
            {text("kp-remove")}
          </button>
        </div>
      )}
    </fieldset>
  );
}
