// Scenes are heard. The sounds are fetched when there is first something to hear, and never on the start page.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameFace } from "../games/face.ts";
import { settings } from "../settings.ts";
import type { Speaker } from "../sound/speaker.ts";
import type { Scene } from "./film.ts";
import { soundsOf } from "./hearing.ts";
import type { TableStore } from "./store.ts";

let speaker: Promise<Speaker> | null = null;

const loudness = (): number => (settings.peek().sound ? settings.peek().volume / 100 : 0);

const fetched = (): Promise<Speaker> =>
  (speaker ??= import("../sound/speaker.ts").then(
    (code) => new code.Speaker(() => new AudioContext({ latencyHint: "interactive" }), loudness),
  ));

/** Browsers want to be touched before they make a sound. */
function wake(): void {
  if (loudness() > 0) void fetched().then((found) => found.wake());
}

export function useSound(store: TableStore, face: GameFace): void {
  const before = useRef<Scene | null>(null);
  const scene = store.film.scene.value;
  useEffect(() => {
    addEventListener("pointerdown", wake, true);
    addEventListener("keydown", wake, true);
    return () => {
      removeEventListener("pointerdown", wake, true);
      removeEventListener("keydown", wake, true);
    };
  }, [store]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = scene;
    if (!scene || scene === last || loudness() === 0 || !speaker) return;
    const sounds = soundsOf(scene, last, face.sounds ?? {});
    if (sounds.length) void speaker.then((found) => found.say(sounds));
  }, [scene, face]);
}
