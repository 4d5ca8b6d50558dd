// The land: every kind of terrain has its own drawing and its name. It is drawn once.
import { memo } from "../../parts/memo.ts";
import type { Point } from "./camera.ts";
import { readPiece, type Facts, type Preview, type Terrain } from "./facts.ts";
import { along, centroid, hachures, halfway, noise, path, scatter, towards, zigzag } from "./scatter.ts";
import { Upright } from "./viewport.tsx";

const PLATEAU = 1;
const THICK = 30; // hundredths: a line that has no width of its own

/** What is drawn first lies below. */
const ORDER: readonly string[] = [
  "lake",
  "marsh",
  "hill_gentle",
  "hill_steep",
  "hill_too_steep",
  "hollow",
  "rough",
  "field",
  "tall_grass",
  "wilderness",
  "wood_light",
  "wood_dense",
  "canyon",
  "stream",
  "river",
  "road",
  "mountain_path",
  "ford",
  "bridge",
  "built_up",
  "fence_wood",
  "wall_stone",
];

interface LandProps {
  readonly pieces: string; // as JSON: the same land is not drawn again
  readonly facts: Facts;
  readonly outlook: string;
  readonly tents: boolean;
}

export const Land = memo(({ pieces, facts, outlook, tents }: LandProps) => {
  const { crests, outlines }: Preview = JSON.parse(outlook);
  const land = (JSON.parse(pieces) as number[][]).map((raw, i) => readPiece(facts, i, raw));
  const sorted = [...land].sort((a, b) => ORDER.indexOf(a.kind.id) - ORDER.indexOf(b.kind.id) || a.number - b.number);
  return (
    <g class="kp-land" clip-path="url(#kp-table-edge)">
      {sorted.map((piece) => (
        <g key={piece.number} class={`kp-piece ${piece.kind.id}`} data-ref={`piece-${piece.number}`}>
          <title>{piece.kind.name}</title>
          <Piece
            piece={piece}
            crest={points(crests?.[piece.number])}
            outline={points(outlines?.[piece.number])}
            tents={tents}
          />
        </g>
      ))}
      <g class="kp-land-names" aria-hidden="true">
        {land
          .filter((piece) => piece.points.length)
          .map((piece) => (
            <Label piece={piece} />
          ))}
      </g>
    </g>
  );
});

const points = (raw: readonly (readonly [number, number])[] | undefined): readonly Point[] =>
  (raw ?? []).map(([x, y]) => ({ x, y }));

function Label({ piece }: { readonly piece: Terrain }) {
  const at = piece.kind.linear ? halfway(piece.points) : centroid(piece.points);
  return (
    <Upright x={at.x} y={at.y}>
      <text class="land-name">{piece.kind.name}</text>
    </Upright>
  );
}

interface PieceProps {
  readonly piece: Terrain;
  readonly crest: readonly Point[];
  readonly outline: readonly Point[];
  readonly tents: boolean;
}

