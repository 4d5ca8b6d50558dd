// What a scene sounds like: the game says which of its events sounds how.
import type { Sound } from "../sound/synth.ts";
import type { LogLine } from "../protocol.ts";
import type { Scene } from "./film.ts";

const MOST = 3; // sounds of one scene

export type Sounds = Readonly<Record<string, Sound>>;

/** What is new in a scene: of a beat everything, of a view what the last choice has led to. */
function newLines(scene: Scene, before: Scene | null): readonly LogLine[] {
  if (scene.beat) return scene.lines;
  const goesOn = before !== null && before.view.live === scene.view.live && before.view.at <= scene.view.at;
  return goesOn ? scene.lines.filter(({ at }) => at > before.view.at || (before.beat && at === scene.view.at)) : [];
}

export function soundsOf(scene: Scene, before: Scene | null, sounds: Sounds): readonly Sound[] {
  const found = newLines(scene, before).flatMap(({ event }) => sounds[event] ?? []);
  const heard = found.filter((sound, i) => sound !== found[i - 1]).slice(0, MOST);
  return isMyTurnNow(scene, before) ? [...heard, "turn"] : heard;
}

/** A question is put to a reader who was waiting, or was being told something. */
function isMyTurnNow(scene: Scene, before: Scene | null): boolean {
  const { view } = scene;
  if (!view.live || view.question === null || before === null || !before.view.live) return false;
  return before.beat || before.view.question === null;
}
