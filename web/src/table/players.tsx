// Who sits where, whose turn it is, who is here; seats can be taken, lent and left.
import { useSignal } from "@preact/signals";
import { api } from "../api.ts";
import { dropSeat, keysOf } from "../keyring.ts";
import type { SeatView, TableView } from "../protocol.ts";
import { NameField, NamePut } from "../parts/fields.tsx";
import { text } from "../text.ts";
import { myName } from "./deeds.ts";
import type { TableStore } from "./store.ts";

export function Players({ store }: { readonly store: TableStore }) {
  const table = store.table.value!;
  const waiting = store.moments.view.value?.waiting_for ?? table.waiting_for;
  return (
    <ul class="players" aria-label={text("players")}>
      {table.seats.map((seat) => {
        const mine = store.seats.held.value.includes(seat.seat);
        const turn = waiting.includes(seat.seat) && table.status === "playing";
        return (
          <li class={turn ? "turn" : ""}>
            <span
              class={`presence ${seat.here || seat.kind === "bot" ? "here" : ""}`}
              role="img"
              aria-label={text(seat.kind === "bot" || seat.bot ? "is-bot" : seat.here ? "is-here" : "is-away")}
            />
            <span class="name">
              {seat.name || (isPast(table) ? text("seat", { n: seat.seat + 1 }) : text("seat-open"))}
              {seat.lent && ` (${text("is-bot")})`}
            </span>
            {mine && <span class="tag">{text("you")}</span>}
            {turn && <span class="tag turn">{text("to-move")}</span>}
            {mine && store.seats.held.value.length > 1 && store.moments.seat.value !== seat.seat && (
              <button type="button" class="plain" onClick={() => store.seats.pass(seat.seat)}>
                {text("see-as")}
              </button>
            )}
            {mine && <SeatDeeds store={store} seat={seat} />}
            {!mine && <HostDeeds store={store} seat={seat} />}
          </li>
        );
      })}
      {store.seats.held.value.length === 0 && <li class="soft small">{text("you-watch")}</li>}
    </ul>
  );
}

/** Nobody can sit down there any more. */
const isPast = ({ status }: TableView): boolean => status === "over" || status === "closed";

const tried = (store: TableStore, deed: Promise<TableView>) =>
  deed.then(
    (table) => {
      store.table.value = table;
    },
    (error: Error) => {
      store.complain(error.message);
    },
  );

/** For somebody who is away the host may let a bot play, until they are back. */
function HostDeeds({ store, seat }: { readonly store: TableStore; readonly seat: SeatView }) {
  const host = keysOf(store.id).host;
  if (!host || store.table.value?.status !== "playing") return null;
  if (seat.absent)
    return (
      <button type="button" class="plain" onClick={() => void tried(store, api.takeBack(store.id, seat.seat, host))}>
        {text("give-back")}
        <span class="visually-hidden">: {seat.name}</span>
      </button>
    );
  if (seat.kind !== "person" || seat.here) return null;
  return (
    <button
      type="button"
      class="plain"
      onClick={() => void tried(store, api.bot(store.id, seat.seat, "heuristic", host))}
    >
      {text("stand-in")}
      <span class="visually-hidden">: {seat.name}</span>
    </button>
  );
}

function SeatDeeds({ store, seat }: { readonly store: TableStore; readonly seat: SeatView }) {
  const secret = keysOf(store.id).seats[seat.seat];
  if (!secret || store.table.value?.status === "over" || store.table.value?.status === "closed") return null;
  if (seat.bot) return null; // taken back beside the question
  return (
    <details class="seat-menu">
      <summary>{text("seat-more")}</summary>
      <div class="row">
        <button type="button" onClick={() => void tried(store, api.bot(store.id, seat.seat, "heuristic", secret))}>
          {text("lend-to-bot")}
        </button>
        <button
          type="button"
          onClick={() =>
            void tried(store, api.leave(store.id, seat.seat, secret)).then(() => {
              dropSeat(store.id, seat.seat);
              store.again();
            })
          }
        >
          {text("leave-seat")}
        </button>
      </div>
    </details>
  );
}

/** A bot plays for somebody who is here: one step back to the own seat. */
export function StandIns({ store }: { readonly store: TableStore }) {
  const secrets = keysOf(store.id).seats;
  const lent = store.table.value!.seats.filter((seat) => seat.lent && store.seats.held.value.includes(seat.seat));
  if (!["gathering", "playing"].includes(store.table.value!.status)) return null;
  return (
    <>
      {lent.map((seat) => (
        <p class="notice row" role="status" key={seat.seat}>
          <span>{text("bot-plays", { name: seat.name })}</span>
          <button
            type="button"
            class="main"
            onClick={() => void tried(store, api.takeBack(store.id, seat.seat, secrets[seat.seat] ?? ""))}
          >
            {text("take-back-seat")}
          </button>
        </p>
      ))}
    </>
  );
}

/** At a table of the lobby anybody, else who has been invited. */
export const mayTakeSeat = (store: TableStore): boolean =>
  store.table.value!.listed || Boolean(keysOf(store.id).invite);

/** Before the game begins, or when a seat has become free. */
export function TakeSeat({ store }: { readonly store: TableStore }) {
  const table = store.table.value!;
  const busy = useSignal(false);
  const another = useSignal(""); // who sits here beside the reader has a name of their own
  const open = table.seats.filter((seat) => seat.kind === "open");
  if (!open.length || !mayTakeSeat(store)) return null;
  const isAnother = store.seats.held.value.length > 0;
  const take = (seat: number) => {
    busy.value = true;
    store
      .take(seat, isAnother ? another.value.trim() || text("seat", { n: seat + 1 }) : myName())
      .then(() => {
        another.value = "";
      })
      .catch((error: Error) => {
        store.complain(error.message);
      })
      .finally(() => {
        busy.value = false;
      });
  };
  return (
    <section class="panel stack">
      <h2>{text(isAnother ? "take-another" : "take-seat")}</h2>
      {isAnother ? (
        <NamePut label={text("their-name")} value={another.value} put={(name) => (another.value = name)} />
      ) : (
        <NameField />
      )}
      <div class="row">
        {open.map(({ seat }) => (
          <button type="button" class="main" disabled={busy.value} onClick={() => take(seat)}>
            {text("seat", { n: seat + 1 })}
          </button>
        ))}
      </div>
    </section>
  );
}
