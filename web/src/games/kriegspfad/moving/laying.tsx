// Pieces of terrain: laid, dragged and removed, by pointer or by buttons.
import { useSignal } from "@preact/signals";
import { text } from "../../../text.ts";
import type { BoardProps } from "../props.ts";
import { NumberField, Select } from "../../../parts/fields.tsx";
import { lens, type Hand } from "./hand.ts";
import { hundredths, PadButton } from "./line.tsx";

/** The piece the buttons move. */
export function LayingControls({ hand, board }: { readonly hand: Hand; readonly board: BoardProps }) {
  const { facts } = board;
  const pieces: readonly (readonly number[])[] =
    (hand.proposal.tried.value?.drawing["pieces"] as never) ?? board.state.pieces;
  const forbidden = new Set<string>(board.question?.limits?.["forbidden"] ?? []);
  const kinds = facts.kinds.filter((kind) => !forbidden.has(kind.id) && kind.id !== "open");
  const kind = useSignal("");
  const piece = useSignal(0);
  const at = Math.min(piece.value, pieces.length - 1); // the last one may just have been removed
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
    const step = hundredths(length.value);
    hand.proposal.step({ drag: { piece: at, dx: dx * step, dy: dy * step } });
  };
  return (
    <fieldset class="kp-moves">
      <legend>{text("kp-terrain")}</legend>
      <p class="small soft">{text("kp-terrain-hint")}</p>
      <div class="row">
        <Select
          label={text("kp-kind")}
          value={chosen}
          choices={kinds}
          set={(id) => {
            kind.value = id;
          }}
        />
        <button type="button" onClick={lay}>
          {text("kp-lay")}
        </button>
      </div>
      {pieces.length > 0 && (
        <div class="row">
          <Select
            label={text("kp-piece")}
            value={String(at)}
            choices={pieces.map((raw, i) => ({ id: String(i), name: `${i + 1}. ${facts.kinds[raw[0]!]?.name}` }))}
            set={(i) => {
              piece.value = Number(i);
            }}
          />
          <NumberField label={text("kp-inches")} value={length} most={60} />
          {(
            [
              ["kp-up", "↑", 0, 1],
              ["kp-down", "↓", 0, -1],
              ["kp-left", "←", -1, 0],
              ["kp-right", "→", 1, 0],
            ] as const
          ).map(([name, sign, dx, dy]) => (
            <PadButton name={name} sign={sign} act={() => drag(dx, dy)} />
          ))}
          <button type="button" onClick={() => hand.proposal.step({ remove: { piece: at } })}>
            {text("kp-remove")}
          </button>
        </div>
      )}
    </fieldset>
  );
}
