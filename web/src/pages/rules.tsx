// The rules of a game in our own words, with their numbers and where they come from.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { find } from "../parts/finding.ts";
import { lazy } from "../parts/lazy.tsx";
import { Parted } from "../parts/parted.tsx";
import { references } from "../parts/references.ts";
import { rulesOf } from "../parts/rule.tsx";
import type { ExampleName } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";

const Example = lazy(() => import("../parts/example.tsx").then((code) => code.Example));

/** The hash of an example's address. */
const hashOf = (name: string) => `example-${name}`;

export function RulesPage({ game }: { readonly game: string }) {
  const title = useSignal("");
  const wanted = useSignal("");
  const rules = rulesOf(game);
  useEffect(() => {
    api.games().then(
      (games) => {
        title.value = games.find((entry) => entry.game === game)?.title ?? "";
      },
      () => {},
    );
  }, [game, settings.value.language]);
  useEffect(() => {
    document.title = `${text("rules")} · Zareba`;
  }, [settings.value.language]);
  useEffect(() => {
    if (rules && location.hash)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView({ block: "center" });
  }, [rules !== null]);
  // one board at a time: an example is opened by its address, too
  const opened = useSignal(location.hash.slice(1));
  useEffect(() => {
    const look = () => {
      // the address of a rule leaves it open
      if (location.hash.startsWith(`#${hashOf("")}`)) opened.value = location.hash.slice(1);
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const examples = (names: readonly ExampleName[]) =>
    names.map((name) => (
      <BesideRule
        key={name.name}
        game={game}
        example={name}
        open={opened.value === hashOf(name.name)}
        turn={(open) => {
          if (open) opened.value = hashOf(name.name);
          else if (opened.value === hashOf(name.name)) opened.value = "";
        }}
      />
    ));
  const shown = rules && find(rules, wanted.value);
  const hits = shown?.filter((rule) => !rule.heading).length;
  const numbers = new Set(rules?.map((rule) => rule.number));
  const isChapter = (number: string) => !number.includes(".");
  return (
    <div class="page">
      <h1>
        {text("rules")}
        {title.value && `: ${title.value}`}
      </h1>
      <p class="soft">
        {text("rules-own-words")} <a href={`/about/${game}`}>{text("reconstructed")}</a>
      </p>
      {rules === null && <p role="status">{text("loading")}</p>}
      {rules && (
        <div class="rules">
          <nav class="contents" aria-label={text("contents")}>
            <label class="field">
              <span>{text("search")}</span>
              <input
                type="search"
                value={wanted.value}
                onInput={(event) => {
                  wanted.value = event.currentTarget.value;
                }}
                onKeyDown={(event) => {
                  // from the box straight to what it has found
                  if (event.key === "Enter") document.querySelector<HTMLElement>(".rule-entry")?.focus();
                }}
              />
            </label>
            <p class="small soft" role="status">
              {wanted.value.trim() && text("rules-found", { n: hits ?? 0 })}
            </p>
            <ul>
              {rules
                .filter((rule) => rule.heading && isChapter(rule.number))
                .map((rule) => (
                  <li>
                    <a href={`#${rule.number}`}>
                      {rule.number} {rule.text}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
          <div>
            {shown?.length === 0 && <p>{text("nothing-found")}</p>}
            {shown?.map((rule) => {
              if (rule.heading && isChapter(rule.number))
                return (
                  <>
                    <h2 id={rule.number}>
                      {rule.number} {rule.text}
                    </h2>
                    {examples(rule.examples)}
                  </>
                );
              if (rule.heading)
                return (
                  <>
                    <h3 id={rule.number}>
                      {rule.number} {rule.text}
                    </h3>
                    {examples(rule.examples)}
                  </>
                );
              return (
                <div class="rule-entry" id={rule.number} tabIndex={-1}>
                  <strong class="rule-number">{rule.number}</strong>
                  <Parted
                    text={rule.text}
                    say={(words) =>
                      references(words, (number) => numbers.has(number)).map((piece) =>
                        piece.rule ? (
                          <a
                            href={`#${piece.rule}`}
                            onClick={() => {
                              wanted.value = ""; // the rule may be filtered out
                            }}
                          >
                            {piece.text}
                          </a>
                        ) : (
                          piece.text
                        ),
                      )
                    }
                  />
                  {rule.source && <span class="source">{text("source", { source: rule.source })}</span>}
                  {examples(rule.examples)}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

interface BesideProps {
  readonly game: string;
  readonly example: ExampleName;
  readonly open: boolean;
  readonly turn: (open: boolean) => void;
}

/** Folded until somebody wants it: only then is it fetched. */
function BesideRule({ game, example, open, turn }: BesideProps) {
  return (
    <details class="example" id={hashOf(example.name)} open={open} onToggle={(event) => turn(event.currentTarget.open)}>
      <summary>{text(example.still ? "picture" : "example", { title: example.title })}</summary>
      {open && <Example game={game} name={example.name} />}
    </details>
  );
}
