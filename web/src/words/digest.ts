import { isSentence } from '../board/news';
import type { Phrase, Sentence } from '../live/protocol';
import type { Speaker } from './speaker';

/**
 * Several news in as few words as the terminal needs: what differs in a single part only is told as
 * a series, if the game has a text for it; what is said again and again is said once, with a number.
 */
export function digest(
  news: readonly Phrase[],
  voice: Speaker,
  order: Order = AS_TOLD,
): readonly string[] {
  const said = joined(news, voice, order);
  const alike = (run: readonly Phrase[]) => voice.say(run[0]!) === voice.say(run.at(-1)!);
  return runs(said, alike).map((run) => counted(run, voice));
}

/** Which of two news of one kind comes first where they are told in one sentence. */
export type Order = (a: Sentence, b: Sentence) => number;
const AS_TOLD: Order = () => 0;

/** The same news, those that differ in a single part only as one. */
export function joined(
  news: readonly Phrase[],
  voice: Speaker,
  order: Order = AS_TOLD,
): readonly Phrase[] {
  return runs(news, (run) => differing(run, voice) <= 1).flatMap((run) =>
    differing(run, voice) === 1 ? [together(run.filter(isSentence).toSorted(order))] : run,
  );
}

/** Neighbours that belong together, in order. */
function runs<T>(all: readonly T[], fits: (run: readonly T[]) => boolean): (readonly T[])[] {
  const found: (readonly T[])[] = [];
  for (const one of all) {
    const longer = [...(found.at(-1) ?? []), one];
    if (longer.length > 1 && fits(longer)) found[found.length - 1] = longer;
    else found.push([one]);
  }
  return found;
}

/** What comes again, in the board's own words for several if it has any: “draws 9 cards”. */
function counted(run: readonly Phrase[], voice: Speaker): string {
  const [what = ''] = run;
  if (run.length === 1) return voice.say(what);
  const several = isSentence(what) ? `board.times.${what.key}` : '';
  return isSentence(what) && voice.has(`${several}.other`)
    ? voice.text(several, { ...what.parts, count: run.length })
    : voice.text('log.times', { what, times: run.length });
}

const series = (key: string) => `${key}.series`;
const differs = (values: readonly (Phrase | undefined)[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size > 1;

/** In how many parts of the text for several they differ; too many if there is no such text. */
function differing(run: readonly Phrase[], voice: Speaker): number {
  const key = isSentence(run[0]) ? run[0].key : '';
  const alike = run.filter(isSentence).filter((one) => one.key === key);
  if (alike.length < run.length || !voice.has(series(key))) return Infinity;
  return voice
    .places(series(key))
    .filter((part) => differs(alike.map(({ parts }) => parts?.[part]))).length;
}

function together(run: readonly Sentence[]): Sentence {
  const [{ key, parts = {} }] = run as readonly [Sentence];
  const listed = Object.entries(parts).map(([part, value]) => {
    const all = run.map((one) => one.parts?.[part] ?? '');
    return [part, differs(all) ? all : value] as const;
  });
  return { key: series(key), parts: Object.fromEntries(listed) };
}
