// Language, light, motion, speed, sound, confirmation, keys.
import { LANGUAGES, text } from "../text.ts";
import type { Language } from "../protocol.ts";
import { SPEEDS, WARNINGS } from "../preferences.ts";
import { change, settings } from "../settings.ts";
import { Dialog } from "./dialog.tsx";
import { Check } from "./fields.tsx";

export function LanguagePicker({ id }: { readonly id: string }) {
  return (
    <>
      <label for={id} class="visually-hidden">
        {text("language")}
      </label>
      <select
        id={id}
        value={settings.value.language}
        onChange={(event) => change({ language: event.currentTarget.value as Language })}
      >
        {Object.entries(LANGUAGES).map(([language, name]) => (
          <option value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}

function Choice<K extends "theme" | "motion" | "speed" | "warnings">({
  name,
  values,
}: {
  readonly name: K;
  readonly values: readonly string[];
}) {
  return (
    <fieldset>
      <legend>{text(`setting-${name}`)}</legend>
      <div class="row">
        {values.map((value) => (
          <label class="check">
            <input
              type="radio"
              name={name}
              checked={settings.value[name] === value}
              onChange={() => change({ [name]: value })}
            />
            {text(`setting-${name}-${value}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Loudness() {
  const { sound, volume } = settings.value;
  return (
    <fieldset>
      <legend>{text("setting-sound")}</legend>
      <div class="row">
        <Check label={text("setting-sound-on")} checked={sound} set={(on) => change({ sound: on })} />
        <label class="row">
          <span>{text("setting-volume")}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={volume}
            disabled={!sound}
            onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
          />
        </label>
      </div>
    </fieldset>
  );
}

export function SettingsDialog({ close }: { readonly close: () => void }) {
  return (
    <Dialog title={text("settings")} close={close}>
      <div class="stack">
        <div class="field">
          <strong aria-hidden="true">{text("language")}</strong>
          <LanguagePicker id="settings-language" />
        </div>
        <Choice name="theme" values={["system", "light", "dark"]} />
        <Choice name="motion" values={["system", "none"]} />
        <Choice name="speed" values={SPEEDS} />
        <Choice name="warnings" values={WARNINGS} />
        <Loudness />
        {(["confirm", "guard", "shortcuts", "curtain"] as const).map((name) => (
          <Check label={text(`setting-${name}`)} checked={settings.value[name]} set={(on) => change({ [name]: on })} />
        ))}
        <KeyList />
      </div>
    </Dialog>
  );
}

function KeyList() {
  return (
    <section>
      <h3>{text("keys")}</h3>
      <ul class="keys">
        {(["1", "tab", "space", "u", "b", "l", "o", "h", "w", "p", "zoom", "draft"] as const).map((key) => (
          <li>{text(`key-${key}`)}</li>
        ))}
      </ul>
    </section>
  );
}
