import assert from "node:assert/strict";
import { test } from "node:test";
import { Fingers, lengthOf, lensKeys, spread } from "./fingers.ts";

const pointer = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY }) as PointerEvent;

test("one finger has moved from where it was last", () => {
  const fingers = new Fingers();
  assert.equal(fingers.moveOf(pointer(1, 5, 5)), null);
  fingers.press(pointer(1, 0, 0));
  const move = fingers.moveOf(pointer(1, 3, 4))!;
  assert.deepEqual(move, { before: { x: 0, y: 0 }, now: { x: 3, y: 4 }, other: null });
  assert.equal(lengthOf(move), 5);
  fingers.stay(pointer(1, 3, 4));
  assert.deepEqual(fingers.moveOf(pointer(1, 4, 4))!.before, { x: 3, y: 4 });
  fingers.lift(pointer(1, 4, 4));
  assert.equal(fingers.moveOf(pointer(1, 5, 5)), null);
});

test("two fingers are spread around the place between them", () => {
  const fingers = new Fingers();
  fingers.press(pointer(1, 0, 0));
  fingers.press(pointer(2, 10, 0));
  const { before, now, other } = fingers.moveOf(pointer(2, 20, 0))!;
  assert.deepEqual(spread(before, now, other!), { factor: 2, x: 10, y: 0 });
  assert.equal(spread(other!, now, other!).factor, 1, "they lay on one place");
});

test("the click that ends a drag is not a choice, the next one is", () => {
  const fingers = new Fingers();
  let stopped = 0;
  const click = { stopPropagation: () => (stopped += 1) } as unknown as MouseEvent;
  fingers.moved = true;
  fingers.click(click);
  fingers.click(click);
  assert.equal(stopped, 1);
});

test("arrows move the drawing only where they are free for it", () => {
  const done: string[] = [];
  const lens = {
    zoom: (factor: number) => done.push(factor > 1 ? "in" : "out"),
    whole: () => done.push("whole"),
    pan: (dx: number, dy: number) => done.push(`${Math.sign(dx)} ${Math.sign(dy)}`),
  };
  const press = (key: string, arrows: boolean, ctrlKey = false) =>
    lensKeys({ key, ctrlKey, preventDefault() {}, stopPropagation() {} } as unknown as KeyboardEvent, lens, arrows);
  press("+", false);
  press("-", false);
  press("0", false);
  press("ArrowLeft", false);
  press("+", true, true);
  press("ArrowDown", true);
  assert.deepEqual(done, ["in", "out", "whole", "0 1"]);
});
