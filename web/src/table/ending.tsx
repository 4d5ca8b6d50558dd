// The end: the result, the proof of the dice, and what to do next.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { headsOf } from "../heads.ts";
import { keysOf, addKeys } from "../keyring.ts";
import { findings, type Finding, type Recorded } from "../proof.ts";
import type { Ending as EndingView, Verdict } from "../protocol.ts";
import { withEnded } from "../preferences.ts";
import { go } from "../router.ts";
import { change, settings } from "../settings.ts";
import { text } from "../text.ts";
import { exportRecord, follow, followRematch } from "./deeds.ts";
import { Reported } from "./report.tsx";
import type { TableStore } from "./store.ts";

/** What this browser has kept of the table, against what the server says now. */
async function ownFindings(store: TableStore, ending: EndingView): Promise<Finding[]> {
  if (!ending.secret) return [];
  const { commitment, salts } = keysOf(store.id);
  const heads = headsOf(store.id);
  const record = heads.length ? ((await api.record(store.id).catch(() => null)) as Recorded | null) : null;
  return findings({ commitment, salts, heads }, ending, record);
}

export function Ending({ store, ending }: { readonly store: TableStore; readonly ending: EndingView }) {
  const verdict = useSignal<Verdict | null>(null);
  const own = useSignal<readonly Finding[]>([]);
  const keys = keysOf(store.id);
  const secret = keys.host ?? Object.values(keys.seats)[0];
  const table = store.table.value!;
  useEffect(() => {
    const { ended } = settings.peek();
    const more = withEnded(ended, store.id);
    if (more !== ended && Object.keys(keys.seats).length) change({ ended: more });
  }, [store.id]);
  const rematch = async () => {
    const made = await api.rematch(store.id, secret!);
    addKeys(made.table.table, { host: made.host, invite: made.invite });
    await follow(made, table, keys.seats);
  };
  const analyse = () =>
    void api.analyse(store.id, "seats").then(
      () => go(`/analysis/${store.id}`),
      (error: Error) => {
        store.complain(error.message);
      },
    );
  return (
    <div class={`ending ${ending.winners.length ? "won" : "lost"}`}>
      <h2 tabIndex={-1}>{ending.text}</h2>
      {table.rematch && Object.keys(keys.seats).length > 0 && (
        <p class="notice row" role="status">
          <span>{text("rematch-waits")}</span>
          <button
            type="button"
            class="main"
            onClick={() =>
              void followRematch(store).catch((error: Error) => {
                store.complain(error.message);
              })
            }
          >
            {text("rematch-join")}
          </button>
        </p>
      )}
      <Reported store={store} until={ending.epilogue}>
        <button type="button" class="main" onClick={() => go(`/replay/${store.id}?at=0`)}>
          {text("replay")}
        </button>
        {table.rematch
          ? Object.keys(keys.seats).length === 0 && (
              <a class="button" href={`/table/${table.rematch}`}>
                {text("to-rematch")}
              </a>
            )
          : secret && (
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
            )}
        <button type="button" onClick={analyse}>
          {text("analyse")}
        </button>
        <button type="button" onClick={() => void exportRecord(store)}>
          {text("export")}
        </button>
        <button
          type="button"
          onClick={() =>
            void api.verdict(store.id).then(
              async (found) => {
                verdict.value = found;
                own.value = await ownFindings(store, ending);
              },
              (error: Error) => {
                store.complain(error.message);
              },
            )
          }
        >
          {text("verify")}
        </button>
      </Reported>
      {verdict.value && (
        <p class={`notice ${verdict.value.fair ? "" : "bad"}`} role="status">
          {verdict.value.fair ? "✓ " : "✕ "}
          {verdict.value.text}
        </p>
      )}
      {own.value.length > 0 && (
        <section class="small" aria-label={text("proof-own")}>
          <p>{text("proof-own")}</p>
          <ul>
            {own.value.map(({ good, about }) => (
              <li class={good === false ? "bad" : ""}>
                {good === null ? "· " : good ? "✓ " : "✕ "}
                {text(`proof-${about}-${good === null ? "given" : good ? "good" : "bad"}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details>
        <summary>{text("dice-proof")}</summary>
        <p class="small">{text(ending.secret ? "dice-proof-how" : "dice-proof-later")}</p>
        <dl class="proof">
          {[
            ["commitment", ending.commitment] as const,
            ["secret", ending.secret] as const,
            ["salt", ending.salt] as const,
            ["chain-head", store.moments.view.value?.head ?? ""] as const,
          ].map(([name, value]) => (
            <div>
              <dt>{text(name)}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** The end, looked at again: what came of it, without what is to do at the table. */
export function EndingAgain({ store, ending }: { readonly store: TableStore; readonly ending: EndingView }) {
  return (
    <div class={`ending ${ending.winners.length ? "won" : "lost"}`}>
      <h2>{ending.text}</h2>
      <Reported store={store} until={ending.epilogue} />
    </div>
  );
}
