import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { forget, keysOf } from "./keyring.ts";
import type { Join, SeatView, TableView } from "./protocol.ts";
import { promiseOf, showSalts, sit } from "./salts.ts";
import { table as tableView } from "./table/fakes.ts";

const COMMITMENT = "5f".repeat(32);
const SECRET = "s".repeat(22);

interface Asked {
  readonly deed: string;
  readonly seat: number;
  readonly body: unknown;
  readonly bearer: string | undefined;
}

/** A server that says yes, or refuses with this code. */
function server(code = "") {
  const asked: Asked[] = [];
  const answer = <T>(found: T) =>
    code ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve(found);
  return {
    asked,
    join: (_id: string, seat: number, body: Join, bearer?: string) => {
      asked.push({ deed: "join", seat, body, bearer });
      return answer({ secret: SECRET, seat, table: gathering() });
    },
    showSalt: (_id: string, seat: number, body: string, bearer: string) => {
      asked.push({ deed: "show", seat, body, bearer });
      return answer(gathering());
    },
  };
}

const seat = (number: number, kind: SeatView["kind"], more: Partial<SeatView> = {}): SeatView => ({
  ...tableView().seats[0]!,
  seat: number,
  kind,
  ...more,
});

const gathering = (more: Partial<TableView> = {}): TableView =>
  tableView({
    status: "gathering",
    commitment: COMMITMENT,
    seats: [seat(0, "open"), seat(1, "open")],
    ...more,
  });

afterEach(() => forget("t"));

test("a promise is the one the server computes", () => {
  // zareba.engine.chance.salt_commitment("5f" * 32, 1, "pepper"); tests/engine/test_proofs.py has it, too
  assert.equal(promiseOf(COMMITMENT, 1, "pepper"), "0dc4d1668e90337b7416c4bbc70945ec9b266f502cd18475924c1484372454b8");
});

test("at a table with others salt is promised and does not leave the browser", async () => {
  const there = server();
  await sit(there, gathering(), 1, "Ann", "invite");
  const { salts, seats, commitment } = keysOf("t");
  const promise = promiseOf(COMMITMENT, 1, salts![1]!);
  assert.match(salts![1]!, /^[A-Za-z0-9_-]{22}$/);
  assert.deepEqual(there.asked, [
    { deed: "join", seat: 1, body: { name: "Ann", commitment: promise }, bearer: "invite" },
  ]);
  assert.deepEqual(seats, { 1: SECRET });
  assert.equal(commitment, COMMITMENT);
});

test("alone with bots it is given at once, but not where a bot plays for somebody", async () => {
  const there = server();
  await sit(there, gathering({ seats: [seat(0, "open"), seat(1, "bot")] }), 0, "Ann");
  assert.deepEqual(there.asked[0]!.body, { name: "Ann", salt: keysOf("t").salts![0] });
  await sit(there, gathering({ seats: [seat(0, "open"), seat(1, "bot", { lent: true })] }), 0, "Ann");
  assert.deepEqual(Object.keys(there.asked[1]!.body as object), ["name", "commitment"]);
});

test("salt is shown when the table waits for it, of the own seats only", async () => {
  const there = server();
  await sit(there, gathering(), 1, "Ann", "invite");
  await showSalts(there, gathering());
  assert.equal(there.asked.length, 1);
  await showSalts(there, gathering({ salts_awaited: [0, 1] }));
  assert.deepEqual(there.asked.slice(1), [{ deed: "show", seat: 1, body: keysOf("t").salts![1], bearer: SECRET }]);
});

test("too late is no trouble, but a lost network is told", async () => {
  await sit(server(), gathering(), 1, "Ann", "invite");
  const late = server("stale");
  await showSalts(late, gathering({ salts_awaited: [1] }));
  assert.equal(late.asked.length, 1);
  await assert.rejects(showSalts(server("offline"), gathering({ salts_awaited: [1] })));
});
