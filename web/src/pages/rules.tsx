// The rules of a game in our own words, with their numbers and where they come from.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { references } from "../parts/references.ts";
import { rulesOf } from "../parts/rule.tsx";
import { settings } from "../settings.ts";
import { text } from "../text.ts";

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
  const search = wanted.value.trim().toLowerCase();
  const shown = rules?.filter(
    (rule) => !search || (rule.heading === false && `${rule.number} ${rule.text}`.toLowerCase().includes(search)),
  );
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
              />
            </label>
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
            {shown?.length === 0 && <p role="status">{text("nothing-found")}</p>}
            {shown?.map((rule) => {
              if (rule.heading && isChapter(rule.number))
                return (
                  <h2 id={rule.number}>
                    {rule.number} {rule.text}
                  </h2>
                );
              if (rule.heading)
                return (
                  <h3 id={rule.number}>
                    {rule.number} {rule.text}
                  </h3>
                );
              return (
                <div class="rule-entry" id={rule.number}>
                  <strong class="rule-number">{rule.number}</strong>
                  <p>
                    {references(rule.text, (number) => numbers.has(number)).map((piece) =>
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
                    )}
                  </p>
                  {rule.source && <span class="source">{text("source", { source: rule.source })}</span>}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}
