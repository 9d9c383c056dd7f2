/** Sounds of our own making: soft, short, and only if they are wanted. */
import { memory } from './memory';

export type Sound = 'card' | 'coin' | 'building' | 'turn';

let audio: AudioContext | undefined;

/** A tone that fades: when it begins, how high, how loud, how long. */
function tone(
  audio: AudioContext,
  start: number,
  pitch: number,
  loud: number,
  long: number,
  type: OscillatorType = 'sine',
) {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  fade(audio, source, audio.currentTime + start, loud, long);
}

/** A rustle around a pitch, as of paper or stone. */
function rustle(audio: AudioContext, start: number, pitch: number, loud: number, long: number) {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band);
  fade(audio, source, audio.currentTime + start, loud, long, band);
}

function fade(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  from: number,
  loud: number,
  long: number,
  last: AudioNode = source,
) {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(loud, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
  last.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + long + 0.05);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => rustle(audio, 0, 2600, 0.09, 0.14),
  coin: (audio) => {
    tone(audio, 0, 1980, 0.035, 0.16, 'triangle');
    tone(audio, 0.06, 2640, 0.03, 0.3, 'triangle');
  },
  building: (audio) => {
    rustle(audio, 0, 420, 0.16, 0.12);
    tone(audio, 0, 130, 0.12, 0.2);
    rustle(audio, 0.16, 360, 0.1, 0.1);
  },
  // Like a small bell
  turn: (audio) => {
    tone(audio, 0, 660, 0.1, 0.5);
    tone(audio, 0.14, 880, 0.1, 0.5);
  },
};

/** Let something be heard. A browser lets nobody make a sound before its page was touched. */
export function play(sound: Sound) {
  if (!memory.sound() || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  SOUNDS[sound](audio);
}
