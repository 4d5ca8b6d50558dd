// The picture of a finished game, to be shared: 1200 by 630, drawn by us, in colours that are the same everywhere.
import type { Report } from "../protocol.ts";
import { curvesIn, highest, ticksShown, type Box } from "./chart.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;
const ART = 430; // the width of the game's own picture
const LEFT = ART + 46;
const RIGHT = WIDTH - 46;
const PAPER = "#fbf6ea";
const INK = "#2c241a";
const SOFT = "#5b4d3a";
const LINE = "#cdbd9b";
const CURVES = ["#8f3f1c", "#0b5d7a"];
const DASHES = [[], [10, 6]]; // told apart without colours, too
const SERIF = '"Alegreya", Georgia, serif';
const SANS = '"Alegreya Sans", "Segoe UI", system-ui, sans-serif';
const PROPERTIES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity"] as const;

/** The game's picture as the page shows it; its colours go along, for an image knows no style sheet. */
export function asImage(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const drawn = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((piece, i) => {
    const style = getComputedStyle(drawn[i]!);
    for (const name of PROPERTIES) piece.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${ART}`);
  copy.setAttribute("height", `${HEIGHT}`);
  const image = new Image();
  return new Promise((done, failed) => {
    image.onload = () => done(image);
    image.onerror = () => failed(new Error("picture"));
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  });
}

/** Words in lines no wider than the room; what does not fit ends with an ellipsis. */
export function wrapped(words: string, fits: (line: string) => boolean, most: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  let end = lines[most - 1]!;
  while (end && !fits(`${end} …`)) end = end.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${end} …`];
}

interface Paragraph {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly most: number;
}

/** A paragraph from *y* downwards; where the next one can begin. */
function paragraph(ctx: CanvasRenderingContext2D, words: string, y: number, given: Paragraph): number {
  ctx.font = given.font;
  ctx.fillStyle = given.colour;
  const fits = (line: string) => ctx.measureText(line).width <= RIGHT - LEFT;
  for (const line of wrapped(words, fits, given.most)) {
    ctx.fillText(line, LEFT, y + given.size);
    y += given.size * 1.22;
  }
  return y + given.size * 0.35;
}

export async function draw(
  canvas: HTMLCanvasElement,
  report: Report,
  link: string,
  art: SVGSVGElement | null,
): Promise<void> {
  const ctx = canvas.getContext("2d")!;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  await Promise.all([`700 40px ${SERIF}`, `500 26px ${SANS}`].map((font) => document.fonts.load(font))).catch(() => {});
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  if (art) ctx.drawImage(await asImage(art), 0, 0, ART, HEIGHT);
  let y = 30;
  y = paragraph(ctx, report.title, y, { font: `500 26px ${SANS}`, size: 26, colour: SOFT, most: 1 });
  y = paragraph(ctx, report.result, y, { font: `700 42px ${SERIF}`, size: 42, colour: INK, most: 3 });
  y = paragraph(ctx, report.players.join(" · "), y, { font: `700 24px ${SANS}`, size: 24, colour: INK, most: 1 });
  y = paragraph(ctx, report.decided[0] ?? "", y, { font: `500 24px ${SANS}`, size: 24, colour: SOFT, most: 3 });
  const foot = HEIGHT - 34;
  if (report.chart?.ticks.length) {
    const top = Math.max(y + 62, 340);
    curves(ctx, report.chart, { x: LEFT + 34, y: top, width: RIGHT - LEFT - 34, height: foot - 66 - top });
  }
  ctx.font = `500 20px ${SANS}`;
  ctx.fillStyle = SOFT;
  ctx.fillText(link, LEFT, foot + 8, RIGHT - LEFT);
}

function curves(ctx: CanvasRenderingContext2D, chart: NonNullable<Report["chart"]>, box: Box): void {
  const base = box.y + box.height;
  ctx.font = `700 18px ${SANS}`;
  ctx.fillStyle = SOFT;
  ctx.fillText(chart.title, box.x, box.y - 42, box.width);
  ctx.font = `500 18px ${SANS}`;
  ctx.strokeStyle = LINE;
  ctx.lineWidth = 1;
  ctx.fillStyle = SOFT;
  for (const [share, value] of [
    [0, highest(chart)],
    [1, 0],
  ] as const) {
    const y = box.y + share * box.height;
    ctx.beginPath();
    ctx.moveTo(box.x, y);
    ctx.lineTo(box.x + box.width, y);
    ctx.stroke();
    ctx.fillText(`${value}`, LEFT, y + 6);
  }
  const drawn = curvesIn(chart, box);
  for (const i of ticksShown(chart, 12)) {
    const tick = chart.ticks[i]!;
    ctx.fillText(tick, drawn[0]!.points[i]!.x - ctx.measureText(tick).width / 2, base + 24);
  }
  let legend = LEFT + 34;
  drawn.forEach(({ label, points }, n) => {
    ctx.strokeStyle = ctx.fillStyle = CURVES[n % CURVES.length]!;
    ctx.setLineDash(DASHES[n % DASHES.length]!);
    ctx.lineWidth = 4;
    ctx.beginPath();
    points.forEach(({ x, y }, i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(legend, box.y - 19);
    ctx.lineTo(legend + 30, box.y - 19);
    ctx.stroke();
    ctx.setLineDash([]);
    for (const { x, y } of points) {
      ctx.beginPath();
      ctx.arc(x, y, 5, 0, 2 * Math.PI);
      ctx.fill();
    }
    ctx.fillText(label, legend + 38, box.y - 13);
    legend += 64 + ctx.measureText(label).width;
  });
}
