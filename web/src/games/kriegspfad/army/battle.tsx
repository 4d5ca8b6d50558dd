// From the builder straight into a battle against a bot. The army is not smuggled in: it is the answer
// to the game's own question, given when the table puts it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../../api.ts";
import { Dialog } from "../../../parts/dialog.tsx";
import { RuleNumber } from "../../../parts/rule.tsx";
import { settings } from "../../../settings.ts";
import { sitDown } from "../../../table/deeds.ts";
import { giveOrders } from "../../../table/orders.ts";
import { text } from "../../../text.ts";
import { enemies } from "./extras.tsx";
import { Select } from "../../../parts/fields.tsx";
import { GAME } from "./places.ts";
import type { Army, Check, Lists } from "./types.ts";

/** Options of the table by role: who attacks is agreed, the person has the first seat. */
const ATTACKER: Readonly<Record<string, string>> = { attacker: "first", defender: "second", "": "rolled" };

/** What a table is sent: the army without what is only for its owner. */
export const forTable = (army: Army): string => JSON.stringify({ ...army, notes: "" });

export function BattleDialog({
  army,
  lists,
  close,
}: {
  readonly army: Army;
  readonly lists: Lists;
  readonly close: () => void;
}) {
  const scenario = useSignal(
    lists.battles.find((found) => found.scenario === army.scenario)?.id ?? lists.battles[0]!.id,
  );
  const role = useSignal(army.role || "attacker");
  const size = useSignal("");
  const enemy = useSignal(army.enemy?.replace(":", "-").replace(/-$/, "") ?? "");
  const check = useSignal<Check | null>(null);
  const trouble = useSignal("");
  const busy = useSignal(false);
  const battle = lists.battles.find((found) => found.id === scenario.value)!;
  const mine = battle.roles.find((found) => found.id === role.value) ?? battle.roles[0]!;
  // As big as the army was planned; or the biggest there is.
  const sizes = Object.keys(mine.points);
  const planned = size.value || (sizes.find((id) => mine.points[id]! >= (army.points ?? 0)) ?? sizes.at(-1)!);
  const foes = enemies(lists, army.year, "-");
  const against = foes.some((found) => found.id === enemy.value) ? enemy.value : "";
  const fielded: Army = {
    ...army,
    points: mine.points[planned]!,
    scenario: battle.scenario,
    role: battle.scenario ? mine.id : "",
    enemy: against ? against.replace("-", ":") + (against.includes("-") ? "" : ":") : "",
  };
  const asked = JSON.stringify(fielded);
  useEffect(() => {
    let late = false;
    check.value = null;
    api.checkArmy<Check>(GAME, asked).then(
      (found) => {
        if (!late) check.value = found;
      },
      (error: Error) => {
        trouble.value = error.message || text("offline");
      },
    );
    return () => {
      late = true;
    };
  }, [asked, settings.value.language]);
  const start = async () => {
    busy.value = true;
    try {
      const made = await api.create({
        game: GAME,
        players: 2,
        options: { scenario: battle.id, size: planned, attacker: ATTACKER[mine.id]! },
        seats: [
          { kind: "open" },
          { kind: "bot", bot: "heuristic", ...(against && { answers: { ListChoice: against } }) },
        ],
      });
      giveOrders(made.table.table, 0, {
        YearChoice: army.year,
        ListChoice: army.tribe ? `${army.list}-${army.tribe}` : army.list,
        StratagemChoice: army.stratagem || "none",
        MusterArmy: forTable(army),
      });
      await sitDown(made, 1);
    } catch (error) {
      trouble.value = (error as Error).message || text("offline");
      busy.value = false;
    }
  };
  const faults = check.value?.faults ?? [];
  return (
    <Dialog title={text("army-battle")} close={close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy.value) void start();
        }}
      >
        <Select
          label={text("army-scenario")}
          value={scenario.value}
          choices={lists.battles}
          set={(id) => {
            scenario.value = id;
          }}
        />
        {battle.roles.length > 1 && (
          <Select
            label={text("army-role")}
            value={mine.id}
            choices={battle.roles}
            set={(id) => {
              role.value = id;
            }}
          />
        )}
        <Select
          label={text("army-size")}
          value={planned}
          choices={sizes.map((id) => ({
            id,
            name: id === String(mine.points[id]) ? id : text("army-size-of", { size: id, points: mine.points[id]! }),
          }))}
          set={(id) => {
            size.value = id;
          }}
        />
        <Select
          label={text("army-enemy")}
          value={against}
          none={text("army-by-chance")}
          choices={foes}
          set={(id) => {
            enemy.value = id;
          }}
        />
        {trouble.value && (
          <p class="notice bad" role="alert">
            {trouble.value}
          </p>
        )}
        <div role="status">
          {faults.length > 0 && <p>{text("army-not-for-battle")}</p>}
          <ul class="army-faults">
            {faults.map((fault) => (
              <li>
                {fault.text} <RuleNumber game={GAME} number={fault.rule} />
              </li>
            ))}
          </ul>
        </div>
        <div class="row">
          <button type="submit" class="main" disabled={busy.value || !check.value || faults.length > 0}>
            {text("army-battle-start")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
