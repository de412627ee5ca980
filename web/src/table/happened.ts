import type { GameModule, Phrase, Telling } from './board';

/** What just happened, in one sentence: what is being told, else the last that had some weight. */
export function happened(
  { now, all }: Telling,
  { minor }: Pick<GameModule, 'minor'>,
): Phrase | undefined {
  const weighs = (news: Phrase) =>
    !(typeof news === 'object' && 'key' in news && minor?.(news.key));
  return now ?? all.findLast(weighs) ?? all.at(-1);
}
