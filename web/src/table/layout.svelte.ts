import type { Layout } from './board';

/** Which layout the window asks for; a television is asked for by its address. */
class Room {
  private wide = $state(false);
  television = $state(false);
  readonly now = $derived<Layout>(this.television ? 'television' : this.wide ? 'wide' : 'phone');

  constructor() {
    const query = window.matchMedia('(min-width: 900px)');
    this.wide = query.matches;
    query.addEventListener('change', (change) => (this.wide = change.matches));
  }
}

export const layout = new Room();
