// The army one leads at this table, for its owner only: the state of others has no text of it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api.ts";
import { settings } from "../../settings.ts";
import { text } from "../../text.ts";
import { PrintForm, UnitLines } from "./army/paper.tsx";
import { GAME } from "./army/places.ts";
import { nameOf } from "./army/shelf-page.tsx";
import type { Army, Check } from "./army/types.ts";
import type { LayerProps } from "./layers.ts";

const isFile = (found: unknown): found is string => typeof found === "string" && found.startsWith("{");

export function OwnArmy({ board }: LayerProps) {
  const file = (board.state as { readonly armies?: readonly unknown[] }).armies?.find(isFile);
  return file ? <Roster key={file} file={file} /> : null;
}

function Roster({ file }: { readonly file: string }) {
  const open = useSignal(false);
  const check = useSignal<Check | null>(null);
  const army = JSON.parse(file) as Army;
  useEffect(() => {
    if (open.value)
      api.checkArmy<Check>(GAME, file).then(
        (found) => {
          check.value = found;
        },
        () => {},
      );
  }, [open.value, settings.value.language]);
  return (
    <details
      class="panel own-army"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{text("own-army", { name: nameOf(army) })}</summary>
      {check.value && <UnitLines check={check.value} />}
      <div class="row">
        {check.value && <strong>{text("army-ap", { ap: check.value.ap })}</strong>}
        <PrintForm army={army} />
      </div>
    </details>
  );
}
