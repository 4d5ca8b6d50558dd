// Salt for the dice: promised when a seat is taken, shown by itself when all have sat down.
import type { api } from "./api.ts";
import { randomId } from "./ids.ts";
import { addKeys, keysOf } from "./keyring.ts";
import type { SeatTaken, TableView } from "./protocol.ts";
import { fromHex, sha256 } from "./sha256.ts";

type Server = Pick<typeof api, "join" | "showSalt">;

/** The promise of salt, bound to the table and the seat (docs/records.md). */
export const promiseOf = (table: string, seat: number, salt: string): string =>
  sha256("zareba salt\0", fromHex(table), `\0${seat}\0${salt}`);

/** Nobody but bots at the other seats: there is nobody to wait for, and nobody to hide it from. */
const isAlone = (table: TableView, seat: number): boolean =>
  table.seats.every((other) => other.seat === seat || (other.kind === "bot" && !other.lent));

/** Take a seat; its secret and its salt are kept. */
export async function sit(
  server: Server,
  table: TableView,
  seat: number,
  name: string,
  bearer?: string,
): Promise<SeatTaken> {
  const salt = randomId();
  addKeys(table.table, { salts: { [seat]: salt }, commitment: table.commitment });
  const promise = isAlone(table, seat) ? { salt } : { commitment: promiseOf(table.commitment, seat, salt) };
  const taken = await server.join(table.table, seat, { name, ...promise }, bearer);
  addKeys(table.table, { seats: { [seat]: taken.secret || bearer! } });
  return taken;
}

const underway = new Set<string>();

/** Show the salt that the table waits for, as far as this browser has promised it. */
export async function showSalts(server: Server, table: TableView): Promise<void> {
  const { seats, salts = {} } = keysOf(table.table);
  for (const seat of table.salts_awaited) {
    const secret = seats[seat];
    const salt = salts[seat];
    const which = `${table.table} ${seat}`;
    if (!secret || !salt || underway.has(which)) continue;
    underway.add(which);
    try {
      await server.showSalt(table.table, seat, salt, secret);
    } catch (error) {
      if ((error as { code?: string }).code === "offline") throw error; // else it has come too late, or twice
    } finally {
      underway.delete(which);
    }
  }
}