function Piece(props: PieceProps) {
  const { piece } = props;
  const shape = path(piece.points);
  const line = path(piece.points, false);
  const seed = piece.number;
  const width = piece.width || THICK;
  switch (piece.kind.id) {
    case "hill_gentle":
    case "hill_steep":
    case "hill_too_steep":
      return <Hill {...props} />;
    case "wood_dense":
    case "wood_light":
    case "wilderness":
      return <Wood {...props} />;
    case "built_up":
      return <Village {...props} />;
    case "canyon":
      return <Canyon {...props} />;
    case "hollow":
      return (
        <>
          <path d={shape} class="area" />
          <path d={hachures(piece.points, 55, 90, seed)} class="hachure" />
          <path d={path(towards(piece.points, [centroid(piece.points)], 0.6))} class="contour" />
        </>
      );
    case "rough":
      return (
        <>
          <path d={shape} class="area" />
          <path
            d={scatter(piece.points, 120, seed)
              .map((at) => stone(at, at.n))
              .join("")}
            class="stones"
          />
          <path
            d={scatter(piece.points, 190, seed + 40)
              .map((at) => tuft(at, 26))
              .join("")}
            class="tufts"
          />
        </>
      );
    case "field":
      return (
        <>
          <path d={shape} class="area" />
          <path d={shape} fill="url(#kp-furrows)" class="texture" />
          <path d={shape} class="edge" />
        </>
      );
    case "tall_grass":
      return (
        <>
          <path d={shape} class="area" />
          <path
            d={scatter(piece.points, 92, seed)
              .map((at) => tuft(at, 34))
              .join("")}
            class="tufts"
          />
        </>
      );
    case "marsh":
      return (
        <>
          <path d={shape} class="area" />
          <path
            d={scatter(piece.points, 165, seed)
              .map((at) => `M${at.x - 55} ${at.y}h110M${at.x - 28} ${at.y - 26}h56`)
              .join("")}
            class="ripples"
          />
          <path
            d={scatter(piece.points, 210, seed + 3)
              .map((at) => tuft(at, 44))
              .join("")}
            class="tufts"
          />
        </>
      );
    case "lake":
      return (
        <>
          <path d={shape} class="area" />
          {[0.9, 0.76, 0.58].map((part) => (
            <path d={path(towards(piece.points, [centroid(piece.points)], part))} class="ripples" />
          ))}
        </>
      );
    case "river":
    case "stream":
      return <Water {...props} width={width} line={line} />;
    case "road":
      return (
        <>
          <path d={line} class="casing" style={{ strokeWidth: width }} />
          <path d={line} class="bed" style={{ strokeWidth: width * 0.8 }} />
          <path d={line} class="ruts" style={{ strokeWidth: width * 0.34 }} />
          <path d={line} class="bed" style={{ strokeWidth: width * 0.24 }} />
        </>
      );
    case "mountain_path":
      return (
        <>
          <path d={line} class="casing" style={{ strokeWidth: width }} />
          <path d={line} class="steps" />
        </>
      );
    case "ford":
      return (
        <>
          <path d={line} class="bed" style={{ strokeWidth: width }} />
          <path
            d={along(piece.points, 50)
              .flatMap((at, i) => [
                stone(
                  { x: at.x + (noise(seed, i) - 0.5) * width * 0.7, y: at.y + (noise(i, seed) - 0.5) * width * 0.7 },
                  noise(seed, i, 2),
                ),
              ])
              .join("")}
            class="stones"
          />
        </>
      );
    case "bridge":
      return (
        <>
          <path d={line} class="rails" style={{ strokeWidth: width }} />
          <path d={line} class="deck" style={{ strokeWidth: width * 0.8 }} />
          <path d={line} class="planks" style={{ strokeWidth: width * 0.8 }} />
        </>
      );
    case "fence_wood":
      return (
        <>
          <path d={line} class="hit-line" />
          <path d={path(zigzag(piece.points, 70, 14), false)} class="rails" />
        </>
      );
    case "wall_stone":
      return (
        <>
          <path d={line} class="casing" />
          <path d={line} class="blocks" />
        </>
      );
    default:
      return <path d={piece.kind.linear ? line : shape} class={piece.kind.linear ? "rails" : "area"} />;
  }
}

const stone = ({ x, y }: Point, n: number): string => {
  const r = 14 + n * 16;
  return `M${Math.round(x - r)} ${Math.round(y)}l${Math.round(r * 0.5)} ${Math.round(r * 0.8)} ${Math.round(r)} ${Math.round(-r * 0.1)} ${Math.round(r * 0.45)} ${Math.round(-r * 0.7)}Z`;
};
const tuft = ({ x, y }: Point, size: number): string =>
  `M${x - size * 0.5} ${Math.round(y + size * 0.7)}L${x - 4} ${y}M${x} ${y + size}V${y}M${x + Math.round(size * 0.5)} ${Math.round(y + size * 0.7)}L${x + 4} ${y}`;
