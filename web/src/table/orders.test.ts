import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { giveOrders, ordersOf, takeOrder } from "./orders.ts";

const memory = new Map<string, string>();
(globalThis as unknown as { localStorage: unknown }).localStorage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
};
beforeEach(() => memory.clear());

const listed = (kind: string, seat: number, ...choices: unknown[]) => ({
  kind: `kriegspfad.${kind}`,
  seat,
  options: choices.map((choice) => ({ choice, text: "", hint: "", warning: "", final: false })),
  limits: null,
});

test("an answer is given once, to its own question, for its own seat", () => {
  giveOrders("t", 0, { YearChoice: 1876, MusterArmy: "{}" });
  assert.equal(takeOrder("t", listed("YearChoice", 1, 1876)), undefined);
  assert.equal(takeOrder("u", listed("YearChoice", 0, 1876)), undefined);
  assert.equal(takeOrder("t", listed("YearChoice", 0, 1875, 1876)), 1876);
  assert.equal(takeOrder("t", listed("YearChoice", 0, 1875, 1876)), undefined);
  assert.equal(takeOrder("t", { ...listed("MusterArmy", 0), limits: {} }), "{}");
});

test("what is not offered is not answered, and not kept for later", () => {
  giveOrders("t", 0, { ListChoice: "L99" });
  assert.equal(takeOrder("t", listed("ListChoice", 0, "L01")), undefined);
  assert.equal(takeOrder("t", listed("ListChoice", 0, "L99")), undefined);
});

test("what is meant beforehand can be seen and withdrawn", () => {
  const orders = ordersOf("t", 1);
  assert.equal(orders.of("Resolve"), undefined);
  orders.give("Resolve", "concede");
  assert.equal(orders.of("Resolve"), "concede");
  assert.equal(ordersOf("t", 0).of("Resolve"), undefined);
  orders.give("Resolve", undefined);
  assert.equal(takeOrder("t", { ...listed("Resolve", 1), limits: {} }), undefined);
  orders.give("Resolve", "draw");
  assert.equal(takeOrder("t", { ...listed("Resolve", 1), limits: {} }), "draw");
  assert.equal(orders.of("Resolve"), undefined);
});

test("who only looks on orders nothing", () => {
  ordersOf("t", null).give("Resolve", "concede");
  assert.equal(takeOrder("t", { ...listed("Resolve", 0), limits: {} }), undefined);
});
