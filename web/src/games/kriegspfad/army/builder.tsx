// The builder: who and when, units, commander, extras; the sum and the broken rules always in sight.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { api } from "../../../api.ts";
import { Icon } from "../../../parts/icon.tsx";
import { RuleNumber } from "../../../parts/rule.tsx";
import { go } from "../../../router.ts";
import { copy } from "../../../table/deeds.ts";
import { giveOrders } from "../../../table/orders.ts";
import { text } from "../../../text.ts";
import { BattleDialog, forTable } from "./battle.tsx";
import { Bench } from "./bench.ts";
import { count, startAnew } from "./edit.ts";
import { Command, Extras, Occasion, tribesOf } from "./extras.tsx";
import { Select } from "../../../parts/fields.tsx";
import { Stepper } from "./fields.tsx";
import { pack } from "./link.ts";
import { PrintForm } from "./paper.tsx";
import { GAME, HOME, pageOf, waitingTable } from "./places.ts";
import { add } from "./shelf.ts";
import { anySeed, nameOf } from "./shelf-page.tsx";
import type { Army, Check, Lists, Offer } from "./types.ts";
import { showUnit, Units } from "./units.tsx";

export function Builder({ id, start, lists }: { readonly id: string; readonly start: Army; readonly lists: Lists }) {
  const bench = useMemo(() => new Bench(id, start, waitingTable(location.search)?.table), [id]);
  useEffect(() => () => bench.end(), [bench]);
  useTakingBack(bench);
  const army = bench.draft.value;
  const name = nameOf(army);
  useEffect(() => {
    document.title = `${name} · Zareba`;
  }, [name]);
  const check = bench.said.value?.check ?? null;
  const current = bench.said.value?.army === army;
  const offer = check?.army.list === army.list && check.offer.entries ? (check.offer as Offer) : null;
  return (
    <>
      <p>
        <a href={HOME}>{text("army-all")}</a>
      </p>
      <h1>{name}</h1>
      <div class="army-desk">
        <div class="army-sheet">
          <Who bench={bench} lists={lists} />
          {bench.trouble.value && (
            <p class="notice bad" role="alert">
              {bench.trouble.value}
            </p>
          )}
          {!offer && !bench.trouble.value && <p role="status">{text("loading")}</p>}
          {offer && <Units bench={bench} entries={offer.entries} faults={current ? check!.faults : []} />}
          {offer && <Command bench={bench} offer={offer} />}
          {offer && <Extras bench={bench} offer={offer} />}
          <section class="panel">
            <label class="field">
              <h2>{text("army-notes")}</h2>
              <textarea
                rows={3}
                maxLength={4000}
                value={army.notes ?? ""}
                onInput={(event) => bench.edit({ ...army, notes: event.currentTarget.value }, "notes")}
              />
            </label>
          </section>
        </div>
        <aside class="army-side" aria-label={text("army-verdict")}>
          <Verdict army={army} check={check} current={current} show={(unit) => showUnit(bench, unit)} />
          <Deeds bench={bench} lists={lists} />
        </aside>
      </div>
    </>
  );
}

/** Ctrl+Z and Ctrl+Y, except where somebody types: there they belong to the field. */
function useTakingBack(bench: Bench): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        (event.target as HTMLElement).closest("input[type=text], textarea, dialog")
      )
        return;
      const key = event.key.toLowerCase();
      const deed =
        key === "z" && !event.shiftKey ? () => bench.undo() : key === "y" || key === "z" ? () => bench.redo() : null;
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [bench]);
}

function Who({ bench, lists }: { readonly bench: Bench; readonly lists: Lists }) {
  const army = bench.draft.value;
  const list = lists.lists.find((found) => found.id === army.list);
  const tribes = tribesOf(list, army.year);
  const known = list?.tribes.find((tribe) => tribe.id === army.tribe);
  const change = async (id: string) => {
    try {
      const [first, last] = lists.lists.find((found) => found.id === id)!.years;
      const { army: fresh } = await api.newArmy<Check>(GAME, {
        list: id,
        year: Math.max(first, Math.min(last, army.year)),
        empty: true,
      });
      bench.edit(startAnew(bench.draft.peek(), fresh));
    } catch (error) {
      bench.trouble.value = (error as Error).message || text("offline");
    }
  };
  return (
    <section class="panel">
      <div class="army-fields">
        <label class="field">
          <span>{text("army-name")}</span>
          <input
            type="text"
            maxLength={120}
            value={army.title ?? ""}
            placeholder={text("army-untitled")}
            onInput={(event) => bench.edit({ ...army, title: event.currentTarget.value }, "title")}
          />
        </label>
        <Select
          label={text("army-list")}
          value={army.list}
          choices={lists.lists.map(({ id, name, years }) => ({ id, name: `${name} (${years.join("–")})` }))}
          set={(id) => void change(id)}
        />
        <label class="field">
          <span>
            {list
              ? text("army-year-of", { first: String(list.years[0]), last: String(list.years[1]) })
              : text("army-year")}
          </span>
          <input
            type="number"
            inputMode="numeric"
            min={list?.years[0]}
            max={list?.years[1]}
            value={army.year}
            onChange={(event) => bench.edit({ ...army, year: count(event.currentTarget.value, army.year, 9999) })}
          />
        </label>
        {list && list.tribes.length > 0 && (
          <Select
            label={list.selector}
            value={army.tribe ?? ""}
            choices={known && !tribes.includes(known) ? [known, ...tribes] : tribes}
            set={(tribe) => bench.edit({ ...army, tribe })}
          />
        )}
        <Stepper
          label={text("army-points")}
          value={army.points ?? 0}
          step={50}
          most={9999}
          set={(points) => bench.edit({ ...army, points })}
        />
      </div>
      <Occasion bench={bench} lists={lists} />
    </section>
  );
}

