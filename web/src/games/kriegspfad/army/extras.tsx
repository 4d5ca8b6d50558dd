// Everything that is not a unit: who, when, against whom; commander, scout, wagons, stratagem, works.
import { text } from "../../../text.ts";
import type { Bench } from "./bench.ts";
import { changeWorks, toggleChiefOption, unitsOf } from "./edit.ts";
import { Check, Select } from "../../../parts/fields.tsx";
import { Stepper } from "./fields.tsx";
import type { ArmyList, Chief, Lists, Offer, Ware } from "./types.ts";
import { Options } from "./units.tsx";

const priced = (ware: Ware) => ({ id: ware.id, name: `${ware.name}, ${text("army-ap", { ap: ware.ap })}` });
/** What is offered now, and what the draft has. */
const wares = (all: readonly Ware[], chosen: string | undefined) =>
  all.filter((ware) => ware.here !== false || ware.id === chosen).map(priced);

/** Tribes of a year, as choices. */
export const tribesOf = (list: ArmyList | undefined, year: number) =>
  (list?.tribes ?? []).filter((tribe) => tribe.years[0] <= year && year <= tribe.years[1]);

/** Lists of a year with their tribes: `L01:seminole`, or `L02` alone. */
export function enemies(lists: Lists, year: number, sign: string) {
  return lists.lists
    .filter((list) => list.years[0] <= year && year <= list.years[1])
    .flatMap((list) =>
      list.tribes.length
        ? tribesOf(list, year).map((tribe) => ({
            id: `${list.id}${sign}${tribe.id}`,
            name: `${list.name}: ${tribe.name}`,
          }))
        : [{ id: sign === ":" ? `${list.id}:` : list.id, name: list.name }],
    );
}

export function Occasion({ bench, lists }: { readonly bench: Bench; readonly lists: Lists }) {
  const army = bench.draft.value;
  const battle = lists.battles.find((found) => found.scenario === (army.scenario ?? ""));
  return (
    <details class="army-occasion" open={Boolean(army.scenario || army.enemy)}>
      <summary>{text("army-occasion")}</summary>
      <p class="soft small">{text("army-occasion-why")}</p>
      <div class="army-fields">
        <Select
          label={text("army-scenario")}
          value={army.scenario ?? ""}
          none={text("army-any")}
          choices={lists.battles
            .filter((found) => found.scenario)
            .map((found) => ({ id: found.scenario, name: found.name }))}
          set={(scenario) => bench.edit({ ...army, scenario, role: scenario ? army.role || "attacker" : "" })}
        />
        {army.scenario && (
          <Select
            label={text("army-role")}
            value={army.role ?? ""}
            choices={battle?.roles ?? []}
            set={(role) => bench.edit({ ...army, role })}
          />
        )}
        <Select
          label={text("army-enemy")}
          value={army.enemy ?? ""}
          none={text("army-any")}
          choices={enemies(lists, army.year, ":")}
          set={(enemy) => bench.edit({ ...army, enemy })}
        />
      </div>
    </details>
  );
}

export function Command({ bench, offer }: { readonly bench: Bench; readonly offer: Offer }) {
  const army = bench.draft.value;
  const chief = army.commander ?? null;
  const [unit] = army.carrier ?? [0, 0];
  const leaders = offer.entries.filter((entry) => entry.leads && (entry.here || entry.id === chief?.entry));
  const named = wares(offer.commanders, army.exceptional);
  const alone = (entry: string): Chief => ({
    entry,
    loadout: offer.entries.find((found) => found.id === entry)!.loadouts[0]!.id,
  });
  return (
    <section class="panel" aria-labelledby="army-command-head">
      <h2 id="army-command-head">{text("army-command")}</h2>
      <div class="army-fields">
        {(named.length > 0 || army.exceptional) && (
          <Select
            label={text("army-exceptional")}
            value={army.exceptional ?? ""}
            none={text("army-ordinary")}
            choices={named}
            set={(exceptional) => bench.edit({ ...army, exceptional })}
          />
        )}
        <Select
          label={text("army-base")}
          value={chief?.entry ?? ""}
          none={text("army-in-unit")}
          choices={leaders.map(({ id, name }) => ({ id, name: text("army-alone", { name }) }))}
          set={(entry) => bench.edit({ ...army, commander: entry ? alone(entry) : null })}
        />
        {!chief && unitsOf(army).length > 0 && <Carrier bench={bench} offer={offer} unit={unit} />}
        {chief && <Separate bench={bench} offer={offer} chief={chief} />}
      </div>
      {(offer.incompetent.may || army.incompetent) && (
        <Check
          label={text("army-incompetent")}
          note={text("army-ap", { ap: offer.incompetent.ap })}
          checked={army.incompetent ?? false}
          set={() => bench.edit({ ...army, incompetent: !army.incompetent })}
        />
      )}
      {(offer.disciplined.may || army.disciplined) && (
        <Check
          label={text("army-disciplined")}
          note={text("army-ap", { ap: offer.disciplined.ap })}
          checked={army.disciplined ?? false}
          set={() => bench.edit({ ...army, disciplined: !army.disciplined })}
        />
      )}
    </section>
  );
}

