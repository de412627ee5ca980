import type { SoundName } from '../table/board';

/** A note: how high (Hz), when and how long (s), how loud, and of which shape; a noise has no pitch. */
interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly shape: OscillatorType | 'noise';
}

const note = (
  pitch: number,
  at: number,
  long: number,
  loud = 0.3,
  shape: Note['shape'] = 'sine',
): Note => ({ pitch, at, long, loud, shape });
const noise = (pitch: number, at: number, long: number, loud: number): Note =>
  note(pitch, at, long, loud, 'noise');

const SCORES: Readonly<Record<SoundName, readonly Note[]>> = {
  tap: [note(520, 0, 0.06, 0.15, 'triangle')],
  card: [noise(2400, 0, 0.08, 0.2)],
  dice: [0, 0.07, 0.13, 0.22, 0.33].map((at, i) => noise(1400 - 120 * i, at, 0.05, 0.3)),
  step: [note(240, 0, 0.07, 0.2, 'triangle')],
  crash: [
    noise(260, 0, 0.5, 0.6),
    noise(900, 0.05, 0.25, 0.35),
    note(70, 0, 0.35, 0.5),
    noise(500, 0.3, 0.3, 0.25),
  ],
  win: [523, 659, 784, 1047].map((pitch, i) => note(pitch, i * 0.12, 0.3, 0.25, 'triangle')),
  lose: [392, 330, 262].map((pitch, i) => note(pitch, i * 0.18, 0.35, 0.22, 'triangle')),
  turn: [note(660, 0, 0.12, 0.2), note(880, 0.1, 0.2, 0.2)],
  bell: [note(1320, 0, 0.3, 0.08)],
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Nothing sounds before the first tap: browsers ask for it, and so do sleeping children. */
export function listenForFirstTap(): void {
  const begin = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  window.addEventListener('pointerdown', begin, { once: true });
  window.addEventListener('keydown', begin, { once: true });
}

export function play(name: SoundName, volume: number): void {
  if (!context || context.state !== 'running' || volume <= 0) return;
  for (const one of SCORES[name]) sound(context, one, volume);
}

function sound(
  context: AudioContext,
  { pitch, at, long, loud, shape }: Note,
  volume: number,
): void {
  const begin = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  gain.connect(context.destination);
  const source =
    shape === 'noise' ? rustle(context, pitch, gain) : tone(context, pitch, shape, gain);
  source.start(begin);
  source.stop(begin + long);
}

function tone(context: AudioContext, pitch: number, shape: OscillatorType, out: AudioNode) {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(out);
  return source;
}

function rustle(context: AudioContext, pitch: number, out: AudioNode) {
  hiss ??= white(context);
  const source = context.createBufferSource();
  source.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(out);
  return source;
}

function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
