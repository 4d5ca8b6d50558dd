// Scenes are heard. The sounds are fetched when there is first something to hear, and never on the start page.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameFace } from "../games/face.ts";
import { settings } from "../settings.ts";
import { summons } from "../sound/summons.ts";
import type { Scene } from "./film.ts";
import { soundsOf } from "./hearing.ts";
import type { TableStore } from "./store.ts";

const loudness = (): number => (settings.peek().sound ? settings.peek().volume / 100 : 0);

const speaker = summons(async () => {
  const code = await import("../sound/speaker.ts");
  return new code.Speaker(() => new AudioContext({ latencyHint: "interactive" }), loudness);
});

/** Browsers want to be touched before they make a sound. Without a server there is none until a later touch. */
function wake(): void {
  if (loudness() > 0) void speaker.call().then((found) => found?.wake());
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
    if (!scene || scene === last || loudness() === 0) return;
    const sounds = soundsOf(scene, last, face.sounds ?? {});
    if (sounds.length) void speaker.called().then((found) => found?.say(sounds));
  }, [scene, face]);
}
