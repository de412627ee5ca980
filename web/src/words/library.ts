import type { Language } from './language';
import type { Texts } from './speaker';

type Shelf = Record<string, () => Promise<Texts>>;

const shell = import.meta.glob<Texts>('../../texts/{en,fr,de,ja}.json', { import: 'default' });
const common = import.meta.glob<Texts>(
  '../../../{words,table,server}/src/main/resources/tischlein/*/texts/{en,fr,de,ja}.json',
  { import: 'default' },
);
const games = import.meta.glob<Texts>(
  '../../../games/*/src/main/resources/tischlein/*/texts/{en,fr,de,ja}.json',
  {
    import: 'default',
  },
);
/** What only a game's board says: games/X/web/texts/*.json. */
const boards = import.meta.glob<Texts>('../../../games/*/web/texts/{en,fr,de,ja}.json', {
  import: 'default',
});

async function read(shelf: Shelf, fits: (path: string) => boolean): Promise<Texts> {
  const found = Object.entries(shelf).filter(([path]) => fits(path));
  return Object.assign({}, ...(await Promise.all(found.map(([, load]) => load()))));
}

const ends = (language: Language) => (path: string) => path.endsWith(`/${language}.json`);

/** The shell's texts, with those that server and table speak in. */
export async function shellTexts(language: Language): Promise<Texts> {
  const [others, own] = await Promise.all([
    read(common, ends(language)),
    read(shell, ends(language)),
  ]);
  return { ...others, ...own };
}

/** A game's texts, and its board's. */
export async function gameTexts(game: string, language: Language): Promise<Texts> {
  const fits = (path: string) => path.includes(`/games/${game}/`) && ends(language)(path);
  const [rules, board] = await Promise.all([read(games, fits), read(boards, fits)]);
  return { ...rules, ...board };
}
