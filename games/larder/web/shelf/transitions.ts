import type { TransitionConfig } from 'svelte/transition';

/** How long, as a factor: 0 shows the end at once. */
export interface Pace {
  readonly time: number;
}

const bounce = (t: number) =>
  t < 0.75 ? (t / 0.75) ** 2 : 1 - 0.12 * Math.sin(((t - 0.75) / 0.25) * Math.PI);

/** A die comes down onto its square, out of the tray below: it lies there before its news are over. */
export function thrown(node: Element, { time }: Pace): TransitionConfig {
  const from = document.querySelector('[data-tray]')?.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  const [x, y] = from ? [from.left + from.width / 2 - to.left, from.top - to.top] : [0, -to.height];
  return {
    duration: 260 * time,
    easing: bounce,
    css: (_, left) =>
      `transform: translate(${x * left}px, ${y * left}px) rotate(${left * 300}deg) scale(${1 + 0.5 * left})`,
  };
}

/** A die tumbles off its square: the turn is over. */
export function drop(_: Element, { time }: Pace): TransitionConfig {
  return {
    duration: 420 * time,
    css: (there, gone) =>
      `transform: translateY(${gone * gone * 160}%) rotate(${gone * 140}deg); opacity: ${there}`,
  };
}

/** A portion is carried off in small jumps. */
export function hop(_: Element, { time }: Pace): TransitionConfig {
  return {
    duration: 520 * time,
    css: (there, gone) =>
      `transform: translate(${gone * 60}%, ${-Math.abs(Math.sin(gone * 9)) * 40 + gone * 60}%) scale(${0.6 + 0.4 * there}); opacity: ${there}`,
  };
}
