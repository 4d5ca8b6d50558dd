// A game without a drawing: the table in words. Everything can be played with the buttons.
import type { BoardProps, GameFace } from "./face.ts";

function Board({ words }: BoardProps) {
  return <div class="plain-board panel">{words?.map((line) => <p>{line}</p>)}</div>;
}

function Picture() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="plain-picture">
      <rect width="640" height="360" class="sky" />
      <path d="M0 250q160-60 320-20t320-10v140H0Z" class="far" />
      <g class="thorns">{Array.from({ length: 13 }, (_, i) => <path d={`M${20 + i * 50} 310l36-90M${56 + i * 50} 310l-36-90`} />)}</g>
      <path d="M0 314h640v46H0Z" class="near" />
    </svg>
  );
}

export const plain: GameFace = { Board, inWords: true, optionRefs: () => [], lineRefs: () => [], picture: () => <Picture /> };
