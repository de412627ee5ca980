import PlainBoard from './PlainBoard.svelte';
import type { AtHome, GameModule } from './board';

const found = import.meta.glob<GameModule>('../../../games/*/web/index.ts', { import: 'default' });

const homes = import.meta.glob<AtHome>('../../../games/*/web/home.ts', {
  import: 'default',
  eager: true,
});

/** How the home page shows a game; nothing of one that has no page. */
export const atHome = (game: string): AtHome | undefined =>
  homes[`../../../games/${game}/web/home.ts`];

/** What stands in for a board that is not drawn yet. */
const plain: GameModule = {
  Board: PlainBoard,
  intro: [],
  ruleFor: () => undefined,
  confirms: () => false,
};

/** A game's board and all that belongs to it, fetched when a table of it is opened. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = found[`../../../games/${game}/web/index.ts`];
  return load ? load() : plain;
}
