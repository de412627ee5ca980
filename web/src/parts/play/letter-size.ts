import type { Attachment } from 'svelte/attachments';

/** From the largest letters, `data-size="0"`, to the smallest. */
const SIZES = ['0', '1', '2', '3'];
/** Heights are told in whole pixels. */
const EDGE = 1;

/**
 * Gives a box the largest letters in which nothing of what it says is cut off.
 * @param _said what it says: whenever that changes, the letters are measured again
 */
export function fitting(_said: string): Attachment<HTMLElement> {
  return (box) => {
    const fits = (size: string) => {
      box.dataset['size'] = size;
      return box.scrollHeight <= box.clientHeight + EDGE;
    };
    const fit = () => void SIZES.some(fits);
    fit();
    const room = box.parentElement;
    if (!room) return;
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    // Not all that shows a page knows when its letters have come.
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', fit);
    };
  };
}
