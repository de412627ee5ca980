import type { TransitionConfig } from 'svelte/transition';

/** First the mouse is called out. */
const CALL = 260;

/** A plate that is snatched off the table flies to whoever took it, and the mouse goes home. */
export function snatch(
  node: Element,
  { seat, motion }: { seat: number; motion: boolean },
): TransitionConfig {
  const place = document.querySelector(`.board-buffet [data-place="${seat}"]`);
  if (!motion || !place) return { duration: 0 };
  const [from, to] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const still = getComputedStyle(node).transform;
  return {
    delay: CALL,
    duration: 420,
    css: (t, u) => {
      const lift = Math.sin(u * Math.PI) * -28;
      const move = `translate(${x * u * u}px, ${y * u * u + lift}px)`;
      return `z-index: 500; opacity: ${Math.min(1, t * 4)}; transform: ${move} ${still} rotate(${-14 * u}deg) scale(${1 - 0.55 * u})`;
    },
  };
}
