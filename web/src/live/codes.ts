/** The server draws a table's code from these: none is taken for another, and they make few words. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';
/** Tables of older servers have short codes, and keep them. */
const LENGTHS = [12, 6];
const GROUP = /.{4}(?=.)/g;
/** What is in no code, and what must have been meant. */
const ALIKE: Readonly<Record<string, string>> = { I: 'L', '1': 'L', O: 'Q', '0': 'Q', U: 'V' };
const LINK = /\/(?:t|tv)\/([^/?#]+)/;

/** A code as people type it: by hand or as a whole link, in small or wide letters, with gaps. */
export function cleaned(typed: string): string {
  const code = LINK.exec(typed)?.[1] ?? typed;
  return [...code.normalize('NFKC').toUpperCase()]
    .map((character) => ALIKE[character] ?? character)
    .filter((character) => /[0-9A-Z]/.test(character))
    .join('');
}

/** What is odd about a code that leads to no table. */
export type Doubt = 'length' | 'letters' | 'none';

export function doubt(code: string): Doubt {
  if (!LENGTHS.includes(code.length)) return 'length';
  return [...code].every((character) => ALPHABET.includes(character)) ? 'none' : 'letters';
}

/** A code as people read it out: in groups of four. */
export function grouped(code: string): string {
  return code.length > 6 ? code.replace(GROUP, '$&-') : code;
}
