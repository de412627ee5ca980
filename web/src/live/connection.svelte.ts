import { browser, Live, type Presence } from './socket';

const PATIENCE = 2000;

/** The page's connection as screens see it: an absence of two seconds is worth a word. */
class Connection {
  offline = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly live = new Live(browser, (presence) => this.changed(presence));

  constructor() {
    const hurry = () => document.visibilityState === 'visible' && this.live.hurry();
    document.addEventListener('visibilitychange', hurry);
    window.addEventListener('online', hurry);
  }

  private changed(presence: Presence): void {
    clearTimeout(this.timer);
    if (presence === 'here') this.offline = false;
    else this.timer = setTimeout(() => (this.offline = true), PATIENCE);
  }
}

export const connection = new Connection();
