import type { Attachment } from 'svelte/attachments';

/** So many pixels from its end one still reads the end. */
const NEAR = 160;
/** What was scrolled to its end once, and where that was. */
const ends = new WeakMap<Element, number>();

/**
 * Keeps the end of a list in sight, in whatever scrolls it, unless somebody has scrolled back.
 * @param _length how long the list is: whenever that changes, its end is looked for
 */
export function following(_length: number): Attachment<HTMLElement> {
  return (list) => {
    const panel = list.closest('[role=tabpanel]');
    if (!panel) return;
    const end = ends.get(list);
    if (end !== undefined && panel.scrollTop < end - NEAR) return;
    panel.scrollTop = panel.scrollHeight;
    ends.set(list, panel.scrollTop);
  };
}
