// A new table: the form is made from what the game says about itself.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { RuleNumber } from "../parts/rule.tsx";
import type { FormView, GameView, Manners, OptionView } from "../protocol.ts";
import { Check, NameField } from "../parts/fields.tsx";
import { settings } from "../settings.ts";
import { sitDown } from "../table/deeds.ts";
import { MannersFields } from "../table/manners.tsx";
import { text } from "../text.ts";
import { chosen, matches } from "./options.ts";

const FEW = 6; // options that nobody needs to search

type SeatWish = "me" | "open" | `bot:${string}`;

export function NewTablePage({ game: name }: { readonly game: string }) {
  const game = useSignal<GameView | null>(null);
  const trouble = useSignal("");
  const players = useSignal(0);
  const wishes = useSignal<readonly SeatWish[]>([]);
  const values = useSignal<Readonly<Record<string, boolean | string>>>({});
  const form = useSignal<FormView | null>(null);
  const listed = useSignal(false);
  const manners = useSignal<Partial<Manners>>({});
  const busy = useSignal(false);
  useEffect(() => {
    api.games().then(
      (found) => {
        game.value = found.find((entry) => entry.game === name) ?? null;
        if (!game.value) trouble.value = text("no-game");
        else if (!players.value) seatAll(game.value.players[0]!);
      },
      (error: Error) => {
        trouble.value = error.message || text("offline");
      },
    );
  }, [name, settings.value.language]);
  // Which options matter is the game's to say: it is asked at every change.
  useEffect(() => {
    if (!players.value) return;
    let late = false;
    api.form(name, { players: players.value, options: values.value }).then(
      (found) => {
        if (!late) form.value = found;
      },
      (error: Error) => {
        if (!late) trouble.value = error.message || text("offline");
      },
    );
    return () => {
      late = true;
    };
  }, [name, players.value, values.value, settings.value.language]);
  useEffect(() => {
    document.title = `${text("new-table")} · Zareba`;
  }, [settings.value.language]);

  const seatAll = (number: number) => {
    players.value = number;
    wishes.value = Array.from({ length: number }, (_, i) => wishes.value[i] ?? (i === 0 ? "me" : "open"));
  };
  const create = async () => {
    busy.value = true;
    try {
      // The server fills seats in order; mine come first among the open ones.
      const seats = wishes.value.map((wish) =>
        wish.startsWith("bot:") ? { kind: "bot" as const, bot: wish.slice(4) } : { kind: "open" as const },
      );
      // What is shown may be older than the last click.
      const { values: options } = await api.form(name, { players: players.value, options: values.value });
      const made = await api.create({
        game: name,
        players: players.value,
        options,
        seats,
        listed: listed.value,
        manners: manners.value,
      });
      await sitDown(made, wishes.value.filter((wish) => wish === "me").length);
    } catch (error) {
      trouble.value = (error as Error).message || text("offline");
      busy.value = false;
    }
  };
  const found = game.value;
  if (!found)
    return (
      <div class="page">
        <h1>{text("new-table")}</h1>
        <p role="status">{trouble.value || text("loading")}</p>
      </div>
    );
  const offered = form.value?.options ?? [];
  const open = offered.filter(({ group }) => group === "shape" || group === "difficulty");
  const folded = offered.filter((option) => !open.includes(option));
  const field = (option: OptionView) => (
    <OptionField
      option={option}
      game={name}
      value={chosen(option, values.value[option.id], form.value?.values[option.id])}
      set={(value) => {
        values.value = { ...values.value, [option.id]: value };
      }}
    />
  );
  return (
    <div class="page">
      <h1>{found.title}</h1>
      <p class="soft">{found.about}</p>
      {trouble.value && (
        <p class="notice bad" role="alert">
          {trouble.value}
        </p>
      )}
      <form
        class="form panel"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <NameField />
        {found.players.length > 1 && (
          <label class="field">
            <span>{text("number-of-players")}</span>
            <select value={players.value} onChange={(event) => seatAll(Number(event.currentTarget.value))}>
              {found.players.map((number) => (
                <option value={number}>{number}</option>
              ))}
            </select>
          </label>
        )}
        <fieldset class="seats">
          <legend>{text("seats")}</legend>
          {wishes.value.map((wish, i) => (
            <label class="seat-row">
              <span>{text("seat", { n: i + 1 })}</span>
              <select
                value={wish}
                onChange={(event) => {
                  wishes.value = wishes.value.map((old, k) =>
                    k === i ? (event.currentTarget.value as SeatWish) : old,
                  );
                }}
              >
                <option value="me">{text("seat-me")}</option>
                <option value="open">{text("seat-open")}</option>
                {found.bots.map(([bot, rank]) => (
                  <option value={`bot:${bot}`}>{text("bot", { name: rank })}</option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
        {open.map(field)}
        {form.value?.figures && (
          <p class="notice figures" role="status">
            {form.value.figures}
          </p>
        )}
        {folded.length > 0 && <MoreOptions options={folded} field={field} />}
        <fieldset class="stack">
          <legend>{text("manners")}</legend>
          <MannersFields
            chats={found.chats}
            value={{ chat: found.chats[0]!, odds: true, wipe: false, hints: true, ...manners.value }}
            set={(part) => {
              manners.value = { ...manners.value, ...part };
            }}
          />
        </fieldset>
        <Check
          label={text("listed")}
          checked={listed.value}
          set={(on) => {
            listed.value = on;
          }}
        />
        <div class="row">
          <button type="submit" class="main" disabled={busy.value}>
            {text("create")}
          </button>
        </div>
      </form>
    </div>
  );
}

/** Editions and house rules: folded, with a search. */
function MoreOptions({
  options,
  field,
}: {
  readonly options: readonly OptionView[];
  readonly field: (option: OptionView) => VNode;
}) {
  const sought = useSignal("");
  const group = (name: OptionView["group"]) =>
    options.filter((option) => option.group === name && matches(option, sought.value));
  const editions = group("edition");
  const rules = group("house");
  return (
    <details>
      <summary>{text("more-options", { n: options.length })}</summary>
      {options.length > FEW && (
        <label class="field">
          <span>{text("search-options")}</span>
          <input
            type="search"
            value={sought.value}
            onInput={(event) => {
              sought.value = event.currentTarget.value;
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault(); // it searches, it creates nothing
            }}
          />
        </label>
      )}
      {editions.length > 0 && (
        <fieldset class="stack">
          <legend>{text("options-edition")}</legend>
          {editions.map(field)}
        </fieldset>
      )}
      {rules.length > 0 && (
        <fieldset class="stack">
          <legend>{text("options-house")}</legend>
          {rules.map(field)}
        </fieldset>
      )}
      <p role="status">{editions.length + rules.length === 0 && text("options-none")}</p>
    </details>
  );
}

function OptionField({
  option,
  game,
  value,
  set,
}: {
  readonly option: OptionView;
  readonly game: string;
  readonly value: boolean | string;
  readonly set: (value: boolean | string) => void;
}) {
  const id = `option-${option.id}`;
  if (option.choices.length === 0) {
    return (
      <div class="spread">
        <label class="check" for={id}>
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={(event) => set(event.currentTarget.checked)}
          />
          {option.text}
        </label>
        <RuleNumber game={game} number={option.rule} />
      </div>
    );
  }
  return (
    <div class="field">
      <div class="spread">
        <label for={id}>{option.text}</label>
        <RuleNumber game={game} number={option.rule} />
      </div>
      <select id={id} value={String(value)} onChange={(event) => set(event.currentTarget.value)}>
        {option.choices.map(([choice, words]) => (
          <option value={choice}>{words}</option>
        ))}
      </select>
    </div>
  );
}
