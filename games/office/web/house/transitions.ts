import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A clerk hops in from where it stood before: an arc, with weight at both ends. */
export function climb(
  _: Element,
  { dx, dy, motion }: { dx: number; dy: number; motion: boolean },
): TransitionConfig {
  if (!motion || (dx === 0 && dy === 0)) return { duration: 0 };
  return {
    duration: 620,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - 26 * Math.sin(Math.PI * t)}px) ` +
      `scale(${1 - 0.06 * Math.sin(Math.PI * t)}, ${1 + 0.1 * Math.sin(Math.PI * t)})`,
  };
}

/** An envelope comes from under a door; cards fall on the table. */
export function slide(
  _: Element,
  { dy, motion, delay = 0 }: { dy: number; motion: boolean; delay?: number },
): TransitionConfig {
  if (!motion) return { duration: 0 };
  return {
    delay,
    duration: 340,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${dy * u}px); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** A card flies in a bow and is gone when it has arrived. */
export function fly(_: Element, { dx, dy }: { dx: number; dy: number }): TransitionConfig {
  return {
    duration: 700,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - 30 * Math.sin(Math.PI * t)}px) ` +
      `rotate(${360 * u}deg); opacity: ${Math.min(1, 4 * u)}`,
  };
}
