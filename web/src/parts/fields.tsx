// Fields of forms: one of several, yes or no, a number, the reader's name.
import type { Signal } from "@preact/signals";
import { change, settings } from "../settings.ts";
import { text } from "../text.ts";

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** One of several; what was chosen stays in the list even where it is not offered any more. */
export function Select({
  label,
  value,
  choices,
  set,
  none,
  name,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly set: (id: string) => void;
  readonly none?: string;
  readonly name?: string;
}) {
  const known = choices.some((choice) => choice.id === value) || (value === "" && none !== undefined);
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => set(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {!known && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option value={choice.id}>{choice.name}</option>
        ))}
      </select>
    </label>
  );
}

export function Check({
  label,
  note,
  checked,
  set,
  name,
}: {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly set: (checked: boolean) => void;
  readonly name?: string;
}) {
  return (
    <label class="check">
      <input type="checkbox" name={name} checked={checked} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {label}
        {note && <small class="soft"> {note}</small>}
      </span>
    </label>
  );
}

/** A number, with or without a fraction, as it is being typed. */
export function NumberField({
  label,
  value,
  least = 0,
  most,
}: {
  readonly label: string;
  readonly value: Signal<string>;
  readonly least?: number;
  readonly most: number;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        step="any"
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

/** What the reader is called at tables; this device remembers it. */
export function NameField() {
  return <NamePut label={text("your-name")} value={settings.value.name} put={(name) => change({ name })} />;
}

/** The name of somebody who sits down, perhaps not the reader's own. */
export function NamePut({
  label,
  value,
  put,
}: {
  readonly label: string;
  readonly value: string;
  readonly put: (name: string) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        maxLength={32}
        value={value}
        placeholder={text("player")}
        onInput={(event) => put(event.currentTarget.value)}
      />
    </label>
  );
}
