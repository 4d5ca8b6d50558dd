// What is reconstructed: every fact of a game that no rulebook prints, what stands there, and why.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import type { GameView, Sourced, Sources } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";

const ENGLISH = "en"; // the language of the data files

export function AboutPage({ game }: { readonly game: string }) {
  const found = useSignal<Sources | null>(null);
  const about = useSignal<GameView | undefined>(undefined);
  const trouble = useSignal("");
  useEffect(() => {
    document.title = `${text("reconstructed")} · Zareba`;
    api.games().then(
      (games) => {
        about.value = games.find((entry) => entry.game === game);
      },
      () => {},
    );
    api.sources(game).then(
      (sources) => {
        found.value = sources;
      },
      (error: Error) => {
        trouble.value = error.message || text("offline");
      },
    );
  }, [game, settings.value.language]);
  const sources = found.value;
  return (
    <div class="page">
      <h1>
        {text("reconstructed")}
        {about.value && `: ${about.value.title}`}
      </h1>
      {trouble.value && (
        <p class="notice bad" role="alert">
          {trouble.value}
        </p>
      )}
      {!sources && !trouble.value && <p role="status">{text("loading")}</p>}
      {sources && (
        <>
          <p>
            {text("reconstructed-more", { n: sources.unprinted.length })} <a href={`/rules/${game}`}>{text("rules")}</a>
          </p>
          <Counts counts={sources.counts} />
          <p>{sources.replace}</p>
          {byFile(sources.unprinted).map(([file, facts]) => (
            <FactsOf file={file} facts={facts} kinds={sources.kinds} />
          ))}
        </>
      )}
    </div>
  );
}

function Counts({ counts }: { readonly counts: Sources["counts"] }) {
  return (
    <table class="figures">
      <caption>{text("reconstructed-sources")}</caption>
      <tbody>
        {counts.map(([kind, n]) => (
          <tr>
            <th scope="row">{kind}</th>
            <td>{n}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FactsProps {
  readonly file: string;
  readonly facts: readonly Sourced[];
  readonly kinds: Sources["kinds"];
}

function FactsOf({ file, facts, kinds }: FactsProps) {
  return (
    <details class="panel sources">
      <summary>
        <span lang={ENGLISH}>{file}</span> ({facts.length})
      </summary>
      <div class="scroll" tabIndex={0} role="region" aria-label={file}>
        <table>
          <thead>
            <tr>
              {["place", "value", "kind", "why"].map((column) => (
                <th scope="col">{text(`reconstructed-${column}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <tr>
                <th scope="row" lang={ENGLISH}>
                  {fact.place}
                </th>
                <td lang={ENGLISH}>{fact.value}</td>
                <td>{kinds[fact.kind]}</td>
                <td>{fact.source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function byFile(facts: readonly Sourced[]): [string, Sourced[]][] {
  const files = new Map<string, Sourced[]>();
  for (const fact of facts) files.set(fact.file, [...(files.get(fact.file) ?? []), fact]);
  return [...files];
}
