// For the home page: a village on its ridge, the Djurdjura behind it, a red burnoose on the road.
export function Picture() {
  const peaks =
    "M0 170 60 120 104 148 168 74 214 128 262 92 322 150 380 62 438 132 486 96 548 140 596 104 640 136V260H0Z";
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="burnoose-picture">
      <rect width="640" height="360" class="sky" />
      <circle cx="118" cy="84" r="38" class="sun" />
      <path d={peaks} class="far" />
      <path
        d="M168 74 190 101 176 110 164 100 150 112 141 104ZM380 62 404 94 386 102 372 92 356 106 350 98ZM262 92 280 110 266 116 254 108 246 114 240 108Z"
        class="snow"
      />
      <path d="M0 222Q120 168 240 206T470 190 640 214V360H0Z" class="ridge" />
      <path d="M0 264Q150 214 320 250T640 236V360H0Z" class="near" />
      <path d="M-10 348Q180 330 260 290T410 198" class="path-edge" />
      <path d="M-10 348Q180 330 260 290T410 198" class="path" />
      <g class="houses">
        <path d="M300 200v-30l22-16 22 16v-20l26-18 26 18v12l20-15 22 15v-22l24-17 24 17v18l18-13 20 13v42Z" />
      </g>
      <path
        d="M296 172 322 152 348 172M340 152 370 130 400 152M394 164 416 147 442 164M434 142 462 122 490 142M482 160 504 144 528 160"
        class="roofs"
      />
      <path d="M330 186h10v14h-10ZM372 176h11v18h-11ZM420 184h10v14h-10ZM466 172h11v20h-11Z" class="doors" />
      <g class="olives">
        {[
          [60, 268, 1.2],
          [118, 258, 1],
          [560, 262, 1.3],
          [606, 280, 1.5],
          [500, 286, 1.1],
          [28, 300, 1.5],
        ].map(([x, y, s]) => (
          <g transform={`translate(${x} ${y}) scale(${s})`}>
            <path d="M0 14V-2" class="trunk" />
            <path d="M-18-2a10 10 0 0 1 6-16 13 13 0 0 1 23-2 11 11 0 0 1 7 18Q0 8-18-2Z" />
          </g>
        ))}
      </g>
      <g transform="translate(214 322)">
        <path
          d="M0-98c12 0 18 9 18 20 0 12 4 16 16 30 10 14 14 36 15 54H-49c1-18 5-40 15-54 12-14 16-18 16-30 0-11 6-20 18-20Z"
          class="burnoose-cloak"
        />
        <path d="M0-98c-3 34-6 70-4 104h8c2-34-1-70-4-104Z" class="fold" />
        <path d="M-20-40q-6 22-7 46M22-40q5 22 6 46" class="crease" />
        <path d="M-9-84a10 11 0 0 1 18 0v8q-9 7-18 0Z" class="shadow" />
      </g>
      <path
        d="M0 346 16 330 32 346 48 330 64 346 80 330 96 346 112 330 128 346 144 330 160 346 176 330 192 346 208 330 224 346 240 330 256 346 272 330 288 346 304 330 320 346 336 330 352 346 368 330 384 346 400 330 416 346 432 330 448 346 464 330 480 346 496 330 512 346 528 330 544 346 560 330 576 346 592 330 608 346 624 330 640 346V360H0Z"
        class="weave"
      />
    </svg>
  );
}
