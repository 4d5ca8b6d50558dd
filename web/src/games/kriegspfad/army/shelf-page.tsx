// The armies of this browser, and new ones: empty, by chance, or from a file.
import { useSignal } from "@preact/signals";
import { api } from "../../../api.ts";
import { go } from "../../../router.ts";
import { text } from "../../../text.ts";
import { count } from "./edit.ts";
import { tribesOf } from "./extras.tsx";
import { Select } from "../../../parts/fields.tsx";
import { Stepper } from "./fields.tsx";
import { GAME, pageOf } from "./places.ts";
import { add, putBack, remove, shelf, type Kept } from "./shelf.ts";
import type { Army, Check, Lists, Wish } from "./types.ts";

const SEEDS = 2 ** 32;
export const anySeed = (): number => Math.floor(Math.random() * SEEDS);

export function Shelf({ lists }: { readonly lists: Lists }) {
  const trouble = useSignal("");
  const removed = useSignal<Kept | null>(null);
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const check = await api.checkArmy<Check>(GAME, await file.text());
      go(pageOf(add(check.army, check.ap, check.faults.length)));
    } catch (error) {
      trouble.value = `${file.name}: ${(error as Error).message || text("offline")}`;
    }
  };
  return (
    <>
      <h1>{text("armies-of", { game: "Kriegspfad" })}</h1>
      <p class="soft">{text("armies-about")}</p>
      {trouble.value && (
        <p class="notice bad" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="columns">
        <NewArmy
          lists={lists}
          failed={(why) => {
            trouble.value = why;
          }}
        />
        <section class="panel">
          <h2>{text("army-mine")}</h2>
          {removed.value && (
            <p class="notice row" role="status">
              {text("army-removed", { name: nameOf(removed.value.army) })}
              <button
                type="button"
                class="link"
                onClick={() => {
                  putBack(removed.value!);
                  removed.value = null;
                }}
              >
                {text("army-bring-back")}
              </button>
            </p>
          )}
          {shelf.value.length === 0 && <p class="soft">{text("army-none")}</p>}
          <ul class="list">
            {shelf.value.map((entry) => (
              <li key={entry.id}>
                <div>
                  <a href={pageOf(entry.id)}>{nameOf(entry.army)}</a>
                  <div class="soft small">{about(entry, lists)}</div>
                </div>
                <div class="row">
                  <button
                    type="button"
                    class="plain"
                    onClick={() =>
                      add(
                        { ...entry.army, title: text("army-copy-of", { name: nameOf(entry.army) }) },
                        entry.ap,
                        entry.faults,
                      )
                    }
                  >
                    {text("army-duplicate")}
                    <span class="visually-hidden">: {nameOf(entry.army)}</span>
                  </button>
                  <button
                    type="button"
                    class="plain"
                    onClick={() => {
                      removed.value = remove(entry.id);
                    }}
                  >
                    {text("army-remove")}
                    <span class="visually-hidden">: {nameOf(entry.army)}</span>
                  </button>
                </div>
              </li>
            ))}
          </ul>
          <p class="import">
            <label class="button">
              {text("army-import")}
              <input
                class="visually-hidden"
                type="file"
                accept="application/json,.json"
                onChange={(event) => {
                  void load(event.currentTarget.files?.[0]);
                  event.currentTarget.value = "";
                }}
              />
            </label>
          </p>
        </section>
      </div>
    </>
  );
}

export const nameOf = (army: Army): string => army.title || text("army-untitled");

/** List, tribe, year, points, and how many rules are broken. */
export function about(entry: Kept, lists: Lists): string {
  const list = lists.lists.find((found) => found.id === entry.army.list);
  const tribe = list?.tribes.find((found) => found.id === entry.army.tribe)?.name;
  const parts = [
    list?.name ?? entry.army.list,
    tribe === list?.name ? "" : tribe,
    entry.army.year,
    text("army-ap", { ap: entry.ap }),
    entry.faults ? text("army-faults", { n: entry.faults }) : text("army-legal"),
  ];
  return parts.filter(Boolean).join(" · ");
}

function NewArmy({ lists, failed }: { readonly lists: Lists; readonly failed: (why: string) => void }) {
  const list = useSignal(lists.lists[0]!.id);
  const year = useSignal(lists.lists[0]!.years[0]);
  const tribe = useSignal("");
  const points = useSignal(300);
  const chosen = lists.lists.find((found) => found.id === list.value)!;
  const tribes = tribesOf(chosen, year.value);
  const theirs = tribes.some((found) => found.id === tribe.value) ? tribe.value : (tribes[0]?.id ?? "");
  const make = async (empty: boolean) => {
    try {
      const wish: Wish = {
        list: list.value,
        year: year.value,
        tribe: theirs,
        points: points.value,
        seed: anySeed(),
        empty,
      };
      const check = await api.newArmy<Check>(GAME, wish);
      go(pageOf(add(check.army, check.ap, check.faults.length)));
    } catch (error) {
      failed((error as Error).message || text("offline"));
    }
  };
  const setYear = (n: number) => {
    year.value = Math.max(chosen.years[0], Math.min(chosen.years[1], n));
  };
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault();
        void make(true);
      }}
    >
      <h2>{text("army-new")}</h2>
      <Select
        label={text("army-list")}
        value={list.value}
        choices={lists.lists.map(({ id, name, years }) => ({ id, name: `${name} (${years.join("–")})` }))}
        set={(id) => {
          list.value = id;
          const found = lists.lists.find((x) => x.id === id)!;
          year.value = Math.max(found.years[0], Math.min(found.years[1], year.value));
        }}
      />
      <label class="field">
        <span>{text("army-year-of", { first: String(chosen.years[0]), last: String(chosen.years[1]) })}</span>
        <input
          type="number"
          inputMode="numeric"
          min={chosen.years[0]}
          max={chosen.years[1]}
          value={year.value}
          onChange={(event) => {
            setYear(count(event.currentTarget.value, year.value, 9999));
            event.currentTarget.value = String(year.value);
          }}
        />
      </label>
      {tribes.length > 0 && (
        <Select
          label={chosen.selector}
          value={theirs}
          choices={tribes}
          set={(id) => {
            tribe.value = id;
          }}
        />
      )}
      <Stepper
        label={text("army-points")}
        value={points.value}
        step={50}
        most={2000}
        set={(n) => {
          points.value = n;
        }}
      />
      <div class="row">
        <button type="submit" class="main">
          {text("army-empty")}
        </button>
        <button type="button" onClick={() => void make(false)}>
          {text("army-random")}
        </button>
      </div>
    </form>
  );
}
