// Sounds of our own making: noise and tones, shaped; no files.
export type Sound = "card" | "dice" | "march" | "shot" | "turn";

/** As much of an AudioContext as the sounds need. */
export type Studio = Pick<
  AudioContext,
  | "currentTime"
  | "sampleRate"
  | "state"
  | "destination"
  | "createBuffer"
  | "createBufferSource"
  | "createBiquadFilter"
  | "createGain"
  | "createOscillator"
  | "resume"
>;

interface Desk {
  readonly studio: Studio;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

/** A second of noise, always the same. */
export function noiseOf(studio: Studio): AudioBuffer {
  const buffer = studio.createBuffer(1, studio.sampleRate, studio.sampleRate);
  const samples = buffer.getChannelData(0);
  let x = 1;
  for (let i = 0; i < samples.length; i++) {
    x = (x * 16807) % 2147483647;
    samples[i] = x / 1073741823.5 - 1;
  }
  return buffer;
}

interface Shape {
  readonly at: number;
  readonly loud: number;
  /** Seconds until it is loud, and until it is gone. */
  readonly rise: number;
  readonly fall: number;
}

/** Louder, then gone. */
function shaped({ studio, out }: Desk, { at, loud, rise, fall }: Shape): GainNode {
  const gain = studio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(out);
  return gain;
}

interface Band {
  readonly type: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly narrow?: number;
}

/** Noise between two heights. */
function hiss(desk: Desk, shape: Shape, { type, from, to = from, narrow = 1 }: Band): void {
  const source = desk.studio.createBufferSource();
  source.buffer = desk.noise;
  const filter = desk.studio.createBiquadFilter();
  filter.type = type;
  filter.Q.value = narrow;
  const length = shape.rise + shape.fall;
  filter.frequency.setValueAtTime(from, shape.at);
  filter.frequency.exponentialRampToValueAtTime(to, shape.at + length);
  source.connect(filter);
  filter.connect(shaped(desk, shape));
  source.start(shape.at, (shape.at * 7) % 0.5);
  source.stop(shape.at + length + 0.02);
}

function tone(desk: Desk, shape: Shape, from: number, to = from, type: OscillatorType = "sine"): void {
  const source = desk.studio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, shape.at);
  source.frequency.exponentialRampToValueAtTime(to, shape.at + shape.rise + shape.fall);
  source.connect(shaped(desk, shape));
  source.start(shape.at);
  source.stop(shape.at + shape.rise + shape.fall + 0.02);
}

const THROWN = [0, 0.07, 0.12, 0.2, 0.25, 0.34] as const; // when dice touch the table
const STEPS = [0, 0.17, 0.34, 0.51] as const;

/** What each sounds like, and how long it takes. */
const SOUNDS: Readonly<Record<Sound, { readonly length: number; readonly play: (desk: Desk, at: number) => void }>> = {
  card: {
    length: 0.22,
    play: (desk, at) => {
      hiss(desk, { at, loud: 0.5, rise: 0.05, fall: 0.12 }, { type: "bandpass", from: 1600, to: 5200, narrow: 0.8 });
      hiss(desk, { at: at + 0.14, loud: 0.5, rise: 0.004, fall: 0.05 }, { type: "bandpass", from: 2600 });
    },
  },
  dice: {
    length: 0.45,
    play: (desk, at) =>
      THROWN.forEach((later, i) =>
        hiss(
          desk,
          { at: at + later, loud: 0.9 - 0.1 * i, rise: 0.002, fall: 0.04 },
          { type: "bandpass", from: 1100 + 340 * (i % 3), narrow: 6 },
        ),
      ),
  },
  march: {
    length: 0.65,
    play: (desk, at) =>
      STEPS.forEach((later, i) => {
        hiss(
          desk,
          { at: at + later, loud: 0.8, rise: 0.006, fall: 0.09 },
          { type: "lowpass", from: i % 2 ? 210 : 260 },
        );
        tone(desk, { at: at + later, loud: 0.35, rise: 0.004, fall: 0.07 }, 95, 60);
      }),
  },
  shot: {
    length: 0.5,
    play: (desk, at) => {
      hiss(desk, { at, loud: 1, rise: 0.002, fall: 0.4 }, { type: "lowpass", from: 3800, to: 240 });
      tone(desk, { at, loud: 0.7, rise: 0.002, fall: 0.16 }, 150, 45, "triangle");
    },
  },
  turn: {
    length: 0.5,
    play: (desk, at) => {
      tone(desk, { at, loud: 0.28, rise: 0.01, fall: 0.3 }, 659.3, 659.3, "triangle");
      tone(desk, { at: at + 0.14, loud: 0.28, rise: 0.01, fall: 0.34 }, 880, 880, "triangle");
    },
  },
};

export function play(desk: Desk, sound: Sound, at: number): number {
  SOUNDS[sound].play(desk, at);
  return SOUNDS[sound].length;
}
