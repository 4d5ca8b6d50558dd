// An army to read: its units in words, and the page to print, made by the server in a window of its own.
import { settings } from "../../../settings.ts";
import { text } from "../../../text.ts";
import { GAME } from "./places.ts";
import type { Army, Check } from "./types.ts";

export function UnitLines({ check }: { readonly check: Check }) {
  return (
    <ol class="army-lines">
      {check.units.map((unit) => (
        <li>
          <strong>{unit.name}</strong>: {unit.text}, {text("army-ap", { ap: unit.ap })}
        </li>
      ))}
    </ol>
  );
}

export function PrintForm({ army }: { readonly army: Army }) {
  return (
    <form
      class="army-print"
      method="post"
      action={`/api/games/${GAME}/armies/print?language=${settings.value.language}`}
      target="_blank"
    >
      <input type="hidden" name="army" value={JSON.stringify(army)} />
      <button type="submit">{text("army-print")}</button>
    </form>
  );
}
