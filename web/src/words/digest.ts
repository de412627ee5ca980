import type { Phrase, Sentence } from '../live/protocol';
import type { Speaker } from './speaker';

/**
 * Several news in as few words as the terminal needs: what differs in a single part only is told as
 * a series, if the game has a text for it; what is said again and again is said once, with a number.
 */
export function digest(news: readonly Phrase[], voice: Speaker): readonly string[] {
  const said = runs(news, (run) => differing(run, voice) <= 1).map((run) =>
    differing(run, voice) === 1 ? [together(run.filter(isSentence))] : run,
  );
  const sentences = said.flat().map((one) => voice.say(one));
  return runs(sentences, (run) => run[0] === run.at(-1)).map((run) => counted(run, voice));
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

function counted([what = '', ...again]: readonly string[], voice: Speaker): string {
  return again.length === 0 ? what : voice.text('log.times', { what, times: again.length + 1 });
}

const series = (key: string) => `${key}.series`;
const isSentence = (news: Phrase | undefined): news is Sentence =>
  typeof news === 'object' && 'key' in news;
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
  const joined = Object.entries(parts).map(([part, value]) => {
    const all = run.map((one) => one.parts?.[part] ?? '');
    return [part, differs(all) ? all : value] as const;
  });
  return { key: series(key), parts: Object.fromEntries(joined) };
}
