import type { Chair, Sentence, Table } from '../../live/protocol';
import type { Language } from '../../words/language';
import { called } from './sitters';

const hosts = (chair: Chair) => chair.kind === 'guest' && chair.host;

/** What is new of those who sit at a table, beside the game: who came, who left, who is host now. */
export function tidings(before: Table, after: Table, language: Language): readonly Sentence[] {
  if (before.table !== after.table) return [];
  const told = after.decided ? decided(after.decided, before, after, language) : [];
  const rest = after.seats.flatMap((chair, seat) => {
    const then = before.seats[seat];
    return then
      ? [...moved(then, chair, after, language), ...hosting(then, seat, after, language)]
      : [];
  });
  return [...told, ...rest];
}

/** What the host has done about somebody, or the others have voted for. */
function decided(
  { what, seat, name }: NonNullable<Table['decided']>,
  before: Table,
  after: Table,
  language: Language,
): readonly Sentence[] {
  const mine = before.mine.includes(seat) ? '.me' : '';
  const now = after.seats[seat];
  const bot = now?.kind === 'bot' ? [plays(called(now, language))] : [];
  return [{ key: `tidings.${what}${mine}`, parts: { who: name } }, ...bot];
}

const plays = (bot: string): Sentence => ({ key: 'tidings.plays', parts: { bot } });

function moved(then: Chair, now: Chair, table: Table, language: Language): readonly Sentence[] {
  if (table.phase !== 'playing') return [];
  const names = { then: called(then, language), now: called(now, language) };
  if (then.kind === 'bot' && now.kind === 'guest')
    return [{ key: 'tidings.newcomer', parts: { who: names.now, bot: names.then } }];
  if (then.kind === 'guest' && now.kind === 'bot')
    // Who was sent away has not left: that has been told, and why.
    return table.decided
      ? []
      : [{ key: 'tidings.left', parts: { who: names.then, bot: names.now } }];
  return [];
}

function hosting(then: Chair, seat: number, table: Table, language: Language): readonly Sentence[] {
  const now = table.seats[seat];
  // Whoever sat down as host a moment ago was host before, without a chair.
  if (!now || !hosts(now) || hosts(then) || then.kind !== 'guest') return [];
  if (table.mine.includes(seat)) return [{ key: 'tidings.host.me' }];
  return [{ key: 'tidings.host', parts: { who: called(now, language) } }];
}
