import type { Attachment } from 'svelte/attachments';

/** Less than this is an edge, no row that one misses. */
const SOME = 6;

/** Tells whether a thing that scrolls holds more below what is seen of it. */
export function scrolling(tell: (more: boolean) => void): Attachment<HTMLElement> {
  return (thing) => {
    const look = () => tell(thing.scrollHeight - thing.clientHeight - thing.scrollTop > SOME);
    const observer = new ResizeObserver(look);
    for (const one of [thing, ...thing.children]) observer.observe(one);
    thing.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      thing.removeEventListener('scroll', look);
    };
  };
}
