// What a fingertip can have meant.

const FINGER = 44; // pixels: what a finger covers

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a tap lies on a thing, or within a finger's breadth around its middle. */
export function reaches(box: Box, x: number, y: number): boolean {
  const [width, height] = [Math.max(box.width, FINGER), Math.max(box.height, FINGER)];
  const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2];
  return Math.abs(x - middle) <= width / 2 && Math.abs(y - centre) <= height / 2;
}

const isSmall = ({ width, height }: Box): boolean => width < FINGER || height < FINGER;

/** What a tap may have meant, if it needs help: small things in reach, and what lies under the finger. */
export function meant<Thing>(
  things: readonly Thing[],
  boxOf: (thing: Thing) => Box,
  direct: Thing | null,
  x: number,
  y: number,
): readonly Thing[] {
  const near = things.filter((thing) => {
    const box = boxOf(thing);
    return thing !== direct && box.width > 0 && isSmall(box) && reaches(box, x, y);
  });
  return direct === null ? near : [direct, ...near];
}
