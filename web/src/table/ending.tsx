// The end: the result, the proof of the dice, and what to do next.
import { useSignal } from "@preact/signals";
import { api } from "../api.ts";
import { keysOf, addKeys } from "../keyring.ts";
import type { Ending as EndingView, Verdict } from "../protocol.ts";
import { go } from "../router.ts";
import { text } from "../text.ts";
import { exportRecord, follow } from "./deeds.ts";
import type { TableStore } from "./store.ts";

export function Ending({ store, ending }: { readonly store: TableStore; readonly ending: EndingView }) {
  const verdict = useSignal<Verdict | null>(null);
  const keys = keysOf(store.id);
  const secret = keys.host ?? Object.values(keys.seats)[0];
  const table = store.table.value!;
  const rematch = async () => {
    const made = await api.rematch(store.id, secret!);
    addKeys(made.table.table, { host: made.host, invite: made.invite });
    await follow(made, table, keys.seats);
  };
  return (
    <div class={`ending ${ending.winners.length ? "won" : "lost"}`}>
      <h2>{ending.text}</h2>
      {ending.epilogue.map((line) => (
        <p>{line}</p>
      ))}
      <div class="row">
        <button type="button" class="main" onClick={() => go(`/replay/${store.id}?at=0`)}>
          {text("replay")}
        </button>
        {table.rematch ? (
          <a class="button" href={`/table/${table.rematch}`}>
            {text("to-rematch")}
          </a>
        ) : (
          secret && (
            <button
              type="button"
              onClick={() =>
                void rematch().catch((error: Error) => {
                  store.complain(error.message);
                })
              }
            >
              {text("rematch")}
            </button>
          )
        )}
        <button type="button" onClick={() => void exportRecord(store)}>
          {text("export")}
        </button>
        <button
          type="button"
          onClick={() =>
            void api.verdict(store.id).then(
              (found) => {
                verdict.value = found;
              },
              (error: Error) => {
                store.complain(error.message);
              },
            )
          }
        >
          {text("verify")}
        </button>
      </div>
      {verdict.value && (
        <p class={`notice ${verdict.value.fair ? "" : "bad"}`} role="status">
          {verdict.value.fair ? "✓ " : "✕ "}
          {verdict.value.text}
        </p>
      )}
      <details>
        <summary>{text("dice-proof")}</summary>
        <p class="small">{text(ending.secret ? "dice-proof-how" : "dice-proof-later")}</p>
        <dl class="proof">
          {(["commitment", "secret", "salt"] as const).map((name) => (
            <div>
              <dt>{text(name)}</dt>
              <dd>
                <code>{ending[name]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
