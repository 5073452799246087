// How every sound is made: dice, a march, a clash of arms, a horn.
export type Sound = 'dice' | 'march' | 'clash' | 'horn';

type Make = (audio: BaseAudioContext, out: AudioNode, at: number) => void;

export const MAKE: Record<Sound, Make> = {
  /** Bones on a table: short dry knocks, the last ones closer together. */
  dice: (audio, out, at) => {
    for (const [when, pitch, loud] of [[0, 2600, 2], [0.07, 2100, 1.8], [0.13, 2900, 1.4], [0.18, 2300, 1.1], [0.22, 2600, 0.7]] as const) {
      noise(audio, out, { at: at + when, length: 0.035, pitch, width: 3, loud });
    }
  },
  /** Feet in step. */
  march: (audio, out, at) => {
    for (const when of [0, 0.16, 0.32]) {
      noise(audio, out, { at: at + when, length: 0.09, pitch: 190, width: 1.2, loud: 2 });
      tone(audio, out, { at: at + when, length: 0.12, pitch: 92, loud: 0.4, shape: 'sine', rise: 0.008 });
      noise(audio, out, { at: at + when + 0.02, length: 0.05, pitch: 1400, width: 2, loud: 0.4 });
    }
  },
  /** Iron on iron: tones that do not harmonise, and a blow. */
  clash: (audio, out, at) => {
    noise(audio, out, { at, length: 0.12, pitch: 900, width: 0.7, loud: 0.7 });
    for (const [pitch, loud] of [[1830, 0.22], [2790, 0.16], [4110, 0.1], [5370, 0.06]] as const) tone(audio, out, { at, length: 0.45, pitch, loud, shape: 'triangle' });
  },
  /** A cornu: a fifth, blown twice. */
  horn: (audio, out, at) => {
    tone(audio, out, { at, length: 0.35, pitch: 196, loud: 0.26, shape: 'sawtooth', rise: 0.06, hold: 0.2, dull: 900 });
    tone(audio, out, { at: at + 0.36, length: 0.9, pitch: 294, loud: 0.28, shape: 'sawtooth', rise: 0.08, hold: 0.45, dull: 1200 });
  },
};

interface Noise { at: number; length: number; pitch: number; width: number; loud: number }

function noise(audio: BaseAudioContext, out: AudioNode, { at, length, pitch, width, loud }: Noise): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < samples; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / samples) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: width });
  source.connect(band).connect(new GainNode(audio, { gain: loud })).connect(out);
  source.start(at);
}

interface Tone { at: number; length: number; pitch: number; loud: number; shape: OscillatorType; rise?: number; hold?: number; dull?: number }

function tone(audio: BaseAudioContext, out: AudioNode, { at, length, pitch, loud, shape, rise = 0.004, hold = 0, dull = 12_000 }: Tone): void {
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const swell = new GainNode(audio, { gain: 0 });
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(loud, at + rise);
  swell.gain.setValueAtTime(loud, at + rise + hold);
  swell.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(new BiquadFilterNode(audio, { type: 'lowpass', frequency: dull })).connect(swell).connect(out);
  source.start(at);
  source.stop(at + length);
}
