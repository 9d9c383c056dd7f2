/** The title, the icon and a soft sound tell when it becomes my turn. */
import { at } from './address';
import { memory } from './memory';

let audio: AudioContext | undefined;

/** Two soft tones, like a small bell. */
export function chime() {
  if (!memory.sound()) return;
  audio ??= new AudioContext();
  for (const [start, pitch] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + start;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.6);
  }
}

export function showTitle(text: string, mine: boolean) {
  document.title = text;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = at(mine ? '/icon-turn.svg' : '/icon.svg');
}
