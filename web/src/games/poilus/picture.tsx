// For the home page: friends in the trench at dawn, the dove above, the monument far behind.
import { HelmetShape } from "./icons.tsx";

const FRIENDS: readonly (readonly [number, number, number])[] = [
  [96, 236, 1.5],
  [186, 226, 1.7],
  [292, 222, 1.85],
  [404, 228, 1.7],
  [500, 238, 1.5],
];

export function Picture() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="poilus-picture">
      <rect width="640" height="360" class="sky" />
      <circle cx="430" cy="150" r="64" class="sun" />
      <path d="M0 178q110-30 230-12t220-14 190 12v120H0Z" class="far" />
      <g class="monument" transform="translate(556 118)">
        <path d="M-5 0H5l5 62h-20Zm5-12 6 12h-12ZM-18 62h36v9h-36Z" />
      </g>
      <g class="stumps">
        <path d="M64 190v-74M64 142l-15-16M64 130l12-20M232 180v-44M232 152l-11-9M352 182v-58M352 146l13-15" />
      </g>
      <path d="M0 222q130-30 290-10t350-10v158H0Z" class="mid" />
      <g class="wire">
        <path d="M0 216q16-14 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0" />
        {Array.from({ length: 8 }, (_, i) => (
          <path d={`M${30 + i * 84} 200l-4 34M${20 + i * 84} 204l14 26`} class="post" />
        ))}
      </g>
      <path d="M0 262q160-22 330-6t310-8v112H0Z" class="parapet" />
      <g class="friends">
        {FRIENDS.map(([x, y, scale]) => (
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d="M-6 66c2-22 10-28 20-30h12c10 2 18 8 20 30Z" class="coat" />
            <ellipse cx="20" cy="24" rx="10" ry="13" class="visage" />
            <path d="M12 28q4-4 8-1.5 4-2.5 8 1.5-4 2-8 .5-4 1.5-8-.5Z" class="moustache" />
            <HelmetShape />
          </g>
        ))}
      </g>
      <g class="bags">
        {Array.from({ length: 12 }, (_, i) => (
          <rect x={-22 + i * 58} y={308 + (i % 3) * 3} width="62" height="28" rx="12" />
        ))}
        {Array.from({ length: 12 }, (_, i) => (
          <rect x={-50 + i * 58} y={333 + (i % 2) * 3} width="62" height="34" rx="12" />
        ))}
      </g>
      <g class="bird" transform="translate(300 40) scale(1.150)">
        <path d="M22 47c8 3 13 2 18-1-6-8-7-17-3-26 7 4 13 11 16 19 4-5 9-8 15-8 5 0 8 3 8 6l5 2-5 2c-1 9-8 15-18 15-6 0-10-1-14 1-7 4-16 1-22-10Z" />
      </g>
    </svg>
  );
}
