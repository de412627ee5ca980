import PlainBoard from './PlainBoard.svelte';
import type { GameModule } from './board';

const found = import.meta.glob<GameModule>('../../../games/*/web/index.ts', { import: 'default' });

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

/** Whether the list of choices is the only way to play. */
export const isPlain = (module: GameModule) => module === plain;
