const BEAT = 1000;

/** Pages that are installed may carry a mark; where there is none, nothing happens. */
interface Badged {
  setAppBadge?: () => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

function favicon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? '/icon-turn.svg' : '/icon.svg';
}

/**
 * Calls whoever looks elsewhere: the tab's title, which flashes while nobody looks, its icon, and
 * the badge of an installed page. Returns how to stop.
 *
 * @param turn what to say if it is my turn
 */
export function calling(usual: string, turn: string | undefined): () => void {
  const badged = navigator as Badged;
  document.title = turn ?? usual;
  favicon(turn !== undefined);
  if (turn === undefined) return () => {};
  void badged.setAppBadge?.().catch(() => {});
  const flash = setInterval(() => {
    document.title = document.hidden && document.title === turn ? usual : turn;
  }, BEAT);
  return () => {
    clearInterval(flash);
    document.title = usual;
    favicon(false);
    void badged.clearAppBadge?.().catch(() => {});
  };
}
