// The log and the chat come in parts: throw away from `start` on, then add.
export function splice<T>(
  lines: readonly T[],
  part: { readonly start: number; readonly lines: readonly T[] },
): readonly T[] {
  return [...lines.slice(0, part.start), ...part.lines];
}

export interface Rolled {
  readonly faces: readonly number[];
  readonly text: string;
}

/** The dice that lines tell of, each throw once. */
export function throws(
  lines: readonly {
    readonly text: string;
    readonly event: string;
    readonly facts: Readonly<Record<string, unknown>>;
  }[],
): readonly Rolled[] {
  const found: Rolled[] = [];
  for (const { facts, text } of lines) {
    const faces = Array.isArray(facts["dice"])
      ? (facts["dice"] as number[])
      : typeof facts["die"] === "number"
        ? [facts["die"]]
        : [];
    if (!faces.length || !faces.every((face) => Number.isInteger(face))) continue;
    const last = found.at(-1);
    if (last && last.faces.length > 1 && String(last.faces) === String(faces))
      found[found.length - 1] = { faces, text };
    else found.push({ faces, text });
  }
  return found;
}
