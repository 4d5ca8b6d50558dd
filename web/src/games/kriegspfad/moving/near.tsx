// Beside the unit on the board: what it may do, and taking the draft. The same stands in the column.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { text } from "../../../text.ts";
import type { Camera, Point } from "../camera.ts";
import { middleOf } from "../facts.ts";
import { rollSigns } from "../signs.ts";
import type { BoardProps } from "../props.ts";
import { carried, mover } from "./carry.ts";
import { isMoving, standOf, middleOf as middleOfStand } from "./hand.ts";

const ASIDE = 52; // pixels between the middle of a unit and what stands behind it
const EDGE = 8;
const HALF_TURN = 1800; // tenths of a degree
const FEW = 5; // options that find room there

export function Near({ board, camera }: { readonly board: BoardProps; readonly camera: Camera }) {
  const box = useRef<HTMLDivElement>(null);
  const { question, proposal } = board;
  if (!question || carried.value?.held) return null;
  const stand = proposal && isMoving(question.kind) ? standOf(proposal.tried.value?.drawing ?? {}) : null;
  const unit = mover(question);
  const at = stand?.elements.length ? middleOfStand(stand) : unit === null ? null : middleOf(board.state, unit);
  const facing = stand?.elements[0]?.end[2] ?? board.state.facing[board.state.first[unit ?? 0] ?? 0] ?? 0;
  if (!at || (proposal && (!stand || proposal.untouched.value)) || (!proposal && question.choices.length > FEW))
    return null;
  return (
    <div
      class="kp-near"
      ref={box}
      role="group"
      aria-label={text("kp-near")}
      style={placed(camera, at, facing, box.current)}
    >
      {proposal ? (
        <>
          <button
            type="button"
            class="main"
            disabled={!proposal.legal.value && !proposal.busy.value}
            onClick={() => proposal.take()}
          >
            {text("draft-take")}
          </button>
          <button type="button" class="icon" aria-label={text("draft-drop")} onClick={() => proposal.drop()}>
            ✕
          </button>
        </>
      ) : (
        question.choices.map((_, i) => (
          <button
            type="button"
            onClick={() => board.choose(i)}
            onPointerEnter={() => board.consider(i)}
            onPointerLeave={() => board.consider(null)}
          >
            {board.labels[i]}{" "}
            {board.preview.notes?.[i] && <small>{rollSigns(board.preview.notes[i]!, board.facts)}</small>}
          </button>
        ))
      )}
    </div>
  );
}

/** Behind the unit, where the enemy is not, and within the window. */
function placed(camera: Camera, at: Point, facing: number, box: HTMLElement | null): string {
  camera.look.value; // it moves with the table
  const { width, height } = camera.frame.value;
  const { x, y } = camera.toFrame(at);
  const angle = (facing * Math.PI) / HALF_TURN;
  const ahead = camera.toFrame({ x: at.x + Math.cos(angle) * 1000, y: at.y + Math.sin(angle) * 1000 });
  const [wide, high] = [box?.offsetWidth ?? 160, box?.offsetHeight ?? 52];
  const left = Math.max(EDGE, Math.min(x - wide / 2, width - wide - EDGE));
  const [above, below] = [y - ASIDE - high, y + ASIDE];
  const looksUp = ahead.y <= y;
  const top = (looksUp && below + high + EDGE <= height) || above < EDGE ? below : above;
  return `left:${Math.round(left)}px;top:${Math.round(Math.min(top, height - high - EDGE))}px`;
}

const PASS = "pass";
/** The round in which the player passes whenever he is asked. */
const passed = signal<number | null>(null);

/** Who could have hidden units is asked again and again; he may say once that he is done for this round. */
export function Passing({ board }: { readonly board: BoardProps }) {
  const { question, state } = board;
  const option = question?.kind === "Activate" ? question.choices.indexOf(PASS) : -1;
  const done = passed.value === state.round;
  useEffect(() => {
    if (done && option >= 0) board.mean(option);
  }, [question, done]);
  if (option < 0 || done) return null;
  return (
    <div class="kp-near passing">
      <button
        type="button"
        onClick={() => {
          passed.value = state.round;
        }}
      >
        {text("kp-pass-on")}
      </button>
    </div>
  );
}
