import assert from "node:assert/strict";
import { test } from "node:test";
import { readRoute, staysInside } from "./routes.ts";

test("addresses lead to pages", () => {
  assert.deepEqual(readRoute("/", ""), { page: "home" });
  assert.deepEqual(readRoute("/new/khartoum", ""), { page: "new", game: "khartoum" });
  assert.deepEqual(readRoute("/rules/khartoum", ""), { page: "rules", game: "khartoum" });
  assert.deepEqual(readRoute("/about/khartoum", ""), { page: "about", game: "khartoum" });
  assert.deepEqual(readRoute("/table/abc", ""), { page: "table", table: "abc" });
  assert.deepEqual(readRoute("/army/kriegspfad", ""), { page: "army", game: "kriegspfad", army: null });
  assert.deepEqual(readRoute("/army/kriegspfad", "?army=x1"), { page: "army", game: "kriegspfad", army: "x1" });
  assert.deepEqual(readRoute("/replay/abc", "?at=37"), {
    page: "replay",
    table: "abc",
    at: { at: 37, beat: 0 },
    eyes: null,
  });
  assert.deepEqual(readRoute("/replay/abc", "?at=36.2"), {
    page: "replay",
    table: "abc",
    at: { at: 36, beat: 2 },
    eyes: null,
  });
});

test("a moment may be seen through the eyes of a seat, and a game looked at in two ways", () => {
  const moment = { at: 3, beat: 0 };
  assert.deepEqual(readRoute("/replay/abc", "?at=3&seat=1"), { page: "replay", table: "abc", at: moment, eyes: 1 });
  assert.deepEqual(readRoute("/replay/abc", "?at=3&seat=x"), { page: "replay", table: "abc", at: moment, eyes: null });
  assert.deepEqual(readRoute("/analysis/abc", ""), { page: "analysis", table: "abc", sight: "seats" });
  assert.deepEqual(readRoute("/analysis/abc", "?view=open"), { page: "analysis", table: "abc", sight: "open" });
});

test("exercises are numbered, the first by default", () => {
  assert.deepEqual(readRoute("/drill/poilus", ""), { page: "drill", game: "poilus", number: 1 });
  assert.deepEqual(readRoute("/drill/poilus", "?n=3"), { page: "drill", game: "poilus", number: 3 });
  assert.deepEqual(readRoute("/drill/poilus", "?n=x"), { page: "drill", game: "poilus", number: 1 });
});

test("an address that makes no sense leads nowhere", () => {
  assert.deepEqual(readRoute("/table", ""), { page: "nowhere" });
  assert.deepEqual(readRoute("/somewhere/else", ""), { page: "nowhere" });
  assert.deepEqual(readRoute("/table/a/b", ""), { page: "nowhere" });
  assert.deepEqual(readRoute("/replay/abc", "?at=-1"), { page: "replay", table: "abc", at: null, eyes: null });
});

test("an address that is no text leads nowhere wrong and breaks nothing", () => {
  assert.deepEqual(readRoute("/table/%E0%A4%A", ""), { page: "table", table: "%E0%A4%A" });
});

test("links inside the client do not load a page; all others are the browser's", () => {
  const click = { button: 0, defaultPrevented: false, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  const here = { origin: "http://here", pathname: "/rules/khartoum" };
  const link = (more = {}, ...attributes: string[]) => ({
    origin: "http://here",
    pathname: "/new/khartoum",
    hash: "",
    target: "",
    hasAttribute: (name: string) => attributes.includes(name),
    ...more,
  });
  assert.ok(staysInside(click, link(), here));
  assert.ok(staysInside(click, link({ hash: "#LK-1" }), here));
  assert.ok(!staysInside({ ...click, ctrlKey: true }, link(), here));
  assert.ok(!staysInside({ ...click, button: 1 }, link(), here));
  assert.ok(!staysInside({ ...click, defaultPrevented: true }, link(), here));
  assert.ok(!staysInside(click, link({ origin: "http://there" }), here));
  assert.ok(!staysInside(click, link({ target: "_blank" }), here));
  assert.ok(!staysInside(click, link({}, "download"), here));
  assert.ok(!staysInside(click, link({ pathname: "/api/tables/t/record" }), here));
  assert.ok(!staysInside(click, link({ pathname: "/rules/khartoum", hash: "#LK-1" }), here));
});
