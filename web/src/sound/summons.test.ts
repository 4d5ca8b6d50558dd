import assert from "node:assert/strict";
import { test } from "node:test";
import { summons } from "./summons.ts";

test("it is fetched once, when it is called", async () => {
  let fetched = 0;
  const sound = summons(() => Promise.resolve(++fetched));
  assert.equal(await sound.called(), null);
  assert.equal(fetched, 0);
  const both = [sound.call(), sound.call()];
  assert.deepEqual(await Promise.all(both), [1, 1]);
  assert.equal(await sound.called(), 1);
  assert.equal(fetched, 1);
});

test("what does not come raises nothing and is fetched again at the next call", async () => {
  let server = false;
  let tries = 0;
  const sound = summons(() => {
    tries++;
    return server ? Promise.resolve("sound") : Promise.reject(new TypeError("Failed to fetch"));
  });
  const first = sound.call();
  assert.equal(await sound.called(), null);
  assert.equal(await first, null);
  assert.equal(await sound.call(), null);
  server = true;
  assert.equal(await sound.called(), null); // nobody has pressed since
  assert.equal(tries, 2);
  assert.equal(await sound.call(), "sound");
  assert.equal(tries, 3);
});
