// A table in this browser: its socket, its clock, its settings.
import { api } from "../api.ts";
import { randomId } from "../ids.ts";
import type { Moment } from "../routes.ts";
import { showSalts, sit } from "../salts.ts";
import { settings } from "../settings.ts";
import type { Wire } from "./connection.ts";
import { lastSeen, saw } from "./seen.ts";
import { TableStore } from "./store.ts";

const socketOf = (table: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;

/** The store of a table, and what closes it again. */
export function openTable(
  table: string,
  look: Moment | null,
  eyes: number | null = null,
): { readonly store: TableStore; readonly close: () => void } {
  const store = new TableStore(
    table,
    {
      settings,
      open: () => new WebSocket(socketOf(table)) as unknown as Wire,
      facts: async () => (await api.facts(table)).facts,
      sit: (at, seat, name, invite) => sit(api, at, seat, name, invite),
      showSalts: (at) => showSalts(api, at),
      lastSeen: () => lastSeen(table),
      saw: (at) => saw(table, at),
      id: () => randomId(),
      later: (deed, milliseconds) => setTimeout(deed, milliseconds),
      now: () => performance.now(),
    },
    look,
  );
  if (eyes !== null) store.seats.eyes = eyes; // before the server is greeted
  const hurry = () => {
    if (document.visibilityState === "visible") store.hurry();
  };
  document.addEventListener("visibilitychange", hurry);
  addEventListener("online", hurry);
  return {
    store,
    close: () => {
      document.removeEventListener("visibilitychange", hurry);
      removeEventListener("online", hurry);
      store.end();
    },
  };
}
