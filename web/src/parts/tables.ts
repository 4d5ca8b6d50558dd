// Tables in the text of a rule: lines whose cells are parted by semicolons, below a line that names the columns.
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const CELLS = "; ";
const PROSE = /[.:]$/;

/** The text in parts: plain text, and tables. */
export function parted(text: string): readonly (string | Table)[] {
  const lines = text.split("\n");
  const parts: (string | Table)[] = [];
  let plain: string[] = [];
  for (let at = 0; at < lines.length;) {
    const head = headOf(lines[at]!);
    const rows = head ? rowsBelow(lines.slice(at + 1), head) : [];
    if (!head || !rows.length) {
      plain.push(lines[at++]!);
      continue;
    }
    if (plain.length) parts.push(plain.join("\n"));
    plain = [];
    parts.push({ head, rows });
    at += 1 + rows.length;
  }
  if (plain.length) parts.push(plain.join("\n"));
  return parts;
}

/** Names of columns are words: no sentence, no number first. */
function headOf(line: string): readonly string[] | null {
  const cells = line.split(CELLS);
  return cells.length > 1 && !PROSE.test(line) && !/[\d:]/.test(cells[0]!) ? cells : null;
}

/** Rows have as many cells; what is more belongs to the last. The first column's name again begins another table. */
function rowsBelow(lines: readonly string[], head: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const line of lines) {
    const cells = line.split(CELLS);
    if (cells.length < head.length || cells[0] === head[0]) break;
    if (head.length === 2 && PROSE.test(line)) break; // a sentence, by chance with a semicolon
    rows.push([...cells.slice(0, head.length - 1), cells.slice(head.length - 1).join(CELLS)]);
  }
  return rows;
}
