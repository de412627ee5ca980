import { browser, Live, type Presence } from './socket';

/** A server that has just been started again, or a network that was changed, is back by then. */
const PATIENCE = 1000;

/** The page's connection as screens see it: an absence that lasts is worth a word. */
class Connection {
  offline = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly live = new Live(browser, (presence, late) => this.changed(presence, late));

  constructor() {
    const attend = () => this.live.attend(document.visibilityState === 'visible');
    attend();
    document.addEventListener('visibilitychange', attend);
    window.addEventListener('online', () => this.live.hurry());
    window.addEventListener('offline', () => this.live.lose());
  }

  private changed(presence: Presence, late: boolean): void {
    clearTimeout(this.timer);
    if (presence === 'here') this.offline = false;
    else this.timer = setTimeout(() => (this.offline = true), late ? 0 : PATIENCE);
  }
}

export const connection = new Connection();
