// The rules of this table are gone: what that means, and what its host can make of it.
import { api } from "../api.ts";
import { keysOf } from "../keyring.ts";
import type { RulesDecision } from "../protocol.ts";
import { text } from "../text.ts";
import type { TableStore } from "./store.ts";

export function NewRules({ store }: { readonly store: TableStore }) {
  const { notice, decision } = store.table.value!;
  const { host } = keysOf(store.id);
  const decide = (wish: RulesDecision) => {
    const shown = api.newRules(store.id, wish, host!);
    void shown.then(
      (found) => {
        store.table.value = found;
      },
      (error: Error) => store.complain(error.message),
    );
  };
  return (
    <div class="notice stack">
      <p>{notice}</p>
      {decision.length > 0 && !host && <p>{text("host-decides-rules")}</p>}
      {host &&
        decision.map(({ choice, text: words }) => (
          <button type="button" key={choice} onClick={() => decide({ choice })}>
            {words}
          </button>
        ))}
    </div>
  );
}
