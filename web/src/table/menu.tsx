// Links, the record, closing: what belongs to the table rather than to the game.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../api.ts";
import { keysOf } from "../keyring.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { ChatMode, Manners } from "../protocol.ts";
import { text } from "../text.ts";
import { copy, exportRecord } from "./deeds.ts";
import { MannersFields } from "./manners.tsx";
import type { TableStore } from "./store.ts";

export function LinkRow({
  name,
  link,
  warning,
}: {
  readonly name: string;
  readonly link: string;
  readonly warning?: string;
}) {
  const copied = useSignal(false);
  const id = `link-${name}`;
  return (
    <div class="field">
      <label for={id}>{text(name)}</label>
      <div class="row nowrap">
        <input id={id} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          onClick={() =>
            void copy(link).then((done) => {
              copied.value = done;
            })
          }
        >
          {copied.value ? text("copied") : text("copy")}
        </button>
      </div>
      {warning && <small class="soft">{warning}</small>}
    </div>
  );
}

/** What the host has decided, to be changed. What was asked for is shown until all is answered:
 * the answer to an earlier change knows nothing of a later one. */
function HostManners({ store, host }: { readonly store: TableStore; readonly host: string }) {
  const { game, manners } = store.table.value!;
  const chats = useSignal<readonly ChatMode[]>([]);
  const wishes = useSignal<Partial<Manners>>({});
  const unanswered = useRef(0);
  useEffect(() => {
    api.games().then(
      (games) => {
        chats.value = games.find((entry) => entry.game === game)?.chats ?? [];
      },
      () => {},
    );
  }, [game]);
  const set = (part: Partial<Manners>) => {
    wishes.value = { ...wishes.value, ...part };
    unanswered.current += 1;
    void api
      .manners(store.id, part, host)
      .then(
        (found) => {
          store.table.value = found;
        },
        (error: Error) => {
          store.complain(error.message);
        },
      )
      .finally(() => {
        unanswered.current -= 1;
        if (unanswered.current === 0) wishes.value = {};
      });
  };
  return (
    <fieldset class="stack">
      <legend>{text("manners")}</legend>
      <MannersFields chats={chats.value} value={{ ...manners, ...wishes.value }} set={set} />
    </fieldset>
  );
}

export function TableMenu({ store, close }: { readonly store: TableStore; readonly close: () => void }) {
  const keys = keysOf(store.id);
  const here = `${location.origin}/table/${store.id}`;
  const table = store.table.value!;
  return (
    <Dialog title={text("table-menu")} close={close}>
      <div class="stack">
        {keys.invite && table.seats.some((seat) => seat.kind === "open") && table.status !== "closed" && (
          <LinkRow name="link-invite" link={`${here}#invite=${keys.invite}`} />
        )}
        <LinkRow name="link-watch" link={here} />
        {Object.entries(keys.seats).map(([, secret]) => (
          <LinkRow name="link-move" link={`${here}#seat=${secret}`} warning={text("link-secret")} />
        ))}
        <div class="row">
          <button type="button" onClick={() => void exportRecord(store)}>
            {text("export")}
          </button>
          <a class="button" href={`/replay/${store.id}`}>
            {text("replay")}
          </a>
          <a class="button" href={`/rules/${table.game}`}>
            {text("rules")}
          </a>
          {keys.host && table.status !== "closed" && table.status !== "over" && (
            <button
              type="button"
              onClick={() =>
                void api.close(store.id, keys.host!).then(
                  (found) => {
                    store.table.value = found;
                    close();
                  },
                  (error: Error) => {
                    store.complain(error.message);
                    close();
                  },
                )
              }
            >
              {text("close-table")}
            </button>
          )}
        </div>
        {keys.host && (table.status === "gathering" || table.status === "playing") && (
          <HostManners store={store} host={keys.host} />
        )}
        <p class="small soft">
          {text("commitment")}: <code class="breakable">{table.commitment}</code>
        </p>
      </div>
    </Dialog>
  );
}
