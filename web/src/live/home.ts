import { hall } from './rest';

/** An address that means another device on every device. */
const LOCAL = /^(localhost|127\.|\[::1\])/;

/** How other devices reach this page. */
export interface Reach {
  /** What links begin with. */
  readonly origin: string;
  /** Whether such a link is of any use on another device, and if not, why. */
  readonly trouble: 'none' | 'alone' | 'homeless';
}

/** This page's own address, or the machine's in the home network where the page has none. */
export async function reach(): Promise<Reach> {
  const { origin, hostname } = window.location;
  if (!LOCAL.test(hostname)) return { origin, trouble: 'none' };
  const { home, alone } = await hall();
  if (home[0]) return { origin: home[0], trouble: 'none' };
  return { origin, trouble: alone ? 'alone' : 'homeless' };
}

/** A link of this page, as another device must be given it. */
export async function reaching(link: string): Promise<string> {
  const { origin } = await reach();
  return link.replace(window.location.origin, origin);
}
