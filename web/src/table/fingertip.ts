// What a fingertip can have meant.

const FINGER = 44; // pixels: what a finger covers

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a tap lies near the middle of a thing: a finger's breadth, and all of what is narrow. */
export function reaches(box: Box, x: number, y: number): boolean {
  const narrow = box.width < FINGER || box.height < FINGER;
  const [width, height] = narrow ? [Math.max(box.width, FINGER), Math.max(box.height, FINGER)] : [FINGER, FINGER];
  const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2];
  return Math.abs(x - middle) <= width / 2 && Math.abs(y - centre) <= height / 2;
}

/** What a tap may have meant: what lies under the finger, and everything in reach. */
export function meant<Thing>(
  things: readonly Thing[],
  boxOf: (thing: Thing) => Box,
  direct: Thing | null,
  x: number,
  y: number,
): readonly Thing[] {
  const near = things.filter((thing) => {
    const box = boxOf(thing);
    return thing !== direct && box.width > 0 && reaches(box, x, y);
  });
  return direct === null ? near : [direct, ...near];
}