/** The sum, and every broken rule in words with its number. */
export function Verdict({
  army,
  check,
  current,
  show,
}: {
  readonly army: Army;
  readonly check: Check | null;
  readonly current: boolean;
  readonly show?: (unit: number) => void;
}) {
  if (!check)
    return (
      <section class="panel army-verdict">
        <p role="status">{text("loading")}</p>
      </section>
    );
  const words =
    army.points == null ? text("army-ap", { ap: check.ap }) : text("army-sum", { ap: check.ap, points: army.points });
  const bad = check.faults.length > 0;
  return (
    <section class={`panel army-verdict ${bad ? "bad" : "good"}`} data-current={current}>
      <p class="army-total" role="status" aria-live="polite">
        <strong>{words}</strong>{" "}
        <span class="army-state">
          {bad ? `⚠ ${text("army-faults", { n: check.faults.length })}` : `✓ ${text("army-legal")}`}
        </span>
      </p>
      {army.points != null && check.ap > army.points && (
        <p class="small soft">
          {text("army-over", { over: check.over })} <RuleNumber game={GAME} number="KP-12.4" />
        </p>
      )}
      {bad && (
        <ul class="army-faults">
          {check.faults.map((fault) => (
            <li>
              {fault.text} <RuleNumber game={GAME} number={fault.rule} />
              {show && fault.unit !== null && (
                <>
                  {" "}
                  <button type="button" class="link small" onClick={() => show(fault.unit!)}>
                    {text("army-show-unit", { n: fault.unit + 1 })}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Deeds({ bench, lists }: { readonly bench: Bench; readonly lists: Lists }) {
  const army = bench.draft.value;
  const said = useSignal("");
  const link = useSignal("");
  const battle = useSignal(false);
  const waiting = waitingTable(location.search);
  const muster = () => {
    giveOrders(waiting!.table, waiting!.seat, { MusterArmy: forTable(army) });
    go(`/table/${waiting!.table}`);
  };
  const failed = (error: unknown) => {
    said.value = (error as Error).message || text("offline");
  };
  const share = async () => {
    link.value = `${location.origin}${HOME}#army=${await pack(army)}`;
    said.value = (await copy(link.value)) ? text("army-link-copied") : "";
  };
  const chance = async () => {
    try {
      const { scenario, role, enemy, stratagem } = army;
      const wish = {
        list: army.list,
        year: army.year,
        tribe: army.tribe ?? "",
        points: army.points || 300,
        seed: anySeed(),
        ...(scenario && { scenario, role }),
        ...(enemy && { enemy }),
        ...(stratagem && { stratagem }),
      };
      const { army: drawn } = await api.newArmy<Check>(GAME, wish, waiting?.table);
      bench.edit({ ...drawn, title: army.title ?? "", notes: army.notes ?? "" });
    } catch (error) {
      failed(error);
    }
  };
  const pdf = async () => {
    try {
      save(await api.armyPdf(GAME, army), `${fileName(army)}.pdf`);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <section class="panel army-tools">
      <div class="row">
        <button type="button" onClick={() => bench.undo()} disabled={bench.past.value.length === 0}>
          <Icon name="undo" /> {text("undo")}
        </button>
        <button type="button" onClick={() => bench.redo()} disabled={bench.future.value.length === 0}>
          {text("army-redo")}
        </button>
      </div>
      {waiting && (
        <button type="button" class="main" onClick={muster}>
          {text("army-to-table")}
        </button>
      )}
      <button
        type="button"
        class={waiting ? "" : "main"}
        onClick={() => {
          battle.value = true;
        }}
      >
        {text("army-battle")}
      </button>
      <div class="row">
        <button type="button" onClick={() => void chance()}>
          {text("army-random")}
        </button>
        <button
          type="button"
          onClick={() => go(pageOf(add({ ...army, title: text("army-copy-of", { name: nameOf(army) }) })))}
        >
          {text("army-duplicate")}
        </button>
        <button type="button" onClick={() => void share()}>
          {text("army-share")}
        </button>
        <button
          type="button"
          onClick={() =>
            save(
              new Blob([`${JSON.stringify(army, null, 2)}\n`], { type: "application/json" }),
              `${fileName(army)}.json`,
            )
          }
        >
          {text("army-export")}
        </button>
        <PrintForm army={army} />
        <button type="button" onClick={() => void pdf()}>
          {text("army-pdf")}
        </button>
      </div>
      {link.value && (
        <label class="field">
          <span>{text("army-link")}</span>
          <input type="text" readOnly value={link.value} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <p class="small" role="status">
        {said.value}
      </p>
      {battle.value && (
        <BattleDialog
          army={army}
          lists={lists}
          close={() => {
            battle.value = false;
          }}
        />
      )}
    </section>
  );
}

const fileName = (army: Army): string =>
  nameOf(army)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "army";

function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
