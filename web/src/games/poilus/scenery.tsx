// What never changes: the dove, the monument, the waste between the lines.
export function Dove() {
  return (
    <g class="dove">
      <circle cx="50" cy="42" r="30" class="glory" />
      <path d="M50 12v-6M71 21l4-5M29 21l-4-5M80 42h7M20 42h-7" class="rays" />
      <path
        d="M22 47c8 3 13 2 18-1-6-8-7-17-3-26 7 4 13 11 16 19 4-5 9-8 15-8 5 0 8 3 8 6l5 2-5 2c-1 9-8 15-18 15-6 0-10-1-14 1-7 4-16 1-22-10Z"
        class="bird"
      />
      <circle cx="71" cy="36.5" r="1.3" class="eye" />
      <path d="M80 39.5c5 2 8 6 9 11" class="twig" />
      <path d="M83 41q5-2 6 2-4 1-6-2ZM87 46q5 0 4 4-4 0-4-4Z" class="leaf" />
      <path d="M41 32c4 4 8 8 12 9" class="feather" />
    </g>
  );
}

export function Monument() {
  return (
    <g class="monument">
      <path d="M10 74q40-10 80 0v10H10Z" class="lawn" />
      <path d="M44 20h12l4 46H40Z" class="shaft" />
      <path d="m50 9 7 11H43Z" class="tip" />
      <path d="M34 66h32v7H34ZM28 73h44v8H28Z" class="stairs" />
      <path d="M50 26v14M45.5 30.5h9" class="cross" />
      <path d="M46 46h8M45.5 51h9M45 56h10M44.6 61h10.8" class="names" />
      <path d="M22 80c0-7 3-10 3-14M26 80c0-6-4-8-5-12M76 80c0-7-3-10-3-14M72 80c1-6 5-8 6-12" class="stalks" />
      <circle cx="25" cy="65" r="2.6" class="poppy" />
      <circle cx="20.5" cy="67.5" r="2.3" class="bluet" />
      <circle cx="73" cy="65" r="2.6" class="bluet" />
      <circle cx="78.5" cy="67.5" r="2.3" class="poppy" />
    </g>
  );
}

export function Wasteland() {
  return (
    <svg class="wasteland" viewBox="0 0 900 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="900" height="360" class="sky" />
      <path d="M0 196q120-34 260-18t300-14 340 10v186H0Z" class="far" />
      <g class="stumps">
        <path d="M120 200V128M120 152l-14-16M120 140l12-18M246 196v-46M246 168l-10-10M700 190v-84M700 130l-16-14M700 116l13-22M812 196v-52M812 160l12-14M560 184v-40" />
      </g>
      <path d="M0 236q150-36 330-12t330-10 240 8v138H0Z" class="mid" />
      <g class="craters">
        <ellipse cx="196" cy="262" rx="60" ry="11" />
        <ellipse cx="470" cy="252" rx="44" ry="8" />
        <ellipse cx="742" cy="268" rx="70" ry="12" />
      </g>
      <path d="M0 300q200-26 450-8t450-10v78H0Z" class="near" />
      <g class="wire">
        <path d="M0 318q28-22 56 0t56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0" />
        <path d="M0 326q28 16 56 0t56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0 56 0" />
        {Array.from({ length: 9 }, (_, i) => (
          <path d={`M${40 + i * 104} 300l-5 44M${28 + i * 104} 304l18 34`} class="post" />
        ))}
      </g>
    </svg>
  );
}
