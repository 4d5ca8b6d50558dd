// What is to be heard, one sound after the other. Browsers let nobody be heard before a first press.
import { noiseOf, play, type Sound, type Studio } from "./synth.ts";

const LATE = 1.2; // seconds; what would come later than that is left out
const PART = 0.6; // of its length a sound has to itself

export class Speaker {
  readonly #make: () => Studio;
  readonly #volume: () => number;
  #studio: Studio | null = null;
  #noise: AudioBuffer | null = null;
  #out: GainNode | null = null;
  #free = 0; // when the next sound may begin

  /** *volume*: from 0 to 1. */
  constructor(make: () => Studio, volume: () => number) {
    this.#make = make;
    this.#volume = volume;
  }

  /** The reader has pressed something: from now on there may be sound. */
  wake(): void {
    this.#studio ??= this.#make();
    if (this.#studio.state === "suspended") void this.#studio.resume();
  }

  say(sounds: readonly Sound[]): void {
    const studio = this.#studio;
    if (studio?.state !== "running" || this.#volume() <= 0) return;
    this.#out ??= this.#outOf(studio);
    this.#noise ??= noiseOf(studio);
    this.#out.gain.value = this.#volume() ** 2; // as ears count
    for (const sound of sounds) {
      const at = Math.max(studio.currentTime + 0.01, this.#free);
      if (at - studio.currentTime > LATE) return;
      this.#free = at + PART * play({ studio, out: this.#out, noise: this.#noise }, sound, at);
    }
  }

  #outOf(studio: Studio): GainNode {
    const out = studio.createGain();
    out.connect(studio.destination);
    return out;
  }
}
