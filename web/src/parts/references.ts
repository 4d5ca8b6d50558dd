// Numbers of rules in running text, so that they can be followed.
export interface Piece {
  readonly text: string;
  /** The rule that is named here, if there is one of that number. */
  readonly rule?: string;
}

const NUMBER = /\b[A-Z]{2}-\d+(?:\.\d+)*[a-z]?/g;

/** A text cut into pieces: plain ones, and numbers of rules that are known. */
export function references(text: string, isKnown: (number: string) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    const rule = [match[0], match[0].replace(/[a-z]$/, "")].find(isKnown);
    if (!rule) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: match[0], rule });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
