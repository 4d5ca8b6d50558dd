// The question for an army: one of those kept in this browser, one by chance, or a new one from the builder.
import { Scope } from "../scope.tsx";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api.ts";
import type { InputProps } from "../../parts/inputs.tsx";
import { go, route } from "../../router.ts";
import { settings } from "../../settings.ts";
import { text } from "../../text.ts";
import { forTable } from "./army/battle.tsx";
import { Verdict } from "./army/builder.tsx";
import { UnitLines } from "./army/paper.tsx";
import { GAME, pageOf } from "./army/places.ts";
import { add, shelf, type Kept } from "./army/shelf.ts";
import { anySeed, nameOf } from "./army/shelf-page.tsx";
import type { Army, Check, Wish } from "./army/types.ts";

/** An army as the table binds it: what is already settled is not the army's to say. */
function bound(army: Army, table: Army): Army {
  const { list, tribe, year, points, scenario, role, enemy, stratagem } = table;
  return {
    ...army,
    list,
    year,
    points: points ?? null,
    tribe: tribe ?? "",
    scenario: scenario ?? "",
    role: role ?? "",
    enemy: enemy ?? "",
    stratagem: stratagem ?? "",
  };
}

export function Muster({ question, busy, choose }: InputProps) {
  const at = route.value.page === "table" ? route.value.table : undefined;
  const table = question.limits!["army"] as Army;
  const chosen = useSignal<Army | null>(null);
  const check = useSignal<Check | null>(null);
  const trouble = useSignal("");
  const mine = shelf.value.filter(({ army }) => army.list === table.list && (army.tribe ?? "") === (table.tribe ?? ""));
  const army = chosen.value && bound(chosen.value, table);
  const asked = army && JSON.stringify(army);
  useEffect(() => {
    let late = false;
    check.value = null;
    if (asked)
      api.checkArmy<Check>(GAME, asked, at).then((found) => {
        if (!late) check.value = found;
      }, failed);
    return () => {
      late = true;
    };
  }, [asked, settings.value.language]);
  const failed = (error: Error) => {
    trouble.value = error.message || text("offline");
  };
  const wish = (more: Partial<Wish>): Wish => {
    const { list, year, tribe, points, scenario, role, enemy, stratagem } = table;
    return {
      list,
      year,
      tribe: tribe ?? "",
      points: points ?? 300,
      scenario: scenario ?? "",
      role: role ?? "",
      enemy: enemy ?? "",
      stratagem: stratagem ?? "",
      ...more,
    };
  };
  const chance = () =>
    api.newArmy<Check>(GAME, wish({ seed: anySeed() }), at).then((found) => {
      chosen.value = found.army;
    }, failed);
  const build = () =>
    api
      .newArmy<Check>(GAME, wish({ empty: true }), at)
      .then((found) => go(pageOf(add(bound(found.army, table)), at, question.seat)), failed);
  return (
    <Scope game={GAME}>
      <div class="muster stack">
        {mine.length > 0 && (
          <fieldset>
            <legend>{text("army-mine")}</legend>
            {mine.map((entry: Kept) => (
              <label class="check">
                <input
                  type="radio"
                  name="muster"
                  checked={chosen.value === entry.army}
                  onChange={() => {
                    chosen.value = entry.army;
                  }}
                />
                <span>
                  {nameOf(entry.army)}{" "}
                  <small class="soft">
                    {text("army-ap", { ap: entry.ap })}, {entry.army.year}
                  </small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {mine.length === 0 && <p class="soft small">{text("muster-none")}</p>}
        <div class="row">
          <button type="button" onClick={() => void chance()}>
            {text("army-random")}
          </button>
          <button type="button" onClick={() => void build()}>
            {text("muster-build")}
          </button>
        </div>
        {trouble.value && (
          <p class="notice bad" role="alert">
            {trouble.value}
          </p>
        )}
        {army && <Verdict army={army} check={check.value} current />}
        {check.value && <UnitLines check={check.value} />}
        {army && (
          <button
            type="button"
            class="main"
            disabled={!check.value || check.value.faults.length > 0}
            aria-disabled={busy}
            onClick={() => {
              choose(forTable(army));
            }}
          >
            {text("muster-send", { name: nameOf(army) })}
          </button>
        )}
      </div>
    </Scope>
  );
}
