// For the home page: the steamer on the Nile, the city behind its walls, the Banners on the dunes.
export function Picture() {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-hidden="true"
      class="khartoum-picture"
    >
      <rect width="640" height="360" class="sky" />
      <circle cx="452" cy="118" r="46" class="sun" />
      <path d="M0 170q90-38 180-14t170-8 160-20 130 22v80H0Z" class="far" />
      <g class="city">
        <path d="M150 196h34v-26h22v26h20v-44h8q14-26 28 0h8v44h24v-34h40v34h26v-18h44v18h40v-28h30v28h46v40H150Z" />
        <path d="M296 196v-78l5-12 5 12v78ZM446 168v-52l4-10 4 10v52Z" />
        <path d="M238 150q12-24 24 0Z" />
      </g>
      <path d="M118 214h430" class="rampart" />
      <path d="M0 222q120-10 320-4t320-4v100H0Z" class="river" />
      <path d="M30 240h80M150 250h120M360 244h90M500 256h100M70 264h60M420 266h70" class="shine" />
      <g class="steamer" transform="translate(330 218)">
        <path d="M-70 18H82l-16 22h-120Z" />
        <path d="M-44 0h92v16h-92Z" class="cabin" />
        <path d="M-4-40h12V0H-4Z" />
        <circle cx="-34" cy="24" r="19" class="paddle" />
        <path d="M-34 5v38M-53 24h38M-47 11l26 26M-21 11l-26 26" class="spokes" />
        <path d="M2-46q16-18 40-12t44-14" class="smoke" />
        <path d="M66 18V-14M66-14h26v12H66Z" class="jack" />
      </g>
      <path d="M0 276q140-34 300-6t340-14v104H0Z" class="near" />
      <path d="M0 318q160-30 330-4t310-12v58H0Z" class="nearest" />
      <g class="banners">
        <g transform="translate(84 306)">
          <path d="M0 0V-86" class="pole" />
          <path d="M0-84q18-9 36 0t34-2l-12 18 12 18q-16 8-34 0t-36 0Z" class="b1" />
        </g>
        <g transform="translate(176 318)">
          <path d="M0 0V-74" class="pole" />
          <path d="M0-72q16-8 30 0t30-2l-10 16 10 15q-14 7-30 0t-30 0Z" class="b2" />
        </g>
        <g transform="translate(520 312)">
          <path d="M0 0V-80" class="pole" />
          <path d="M0-78q17-8 33 0t32-2l-11 17 11 16q-15 8-32 0t-33 0Z" class="b3" />
        </g>
        <g transform="translate(588 322)">
          <path d="M0 0V-62" class="pole" />
          <path d="M0-60q12-7 25 0t26-2l-9 13 9 13q-12 6-26 0t-25 0Z" class="b4" />
        </g>
      </g>
    </svg>
  );
}
