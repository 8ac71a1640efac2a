/** Sounds made in the browser: no files. A phone lets them begin only after a touch. */

export type Sound = "dice" | "card" | "bell" | "turn" | "growl" | "coin" | "crack" | "splash" | "win" | "no";

let context: AudioContext | null = null;
let on = true;

export function soundOn(wanted: boolean): void {
  on = wanted;
}

/** Call from a touch or a key, so that the browser allows sound from now on. */
export function wake(): void {
  if (!on || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function play(sound: Sound): void {
  if (!on || !context || context.state !== "running") return;
  SOUNDS[sound](context, context.currentTime);
}

type Make = (context: AudioContext, at: number) => void;

const SOUNDS: Record<Sound, Make> = {
  dice: (c, at) => [0, 0.07, 0.13, 0.22, 0.28].forEach((t, i) => noise(c, at + t, 0.04, 1800 - i * 180, 0.25 - i * 0.03)),
  card: (c, at) => noise(c, at, 0.12, 3200, 0.14),
  bell: (c, at) => [1, 2.01, 2.99, 4.2, 5.43].forEach((f, i) => tone(c, at, 660 * f, 1.8 / (1 + i * 0.7), 0.22 / (1 + i), "sine")),
  turn: (c, at) => {
    noise(c, at, 0.7, 700, 0.1);
    tone(c, at + 0.1, 392, 0.5, 0.1, "triangle");
    tone(c, at + 0.25, 523, 0.6, 0.1, "triangle");
  },
  growl: (c, at) => {
    tone(c, at, 55, 0.9, 0.3, "sawtooth", 38);
    noise(c, at, 0.8, 160, 0.4);
  },
  coin: (c, at) => [1319, 1760].forEach((f, i) => tone(c, at + i * 0.07, f, 0.35, 0.12, "triangle")),
  crack: (c, at) => {
    noise(c, at, 0.18, 900, 0.4);
    tone(c, at, 110, 0.25, 0.3, "triangle", 50);
  },
  splash: (c, at) => noise(c, at, 0.35, 1100, 0.08),
  win: (c, at) => [523, 659, 784, 1047].forEach((f, i) => tone(c, at + i * 0.13, f, 0.6, 0.14, "triangle")),
  no: (c, at) => tone(c, at, 180, 0.18, 0.16, "triangle", 140),
};

function tone(c: AudioContext, at: number, hertz: number, seconds: number, loud: number, kind: OscillatorType, to = hertz): void {
  const source = c.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(c, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

function noise(c: AudioContext, at: number, seconds: number, hertz: number, loud: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * seconds), c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = buffer;
  const filter = c.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 1.2;
  source.connect(filter).connect(fading(c, at, seconds, loud));
  source.start(at);
}

function fading(c: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(c.destination);
  return gain;
}
