import { keyOf, seatOf } from '../../board/news';
import { digest } from '../../words/digest';
import type { Speaker } from '../../words/speaker';
import type { GameModule, Phrase, Telling } from '../board';

type Weights = Pick<GameModule, 'minor'>;

/** Whether it is worth a line of its own. */
export function weighs(news: Phrase, { minor }: Weights): boolean {
  return !minor?.(keyOf(news));
}

/** Only what weighs; something rather than nothing. */
export function weighty(news: readonly Phrase[], module: Weights): readonly Phrase[] {
  const kept = news.filter((one) => weighs(one, module));
  return kept.length > 0 ? kept : news;
}

/**
 * What a choice would lead to, in words, without what it consists of. Where that is all there is,
 * the last of it: what was picked before stands on the board.
 */
export function outcome(
  news: readonly Phrase[],
  { evident, minor }: Pick<GameModule, 'evident' | 'minor'>,
  voice: Speaker,
): string {
  const rest = news.filter((one) => {
    const key = keyOf(one);
    return !evident?.(key) && !minor?.(key);
  });
  return rest.length > 0 ? digest(rest, voice).join(' ') : (digest(news, voice).at(-1) ?? '');
}

/** Of these news the last that struck a seat, in the game's own opinion. */
export function strike(
  news: readonly Phrase[],
  seat: number,
  { strikes }: Pick<GameModule, 'strikes'>,
): Phrase | undefined {
  return news.findLast((one) => strikes?.(keyOf(one)) && seatOf(one) === seat);
}

export interface Happened {
  /** What is being told now; undefined once all is told. */
  readonly now: Phrase | undefined;
  /** What stays below the prompt: what struck me, else the last that had some weight. */
  readonly last: Phrase | undefined;
  /** Whether that was before what is told of somebody else, and so is not to be taken for it. */
  readonly earlier: boolean;
}

/** Whether something of weight has been told of another seat since this one was struck. */
function passed(struck: Phrase, all: readonly Phrase[], module: Weights): boolean {
  const at = all.indexOf(struck);
  const own = [-1, seatOf(struck)];
  const after = all.slice(at).filter((one) => weighs(one, module));
  return at < 0 || after.some((one) => !own.includes(seatOf(one)));
}

/**
 * What the status line says of what has happened.
 *
 * @param join makes one of news that belong together; else only the last of them would be said
 */
export function happened(
  { now, all, told }: Telling,
  module: Weights,
  struck: Phrase | undefined = undefined,
  join: (news: readonly Phrase[]) => readonly Phrase[] = (news) => news,
): Happened {
  const said = (news: readonly Phrase[]) =>
    news.findLast((one) => weighs(one, module)) ?? join(news).at(-1);
  const earlier = struck !== undefined && passed(struck, all, module);
  if (now !== undefined) return { now: said(all.slice(0, told)), last: struck, earlier };
  return { now: undefined, last: struck ?? said(all), earlier };
}
