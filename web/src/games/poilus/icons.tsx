// Signs, all our own: threats, hard knocks, tokens. 24 by 24, drawn with the current colour.
import type { ComponentChild } from "preact";

const THREATS: Readonly<Record<string, ComponentChild>> = {
  rain: (
    <>
      <path d="M6.5 11.5a4 4 0 0 1 .6-8 5.2 5.2 0 0 1 9.9.9 3.6 3.6 0 0 1 .4 7.1Z" class="solid" />
      <path d="M7 14.5l-1.6 4M12 14.5l-2 5.5M17 14.5l-1.6 4" />
    </>
  ),
  night: (
    <>
      <path d="M17.5 14.6A8 8 0 1 1 10 3.2a6.6 6.6 0 0 0 7.5 11.4Z" class="solid" />
      <path d="m18.2 3.2.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8Z" class="solid thin" />
    </>
  ),
  snow: (
    <path d="M12 2.5v19M3.8 7.2l16.4 9.6M3.8 16.8l16.4-9.6M9.2 3.8 12 6.3l2.8-2.5M9.2 20.2l2.8-2.5 2.8 2.5M3.6 10.8l3.5-1.2-.7-3.7M20.4 13.2l-3.5 1.2.7 3.7M3.6 13.2l3.5 1.2-.7 3.7M20.4 10.8l-3.5-1.2.7-3.7" />
  ),
  whistle: (
    <>
      <path d="M3 8.2h12.5a5.6 5.6 0 1 1-5.4 7L3 13.4Z" class="solid" />
      <circle cx="15.4" cy="13.8" r="2.1" class="hole" />
      <path d="M17 4.8l1-2.3M20 6.4l2-1.6M13.8 4.6l-.4-2.4" />
    </>
  ),
  mask: (
    <>
      <path
        d="M12 2.4c4.6 0 7.4 3 7.4 7.2 0 3.2-1.5 5.2-3.2 6.6H7.8c-1.7-1.4-3.2-3.4-3.2-6.6 0-4.2 2.8-7.2 7.4-7.2Z"
        class="solid"
      />
      <circle cx="8.7" cy="9.4" r="2.3" class="hole" />
      <circle cx="15.3" cy="9.4" r="2.3" class="hole" />
      <path d="M9 16.2h6v4.2a1.4 1.4 0 0 1-1.4 1.4h-3.2A1.4 1.4 0 0 1 9 20.4Z" class="solid" />
      <path d="M9.4 18.8h5.2" class="cut" />
    </>
  ),
  shell: (
    <>
      <path d="M12 1.8c3 2.4 4.4 5.4 4.4 9v7.4H7.6v-7.4c0-3.6 1.4-6.6 4.4-9Z" class="solid" />
      <path d="M7.6 14.4h8.8" class="cut" />
      <path d="M6.4 19.4h11.2v2.8H6.4Z" class="solid" />
    </>
  ),
};

export function ThreatIcon({ threat }: { readonly threat: string }) {
  return (
    <svg viewBox="0 0 24 24" class="sign" aria-hidden="true">
      {THREATS[threat]}
    </svg>
  );
}

const KNOCKS: Readonly<Record<string, ComponentChild>> = {
  wounded: (
    <path d="M4 9.5 9.5 4 20 14.5 14.5 20ZM9 9l1.6 1.6M11.8 11.8l.4.4M13.4 13.4 15 15M12.8 7.3 7.3 12.8M16.7 11.2l-5.5 5.5" />
  ),
  mute: (
    <path d="M4 11c2.5-2.6 5.2-3 8-1.4C14.8 8 17.5 8.4 20 11c-2.2 4-4.8 5.6-8 5.6S6.2 15 4 11ZM4.5 11h15M5 5l14 14" />
  ),
  demoralized: (
    <path d="M12 20S4 15.3 4 9.6A4.2 4.2 0 0 1 12 7.8 4.2 4.2 0 0 1 20 9.6C20 15.3 12 20 12 20ZM12 7.8l-2 4 4 1.6-2.4 4" />
  ),
  fragile: <path d="M7 3h10l-.8 6a4.2 4.2 0 0 1-8.4 0ZM12 13.2V19M8 21h8M12.6 3l-1.8 3.2 2.6 1.6-1.2 3" />,
  fearful: (
    <path d="M5 21V11a7 7 0 0 1 14 0v10l-2.4-2-2.3 2-2.3-2-2.3 2-2.3-2ZM9.4 10.4v1.2M14.6 10.4v1.2M10 15.5q2-2 4 0" />
  ),
  panicked: <path d="M12 3v10.5M12 17.5v.5M4.5 6l2 2M19.5 6l-2 2M3 12.5h2.5M21 12.5h-2.5M5.5 19l2-2M18.5 19l-2-2" />,
  frenzied: <path d="m13.5 2-8 11.5h5L9 22l9.5-12.5h-5.5Z" />,
  selfish: <path d="M4 13c0 4.5 3.5 7.5 8 7.5s8-3 8-7.5M4 13l3 1.5M20 13l-3 1.5M12 3.5v9M8.8 9.5l3.2 3.2 3.2-3.2" />,
  hardheaded: <path d="M3 15.5h18M5 15.5a7 7.5 0 0 1 14 0M12 8V5.5M9.5 5.5h5M5 19h14" />,
  prideful: <path d="m12 8.5 1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8L8.6 19l.7-3.8-2.8-2.7 3.8-.5ZM8 3h8l-1.8 4h-4.4Z" />,
  clumsy: <path d="M4.5 8.5 11 5l4 7.5-6.5 3.5ZM13.2 8.8c2-1.6 4 .8 2.2 3M16 17.5l1.5 2M19 15l2 1.5M12.5 19v2" />,
  absent_minded: (
    <path d="M6.5 14.5a4 4 0 0 1 .6-8 5.2 5.2 0 0 1 9.9.9 3.6 3.6 0 0 1 .4 7.1ZM9 18.2h.1M6 21h.1M11 9.3c.2-2 3-1.8 2.6 0-.2 1-1.4 1-1.4 2.2" />
  ),
  tyrannical: <path d="M4 18.5V8l4.5 4L12 5l3.5 7L20 8v10.5ZM4 21.5h16" />,
  novice: (
    <path d="M12 4v9M12 13c-5 0-7-2.5-7-6.5 4.5 0 7 2 7 6.5ZM12 11c0-4 2.5-6.5 7-6.5 0 4.5-2.5 6.5-7 6.5ZM7 21c0-5 2-8 5-8s5 3 5 8Z" />
  ),
  merry_christmas: <path d="M12 2.5 16 8h-2.5L18 13h-3l5 6H4l5-6H6l4.5-5H8ZM12 19v3" />,
};

