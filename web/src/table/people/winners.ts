import type { Phrase, Sentence, Standing } from '../../live/protocol';

/** Who has won, to be said in large letters; `me` is spoken to, unless it is −1. */
export function winners(standings: readonly Standing[], me: number): Sentence {
  const first = standings.filter(({ place }) => place === 1);
  const others = first.filter(({ seat }) => seat !== me).map(({ seat }) => ({ seat }));
  const mine = others.length < first.length;
  const last = others.at(-1);
  const who: Phrase =
    last && others.length > 1
      ? { key: 'ending.names', parts: { some: others.slice(0, -1), last } }
      : others;
  if (mine)
    return others.length === 0 ? { key: 'ending.me' } : { key: 'ending.shared.me', parts: { who } };
  const key = first.length > 1 ? 'ending.shared' : 'ending.winner';
  // Points, unless the game's own texts count something else under this key.
  const score = { key: 'ending.points', parts: { count: first[0]?.score ?? 0 } };
  return { key, parts: { who, score } };
}
