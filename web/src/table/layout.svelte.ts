import type { Layout } from './board';

/** Too low for a board above a hand: a phone held sideways, or a laptop at 200 %. */
const LOW = '(max-height: 559px) and (orientation: landscape)';
const WIDE = '(min-width: 900px) and (min-height: 560px)';

/** Which layout the window asks for; a television is asked for by its address. */
class Room {
  private readonly low = matches(LOW, (now) => (this.isLow = now));
  private readonly wide = matches(WIDE, (now) => (this.isWide = now));
  private isLow = $state(this.low);
  private isWide = $state(this.wide);
  television = $state(false);
  readonly now = $derived<Layout>(
    this.television ? 'television' : this.isLow ? 'landscape' : this.isWide ? 'wide' : 'phone',
  );
}

function matches(query: string, changed: (now: boolean) => void): boolean {
  const list = window.matchMedia(query);
  list.addEventListener('change', ({ matches: now }) => changed(now));
  return list.matches;
}

export const layout = new Room();