/** A hard knock's sign; Traumas and Phobias show their threat. */
export function KnockIcon({ card, threat }: { readonly card: string; readonly threat: string | undefined }) {
  if (threat) return <ThreatIcon threat={threat} />;
  return (
    <svg viewBox="0 0 24 24" class="sign" aria-hidden="true">
      {KNOCKS[card] ?? <path d="M5 5l14 14M19 5 5 19" />}
    </svg>
  );
}

/** A coil of wire. */
export function TrapIcon() {
  return (
    <svg viewBox="0 0 48 14" class="sign wire" aria-hidden="true">
      <path d="M1 7h46M6 7a4 5.5 0 1 1 8 0 4 5.5 0 1 1-8 0M17 7a4 5.5 0 1 1 8 0 4 5.5 0 1 1-8 0M28 7a4 5.5 0 1 1 8 0 4 5.5 0 1 1-8 0M38.5 3.5l4 7M42.5 3.5l-4 7M2.5 4l3 6" />
    </svg>
  );
}

export function Clover() {
  return (
    <svg viewBox="0 0 24 24" class="sign clover" aria-hidden="true">
      <path
        d="M12 11C9 4 3.5 6.5 5 10c-4 1-2.5 6.5 1.5 5.5C8 17 11 15 12 11Zm0 0c3-7 8.5-4.5 7-1 4 1 2.5 6.5-1.5 5.5C16 17 13 15 12 11Z"
        class="solid"
      />
      <path d="M12 11q0 7-3 11" />
    </svg>
  );
}

export function SpeechIcon() {
  return (
    <svg viewBox="0 0 24 24" class="sign" aria-hidden="true">
      <path d="M3 9.5v5h3l9 4.5V5L6 9.5ZM18 9q2 3 0 6M20.5 7q3.2 5 0 10M6.5 14.5 8 20h2.5l-1-4" class="solid" />
    </svg>
  );
}

export function LeaderIcon() {
  return (
    <svg viewBox="0 0 24 24" class="sign" aria-hidden="true">
      <path d="M5 22V2.5" />
      <path d="M5 3.5h14l-3.5 4.5L19 12.5H5Z" class="solid" />
    </svg>
  );
}

const ARROWS: Readonly<Record<string, string>> = {
  L: "M19 9c-3-3.5-9-4-12 .5M7 4.5v5.2h5.2",
  R: "M5 9c3-3.5 9-4 12 .5M17 4.5v5.2h-5.2",
  LL: "M20 8.5c-3-4-10-4.5-14 1.5M6 4.8V10h5.2M20 13.5c-3-3-7-3-10 0M10 9.8v3.8h3.8",
  RR: "M4 8.5c3-4 10-4.5 14 1.5M18 4.8V10h-5.2M4 13.5c3-3 7-3 10 0M14 9.8v3.8h-3.8",
  solo_left: "M19 8H6M10 4 6 8l4 4",
  solo_right: "M5 8h13M14 4l4 4-4 4",
  solo_middle: "M12 3v9M8 8l4 4 4-4",
  solo_none: "M7 4l10 8M17 4 7 12",
};

/** A helping hand, and where it reaches. */
export function TileIcon({ tile }: { readonly tile: string }) {
  return (
    <svg viewBox="0 0 24 24" class="sign" aria-hidden="true">
      <path d={ARROWS[tile] ?? ""} class="arrow" />
      <path
        d="M3 17.5h3.5l3-1.5h4.5c1.8 0 1.8 2.6 0 2.6H11m3.5-.3 4.5-2.2c1.6-.7 2.6 1.2 1.2 2.2l-5.7 3.7H9l-2.5-1H3Z"
        class="palm"
      />
    </svg>
  );
}

/** A helmet seen from the front, 40 by 26. */
export function HelmetShape() {
  return (
    <>
      <path d="M7 17C7 7 13 3 20 3s13 4 13 14Z" class="bowl" />
      <path d="M18.5 3.5V1.5h3v2c1 4 1 9 .5 13.5h-4c-.5-4.5-.5-9.5.5-13.5Z" class="crest" />
      <path d="M2 19q18-6.5 36 0l1 3Q20 17 1 22Z" class="brim" />
    </>
  );
}

/** A soldier's marker. */
export function Helmet() {
  return (
    <svg viewBox="0 0 40 26" class="helmet" aria-hidden="true">
      <HelmetShape />
    </svg>
  );
}
