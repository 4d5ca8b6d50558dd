// Pictures for the home page of games that have none of their own.
import type { ComponentChildren } from "preact";

function Scene({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class={`scene ${name}`}>
      {children}
    </svg>
  );
}

/** The frontier: forest, a lake, a canoe. */
function Forest() {
  const tree = (x: number, y: number, size: number) => (
    <path
      d={`M${x} ${y - size}l${size * 0.3} ${size * 0.42}h-${size * 0.14}l${size * 0.24} ${size * 0.36}h-${size * 0.3}v${size * 0.22}h-${size * 0.2}v-${size * 0.22}h-${size * 0.3}l${size * 0.24}-${size * 0.36}h-${size * 0.14}Z`}
    />
  );
  return (
    <Scene name="forest">
      <rect width="640" height="360" class="sky" />
      <circle cx="320" cy="120" r="42" class="sun" />
      <path d="M0 180q110-60 220-20t210-20 210 30v190H0Z" class="far" />
      <g class="woods-far">
        {Array.from({ length: 20 }, (_, i) => tree(i * 34 + 8, 206 + ((i * 7) % 13), 52 + ((i * 11) % 22)))}
      </g>
      <path d="M0 206h640v90H0Z" class="lake" />
      <path d="M60 236h90M230 226h140M430 246h110M120 268h150M380 276h90" class="shine" />
      <g class="canoe">
        <path d="M262 252q52 26 128 0 8-2 10-8-4 30-40 32h-68q-34-2-40-32 2 6 10 8Z" />
        <path d="M300 246v-18a7 7 0 1 1 .1 0m44 18v-18a7 7 0 1 1 .1 0m16-10 20 52" />
      </g>
      <path d="M0 296q160-24 330-4t310-8v76H0Z" class="near" />
      <g class="woods">
        {[
          [24, 330, 150],
          [88, 350, 120],
          [150, 344, 80],
          [500, 346, 96],
          [560, 338, 140],
          [622, 352, 170],
        ].map(([x, y, s]) => tree(x!, y!, s!))}
      </g>
    </Scene>
  );
}

/** The house's own sign, for any other game: a fence of thorns. */
function Fence() {
  return (
    <Scene name="fence">
      <rect width="640" height="360" class="sky" />
      <path d="M0 250q160-60 320-20t320-10v140H0Z" class="far" />
      <g class="thorns">
        {Array.from({ length: 13 }, (_, i) => (
          <path d={`M${20 + i * 50} 310l36-90M${56 + i * 50} 310l-36-90`} />
        ))}
      </g>
      <path d="M0 314h640v46H0Z" class="near" />
    </Scene>
  );
}

const PICTURES: Readonly<Record<string, () => ReturnType<typeof Fence>>> = { kriegspfad: Forest };

export function pictureOf(game: string) {
  const Picture = PICTURES[game] ?? Fence;
  return <Picture />;
}
