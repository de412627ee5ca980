import { settings } from '../settings/settings.svelte';
import type { SoundName } from '../table/board';
import { play } from './kit';

/** What the hand feels with a sound, in milliseconds of shaking and rest. */
const SHAKES: Partial<Record<SoundName, readonly number[]>> = {
  crash: [40, 30, 80],
  turn: [60],
  win: [30, 40, 30, 40, 90],
};

/** Lets this device sound and shake as its settings want. */
export function feel(name: SoundName): void {
  if (settings.sound) play(name, settings.volume);
  const shake = SHAKES[name];
  if (settings.vibration && shake && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.([...shake]);
}
