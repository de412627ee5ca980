/** Where in the page one is; all of it is in the address's hash, so the server knows one page only. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly code: string; readonly television: boolean }
  | { readonly at: 'link'; readonly token: string };

const TABLE = /^#\/(t|tv)\/([0-9A-Za-z]{4,12})$/;
const LINK = /^#seat=([0-9A-Za-z_-]+)$/;

export function read(hash: string): Route {
  const table = TABLE.exec(hash);
  if (table?.[2])
    return { at: 'table', code: table[2].toUpperCase(), television: table[1] === 'tv' };
  const link = LINK.exec(hash);
  if (link?.[1]) return { at: 'link', token: link[1] };
  return { at: 'home' };
}

class Place {
  now = $state.raw<Route>({ at: 'home' });

  constructor() {
    this.now = read(window.location.hash);
    window.addEventListener('hashchange', () => (this.now = read(window.location.hash)));
  }

  go(hash: string): void {
    window.location.hash = hash;
  }
}

export const place = new Place();