function Carrier({ bench, offer, unit }: { readonly bench: Bench; readonly offer: Offer; readonly unit: number }) {
  const army = bench.draft.value;
  const groupOf = army.carrier?.[1] ?? 0;
  const choices = unitsOf(army).flatMap((found, i) => {
    const entry = offer.entries.find((sold) => sold.id === found.entry);
    const name = `${i + 1}. ${found.name || entry?.name || found.entry}`;
    return found.groups.map((group, k) => ({
      id: `${i} ${k}`,
      name:
        found.groups.length > 1
          ? `${name}: ${entry?.loadouts.find((loadout) => loadout.id === group.loadout)?.name ?? group.loadout}`
          : name,
    }));
  });
  return (
    <Select
      label={text("army-carrier")}
      value={`${unit} ${groupOf}`}
      choices={choices}
      set={(chosen) => {
        const [i, k] = chosen.split(" ").map(Number);
        bench.edit({ ...army, carrier: [i!, k!] });
      }}
    />
  );
}

function Separate({ bench, offer, chief }: { readonly bench: Bench; readonly offer: Offer; readonly chief: Chief }) {
  const army = bench.draft.value;
  const entry = offer.entries.find((found) => found.id === chief.entry);
  return (
    <div class="army-chief">
      <Select
        label={text("army-weapons")}
        value={chief.loadout}
        choices={(entry?.loadouts ?? []).map(priced)}
        set={(loadout) => bench.edit({ ...army, commander: { ...chief, loadout } })}
      />
      <Options
        options={entry?.options.filter((option) => !option.unit) ?? []}
        chosen={chief.opts ?? []}
        toggle={(option) => bench.edit(toggleChiefOption(army, option, false))}
      />
      <Options
        options={entry?.options.filter((option) => option.unit) ?? []}
        chosen={chief.unit_opts ?? []}
        toggle={(option) => bench.edit(toggleChiefOption(army, option, true))}
      />
    </div>
  );
}

export function Extras({ bench, offer }: { readonly bench: Bench; readonly offer: Offer }) {
  const army = bench.draft.value;
  return (
    <section class="panel" aria-labelledby="army-extras-head">
      <h2 id="army-extras-head">{text("army-extras")}</h2>
      <div class="army-fields">
        <Select
          label={text("army-scout")}
          value={army.scout ?? ""}
          none={text("army-nothing")}
          choices={offer.scouts.map(priced)}
          set={(scout) => bench.edit({ ...army, scout })}
        />
        <Select
          label={text("army-stratagem")}
          value={army.stratagem ?? ""}
          none={text("army-nothing")}
          choices={wares(offer.stratagems, army.stratagem)}
          set={(stratagem) => bench.edit({ ...army, stratagem })}
        />
        {(offer.wagons.most > 0 || Boolean(army.wagons)) && (
          <Stepper
            label={`${text("army-wagons")}, ${text("army-each", { ap: offer.wagons.ap })}`}
            value={army.wagons ?? 0}
            set={(wagons) => bench.edit({ ...army, wagons })}
          />
        )}
      </div>
      <details open={Object.values(army.works ?? {}).some(Boolean)}>
        <summary>{text("army-works")}</summary>
        <p class="soft small">{text("army-works-why")}</p>
        <div class="army-fields">
          {offer.works.map((work) => (
            <Stepper
              label={`${work.name}, ${text("army-each", { ap: work.ap })}`}
              value={army.works?.[work.id] ?? 0}
              set={(n) => bench.edit(changeWorks(army, work.id, n))}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
