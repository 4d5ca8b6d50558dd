// What-ifs and the tables they have left.
import type { Chapter, TableView } from "../protocol.ts";

/** The chapter a moment lies in, in words; of several that begin together the largest. */
export function chapterAt(chapters: readonly Chapter[], at: number): string {
  const before = chapters.filter((chapter) => chapter.at <= at);
  const rank = Math.min(...before.map((chapter) => chapter.rank));
  const found = before.findLast((chapter) => chapter.rank === rank);
  return found?.text.replace(/\s*[.:!]\s*$/, "") ?? "";
}

/** The what-ifs of a table, the earliest moment first, each once. */
export function branchesOf(tables: readonly TableView[], table: string): readonly TableView[] {
  const found = new Map(
    tables
      .filter(({ origin }) => origin?.kind === "branch" && origin.table === table)
      .map((branch) => [branch.table, branch]),
  );
  return [...found.values()].sort((a, b) => a.origin!.at - b.origin!.at || a.created.localeCompare(b.created));
}

/** Tables in their order, each with its what-ifs; one whose parent is not in the list stands for itself. */
export function withBranches(
  tables: readonly TableView[],
): readonly { readonly table: TableView; readonly branches: readonly TableView[] }[] {
  const known = new Set(tables.map(({ table }) => table));
  const isBranch = ({ origin }: TableView) => origin?.kind === "branch" && known.has(origin.table);
  const under = (id: string): readonly TableView[] =>
    branchesOf(tables, id).flatMap((branch) => [branch, ...under(branch.table)]);
  return tables.filter((table) => !isBranch(table)).map((table) => ({ table, branches: under(table.table) }));
}
