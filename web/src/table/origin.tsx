// A what-if says so, and where it comes from; a table lists the what-ifs this browser has made of it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { keyring, secretsOf } from "../keyring.ts";
import type { Chapter, Origin, TableView } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import { branchesOf, chapterAt } from "./branches.ts";

/** "What if, from turn 2 of The Lion of Khartoum", and the way back. */
export function WhatIfOf({ origin, title }: { readonly origin: Origin; readonly title: string }) {
  const chapters = useSignal<readonly Chapter[]>([]);
  useEffect(() => {
    void api.chapters(origin.table).then(
      (found) => {
        chapters.value = found;
      },
      () => {}, // then only the moment is named
    );
  }, [origin.table, settings.value.language]);
  const chapter = chapterAt(chapters.value, origin.at);
  return (
    <p class="what-if-of small">
      <strong>
        {chapter ? text("what-if-from", { chapter, title }) : text("what-if-from-moment", { at: origin.at, title })}
      </strong>{" "}
      <a href={`/table/${origin.table}`}>{text("what-if-back")}</a>
    </p>
  );
}

/** Only those of this browser: others must not watch what somebody tries with hidden cards. */
export function Branches({ table }: { readonly table: TableView }) {
  const found = useSignal<readonly TableView[]>([]);
  useEffect(() => {
    const secrets = Object.values(keyring.peek()).flatMap(secretsOf);
    if (!secrets.length) return;
    void api.mine(secrets.slice(-200)).then(
      (mine) => {
        found.value = branchesOf(
          mine.map((entry) => entry.table),
          table.table,
        );
      },
      () => {},
    );
  }, [table.table, settings.value.language]);
  if (!found.value.length) return null;
  return (
    <section class="branches">
      <h3>{text("what-ifs")}</h3>
      <ul class="list">
        {found.value.map((branch) => (
          <li>
            <BranchLink branch={branch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BranchLink({ branch }: { readonly branch: TableView }) {
  return (
    <>
      <a href={`/table/${branch.table}`}>
        {text("what-if-from-moment", { at: branch.origin?.at ?? 0, title: branch.title })}
      </a>{" "}
      <span class="soft small">
        {branch.result || text(`status-${branch.status}`)} · {text("choices", { n: branch.choices })}
      </span>
    </>
  );
}
