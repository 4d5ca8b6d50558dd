// A rule's number; it opens the rule's own text.
import { signal } from "@preact/signals";
import { api } from "../api.ts";
import type { RuleView } from "../protocol.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import { Dialog } from "./dialog.tsx";
import { Parted } from "./parted.tsx";
import { references } from "./references.ts";
import { related } from "./related.ts";

const cache = signal<Readonly<Record<string, readonly RuleView[]>>>({});
const loading = new Set<string>();

/** The rules of a game in the reader's language; null while they are on their way. */
export function rulesOf(game: string): readonly RuleView[] | null {
  const key = `${game} ${settings.value.language}`;
  const known = cache.value[key];
  if (!known && !loading.has(key)) {
    loading.add(key);
    api.rules(game).then(
      (rules) => {
        cache.value = { ...cache.value, [key]: rules };
      },
      () => setTimeout(() => loading.delete(key), 2000),
    );
  }
  return known ?? null;
}

const shown = signal<{ readonly game: string; readonly number: string } | null>(null);

export function RuleNumber({ game, number }: { readonly game: string; readonly number: string }) {
  if (!number) return null;
  return (
    <button
      type="button"
      class="link rule-number"
      onClick={() => {
        shown.value = { game, number };
      }}
      aria-label={text("open-rule", { number })}
    >
      {number}
    </button>
  );
}

/** The text of a rule; the rules it names open in its place. */
function RuleText(props: { readonly game: string; readonly rules: readonly RuleView[]; readonly text: string }) {
  const isKnown = (number: string) => props.rules.some((rule) => rule.number === number);
  return (
    <Parted
      text={props.text}
      say={(words) =>
        references(words, isKnown).map((piece) =>
          piece.rule ? <RuleNumber game={props.game} number={piece.rule} /> : piece.text,
        )
      }
    />
  );
}

export function RuleDialog() {
  if (!shown.value) return null;
  const { game, number } = shown.value;
  const rules = rulesOf(game);
  const close = () => {
    shown.value = null;
  };
  return (
    <Dialog title={text("rule", { number })} close={close}>
      {rules === null ? (
        <p>{text("loading")}</p>
      ) : (
        <dl class="rule-text">
          {related(rules, number).map((rule) => (
            <div class={rule.number === number ? "asked" : ""}>
              <dt>{rule.number}</dt>
              <dd>
                {rule.heading ? <strong>{rule.text}</strong> : <RuleText game={game} rules={rules} text={rule.text} />}
                {rule.examples.map(({ name, title, still }) => (
                  <p>
                    <a href={`/rules/${game}#example-${name}`} onClick={close}>
                      {text(still ? "picture" : "example", { title })}
                    </a>
                  </p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <a href={`/rules/${game}#${number}`} onClick={close}>
          {text("all-rules")}
        </a>
      </p>
    </Dialog>
  );
}
