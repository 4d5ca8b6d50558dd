// The units of the army on the bench: elements, weapons, options; and what can be added.
import { useRef } from "preact/hooks";
import { Icon } from "../../../parts/icon.tsx";
import { text } from "../../../text.ts";
import type { Bench } from "./bench.ts";
import {
  addUnit,
  changeGroup,
  changeUnit,
  copyUnit,
  moveUnit,
  removeGroup,
  removeUnit,
  splitGroup,
  toggleOption,
  toggleUnitOption,
  unitsOf,
} from "./edit.ts";
import { Check, Select } from "../../../parts/fields.tsx";
import { Stepper } from "./fields.tsx";
import type { Army, Entry, Fault, Option, Unit } from "./types.ts";

const MOST_ELEMENTS = 99; // what a field takes; what is legal, the server says

export function Units({
  bench,
  entries,
  faults,
}: {
  readonly bench: Bench;
  readonly entries: readonly Entry[];
  readonly faults: readonly Fault[];
}) {
  const army = bench.draft.value;
  const said = bench.said.value;
  const known = said?.army === army ? said.check.units : null;
  const { open } = bench;
  const head = useRef<HTMLHeadingElement>(null);
  const add = (entry: Entry) => {
    open.value = unitsOf(army).length;
    bench.edit(addUnit(army, entry.fresh));
  };
  return (
    <section class="panel army-units" aria-labelledby="army-units-head">
      <h2 id="army-units-head" ref={head} tabIndex={-1}>
        {text("army-units")}
      </h2>
      {unitsOf(army).length === 0 && <p class="soft">{text("army-no-units")}</p>}
      <ol>
        {unitsOf(army).map((unit, i) => (
          <UnitCard
            key={i}
            bench={bench}
            unit={unit}
            i={i}
            entry={entries.find((entry) => entry.id === unit.entry)}
            known={known?.[i] ?? null}
            faults={faults.filter((fault) => fault.unit === i)}
            open={open.value === i}
            show={(n) => {
              open.value = n;
              if (n === null) head.current?.focus({ preventScroll: true });
            }}
            toggle={(now) => {
              if (now) open.value = i;
              else if (open.value === i) open.value = null;
            }}
          />
        ))}
      </ol>
      <h3>{text("army-add-unit")}</h3>
      <ul class="army-wares">
        {entries
          .filter((entry) => entry.here)
          .map((entry) => {
            const number = unitsOf(army).filter((unit) => unit.entry === entry.id).length;
            return (
              <li>
                <button type="button" class="option" onClick={() => add(entry)}>
                  <Icon name="plus" />
                  <span
                    class="label"
                    data-hint={`${entry.kind} · ${entry.profile.join(" · ")} · ${text("army-from-ap", { ap: Math.min(...entry.loadouts.map((loadout) => loadout.ap)) })}`}
                  >
                    {entry.name}
                  </span>
                  <span class="note">{text("army-number-of", { n: number, most: entry.most })}</span>
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly bench: Bench;
  readonly unit: Unit;
  readonly i: number;
  readonly entry: Entry | undefined;
  readonly known: { readonly ap: number; readonly text: string } | null;
  readonly faults: readonly Fault[];
  readonly open: boolean;
  readonly toggle: (open: boolean) => void;
  /** Which unit is open after a change of their order; none: the focus goes to the head of the list. */
  readonly show: (unit: number | null) => void;
}

/** Open a unit and go there. */
export function showUnit(bench: Bench, i: number): void {
  bench.open.value = i;
  setTimeout(() => document.querySelectorAll<HTMLElement>(".army-unit summary")[i]?.focus());
}

/** One line for each unit; the one that is being worked at shows everything. */
function UnitCard({ bench, unit, i, entry, known, faults, open, toggle, show }: CardProps) {
  const name = unit.name || entry?.name || unit.entry;
  return (
    <li class={`army-unit ${faults.length ? "faulty" : ""}`}>
      {/* The browser tells of its own opening and closing a moment later, when another press may have come. */}
      <details open={open} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary
          onClick={(event) => {
            event.preventDefault();
            toggle(!open);
          }}
        >
          <span class="army-line">
            <strong>
              {i + 1}. {name}
            </strong>
            <strong class="army-ap">{known ? text("army-ap", { ap: known.ap }) : "…"}</strong>
            <span class="soft small">
              {unit.name && `${entry?.name ?? unit.entry} · `}
              {known?.text ?? "…"}
            </span>
            {faults.map((fault) => (
              <span class="army-fault small">⚠ {fault.text}</span>
            ))}
          </span>
        </summary>
        {open && <UnitForm bench={bench} unit={unit} i={i} entry={entry} name={name} show={show} />}
      </details>
    </li>
  );
}

/** What troops or weapons can do, while one chooses among them. */
const Profile = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul class="army-profile small soft">
    {lines.map((line) => (
      <li>{line}</li>
    ))}
  </ul>
);

function UnitForm({
  bench,
  unit,
  i,
  entry,
  name,
  show,
}: Pick<CardProps, "bench" | "unit" | "i" | "entry" | "show"> & { readonly name: string }) {
  const army = bench.draft.value;
  const said = { n: i + 1, name };
  const single = entry?.options.filter((option) => !option.unit) ?? [];
  const mixed = (entry?.loadouts.length ?? 0) > 1 || single.some((option) => option.here);
  const edit = (changed: Army, typing = "") => bench.edit(changed, typing);
  const move = (step: number) => {
    show(i + step);
    edit(moveUnit(army, i, step));
  };
  return (
    <div class="army-form">
      <Profile lines={entry?.profile ?? []} />
      {unit.groups.map((group, k) => (
        <fieldset class="army-group" key={k}>
          <legend class="visually-hidden">{text("army-group", { ...said, k: k + 1 })}</legend>
          <Stepper
            label={text("army-elements")}
            value={group.n}
            most={MOST_ELEMENTS}
            set={(n) => edit(changeGroup(army, i, k, { n }))}
          />
          <Select
            label={text("army-weapons")}
            value={group.loadout}
            set={(loadout) => edit(changeGroup(army, i, k, { loadout }))}
            choices={(entry?.loadouts ?? []).map((loadout) => ({
              id: loadout.id,
              name: `${loadout.name}, ${text("army-ap", { ap: loadout.ap })}`,
            }))}
          />
          <Profile lines={entry?.loadouts.find((loadout) => loadout.id === group.loadout)?.profile ?? []} />
          {unit.groups.length > 1 && (
            <button
              type="button"
              class="plain icon"
              onClick={() => edit(removeGroup(army, i, k))}
              aria-label={text("army-group-remove", { ...said, k: k + 1 })}
            >
              <Icon name="close" />
            </button>
          )}
          <Options
            options={single}
            chosen={group.opts ?? []}
            toggle={(option) => edit(toggleOption(army, i, k, option))}
          />
        </fieldset>
      ))}
      <Options
        options={entry?.options.filter((option) => option.unit) ?? []}
        chosen={unit.opts ?? []}
        toggle={(option) => edit(toggleUnitOption(army, i, option))}
        whole
      />
      <div class="row army-deeds">
        {mixed && (
          <button type="button" onClick={() => edit(splitGroup(army, i))}>
            {text("army-split")}
            <span class="visually-hidden">: {name}</span>
          </button>
        )}
        <label class="army-rename">
          <span class="visually-hidden">{text("army-unit-name", said)}</span>
          <input
            type="text"
            maxLength={80}
            value={unit.name ?? ""}
            placeholder={text("army-unit-name-hint")}
            onInput={(event) => edit(changeUnit(army, i, { name: event.currentTarget.value }), `unit-${i}`)}
          />
        </label>
        <button
          type="button"
          class="icon"
          disabled={i === 0}
          onClick={() => move(-1)}
          aria-label={text("move-up", { thing: name })}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          class="icon"
          disabled={i === unitsOf(army).length - 1}
          onClick={() => move(1)}
          aria-label={text("move-down", { thing: name })}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          onClick={() => {
            show(i + 1);
            edit(copyUnit(army, i));
          }}
        >
          {text("army-duplicate")}
          <span class="visually-hidden">: {name}</span>
        </button>
        <button
          type="button"
          onClick={() => {
            show(null);
            edit(removeUnit(army, i));
          }}
        >
          {text("army-remove")}
          <span class="visually-hidden">: {name}</span>
        </button>
      </div>
    </div>
  );
}

/** What is offered, and what was bought and is offered no more, so that it can be given back. */
export function Options({
  options,
  chosen,
  toggle,
  whole = false,
}: {
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly toggle: (id: string) => void;
  readonly whole?: boolean;
}) {
  const known = options.filter((option) => option.here || chosen.includes(option.id));
  const strange = chosen.filter((id) => !options.some((option) => option.id === id));
  if (known.length + strange.length === 0) return null;
  return (
    <div class="army-options">
      {whole && <span class="soft small">{text("army-whole-unit")}</span>}
      {known.map((option) => (
        <Check
          label={option.name}
          note={`${option.ap} AP${option.needs ? ` · ${text("army-needs", { needs: option.needs })}` : ""}`}
          checked={chosen.includes(option.id)}
          set={() => toggle(option.id)}
        />
      ))}
      {strange.map((id) => (
        <Check label={id} checked set={() => toggle(id)} />
      ))}
    </div>
  );
}