const disc = ({ x, y }: Point, r: number): string =>
  `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

function Hill({ piece, crest }: PieceProps) {
  const shape = piece.points;
  const flat = piece.variant === PLATEAU;
  const core = crest.length > 1 && !flat ? crest : [centroid(shape)];
  const steep = piece.kind.id !== "hill_gentle";
  const levels = steep ? [0.82, 0.62, 0.42] : [0.7, 0.4];
  return (
    <>
      <path d={path(shape)} class="area" />
      {flat ? (
        <path d={path(towards(shape, core, 0.8))} class="top" />
      ) : (
        levels.map((part) => <path d={path(towards(shape, core, part))} class="slope" />)
      )}
      <path d={hachures(shape, steep ? 34 : 70, steep ? 105 : 62, piece.number)} class="hachure" />
      {steep && !flat && <path d={hachures(towards(shape, core, 0.62), 44, 66, piece.number + 9)} class="hachure" />}
      {flat && <path d={path(towards(shape, core, 0.8))} class="rim" />}
      {piece.kind.id === "hill_too_steep" && (
        <path
          d={scatter(towards(shape, core, 0.7), 260, piece.number)
            .map(
              ({ x, y }) => `M${x - 70} ${y - 40}L${x} ${y + 70} ${x + 70} ${y - 40}M${x} ${y + 70}L${x + 8} ${y - 40}`,
            )
            .join("")}
          class="crags"
        />
      )}
      {!flat && crest.length > 1 && <path d={path(crest, false)} class="crest" />}
    </>
  );
}

function Wood({ piece }: PieceProps) {
  const kind = piece.kind.id;
  const gap = kind === "wood_light" ? 210 : 128;
  const trees = scatter(piece.points, gap, piece.number);
  const size = (n: number) => Math.round((kind === "wood_light" ? 46 : 44) * (0.75 + n * 0.6));
  // firs among the crowns: dense woods are dark, light ones have room between the trees
  const firs =
    kind === "wood_light"
      ? []
      : trees.filter((_, i) => noise(piece.number, i, 8) > (kind === "wilderness" ? 0.4 : 0.7));
  return (
    <>
      <path d={path(piece.points)} class="area" />
      <path d={trees.map((at) => disc({ x: at.x + 12, y: at.y - 12 }, size(at.n))).join("")} class="shade" />
      <path d={trees.map((at) => disc(at, size(at.n))).join("")} class="crowns" />
      <path
        d={trees.map((at) => disc({ x: at.x - 10, y: at.y + 12 }, Math.round(size(at.n) * 0.45))).join("")}
        class="lights"
      />
      {firs.length > 0 && (
        <path
          d={firs.map(({ x, y }) => `M${x} ${y + 52}l18-38 34-14-34-14-18-38-18 38-34 14 34 14Z`).join("")}
          class="firs"
        />
      )}
    </>
  );
}

/** Tipis or cabins, with yards between them. */
function Village({ piece, tents }: PieceProps) {
  const houses = scatter(piece.points, tents ? 330 : 380, piece.number);
  return (
    <>
      <path d={path(piece.points)} class="area" />
      {houses.map((at) => {
        const turn = Math.round(at.n * 8) * 22.5;
        return tents ? (
          <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
            <circle r="92" class="hide" />
            <path d="M-92 0A92 92 0 0 0 0 92L0 0ZM92 0A92 92 0 0 0 0-92L0 0Z" class="hide-dark" />
            <path d="M-30-30 30 30M-30 30 30-30M0-40V40M92-16L58 0 92 16" class="poles" />
          </g>
        ) : (
          <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
            <path d="M-115-78H115V78H-115Z" class="roof" />
            <path d="M-115-78H115V0H-115Z" class="roof-dark" />
            <path d="M-115 0H115M-70-78V78M-20-78V78M30-78V78M80-78V78" class="shingles" />
            <path d="M66 22h34v34H66Z" class="chimney" />
          </g>
        );
      })}
    </>
  );
}

function Canyon({ piece, outline }: PieceProps) {
  const shape = outline.length ? outline : piece.points;
  return (
    <>
      <path d={path(shape)} class="area" />
      <path d={hachures(shape, 36, Math.min(95, piece.width / 4 || 60), piece.number)} class="hachure" />
      <path
        d={along(piece.points, 260)
          .map((at, i) =>
            stone({ x: at.x + (noise(piece.number, i) - 0.5) * piece.width * 0.4, y: at.y }, noise(i, piece.number)),
          )
          .join("")}
        class="stones"
      />
    </>
  );
}

function Water({ piece, outline, width, line }: PieceProps & { readonly width: number; readonly line: string }) {
  return (
    <>
      {outline.length ? (
        <path d={path(outline)} class="area" />
      ) : (
        <path d={line} class="bed" style={{ strokeWidth: width }} />
      )}
      <path
        d={path(
          piece.points.map(({ x, y }) => ({ x: x + width * 0.1, y: y + width * 0.1 })),
          false,
        )}
        class="ripples"
      />
      {width > 200 && (
        <>
          <path
            d={path(
              piece.points.map(({ x, y }) => ({ x: x + width * 0.2, y: y + width * 0.2 })),
              false,
            )}
            class="ripples"
          />
          <path
            d={path(
              piece.points.map(({ x, y }) => ({ x: x - width * 0.18, y: y - width * 0.18 })),
              false,
            )}
            class="ripples"
          />
        </>
      )}
    </>
  );
}
