import { cleaned } from './live/codes';

/** Where in the page one is; all of it is in the address's hash, so the server knows one page only. */
export type Route =
  /** `game`: the one for which a table is being laid. */
  | { readonly at: 'home'; readonly game: string }
  | { readonly at: 'table'; readonly code: string; readonly television: boolean }
  | { readonly at: 'link'; readonly token: string };

const TABLE = /^#?\/(t|tv)\/(.+)$/;
const NEW = /^#\/new\/([a-z]+)$/;
const LINK = /^#seat=([0-9A-Za-z_-]+)$/;

/** A half-typed escape such as `%2` is no reason to show nothing. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function read(hash: string): Route {
  const table = TABLE.exec(hash);
  const code = cleaned(unescaped(table?.[2] ?? ''));
  if (code) return { at: 'table', code, television: table?.[1] === 'tv' };
  const link = LINK.exec(hash);
  if (link?.[1]) return { at: 'link', token: link[1] };
  return { at: 'home', game: NEW.exec(hash)?.[1] ?? '' };
}

/** The hash for an address with the table in its path, as one types it by hand. */
export function typed(path: string): string | undefined {
  const there = read(path);
  if (there.at !== 'table') return undefined;
  return `#/${there.television ? 'tv' : 't'}/${there.code}`;
}

class Place {
  now = $state.raw<Route>({ at: 'home', game: '' });
  /** Whether the way back leads to this page's own home. */
  private fromHome = false;

  constructor() {
    const { pathname, hash } = window.location;
    const there = typed(pathname);
    if (there !== undefined) window.history.replaceState(null, '', `/${hash || there}`);
    this.now = read(window.location.hash);
    // Where an earlier screen was scrolled to means nothing here.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('hashchange', () => this.moved());
  }

  go(hash: string): void {
    window.location.hash = hash;
  }

  /** As `go`, and the way back does not lead here again. */
  replace(hash: string): void {
    window.history.replaceState(null, '', hash);
    this.moved();
  }

  /** Home, as the browser's own button would where that leads there. */
  home(): void {
    if (this.fromHome) window.history.back();
    else this.replace('#/');
  }

  private moved(): void {
    const before = this.now;
    this.now = read(window.location.hash);
    this.fromHome = before.at === 'home' && before.game === '';
  }
}

export const place = new Place();
