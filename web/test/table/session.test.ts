import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, GameInfo, Note, Problem, Table, Told } from '../../src/live/protocol';
import type { Live } from '../../src/live/socket';
import { settings } from '../../src/settings/settings.svelte';
import { TableSession } from '../../src/table/session.svelte';

const bot = { kind: 'bot', name: 'Bot', figure: 'cat', bot: 'fair' };
const person = { kind: 'guest', name: 'Anna', figure: 'hen', here: 'here', host: true };
function table(mine: readonly number[]): Table {
  const seats = [0, 1, 2].map((seat) => (mine.includes(seat) ? person : bot));
  const told = { is: 'table', table: 'T', phase: 'playing', game: 'coins', options: {} };
  return { ...told, seats, mine, absence: { policy: 'bot', seconds: 60 } } as unknown as Table;
}
const about = { name: 'coins', hides: true, team: false } as GameInfo;
const module = {
  confirms: () => false,
  minor: (key: string) => key === 'news.draws',
  strikes: (key: string) => key === 'news.loses',
};
const news = (key: string, seat: number) => ({ key, parts: { seat: { seat } } });

function frame(version: number, more: Partial<Frame> = {}): Frame {
  const told = { is: 'frame', table: 'T', seat: 0, version, view: version, prompt: '' } as const;
  const all = more.news ?? [news('news.lays', 1)];
  return { ...told, choices: [], news: all, beats: all.map(() => 1000), ...more };
}
const play = [{ move: 'play', means: 'play' }];

describe('a table as this device sees it', () => {
  let hear: (told: Told) => void;
  let ended: (problem: Problem) => void;
  let said: Note[];
  let session: TableSession;

  function sit(mine: readonly number[], game = about) {
    const live = {
      here: true,
      watch: (_table: string, _seats: unknown, ears: typeof hear, end: typeof ended) => {
        hear = ears;
        ended = end;
      },
      say: (note: Note) => void said.push(note),
      ask: async () => ({ is: 'done', id: '', table: 'T', version: 99 }),
      leave: () => {},
    } as unknown as Live;
    session = new TableSession(table(mine), game, module, false, live);
    mine.forEach((seat) => hear(frame(1, { seat, news: [] })));
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is there')));
    sessionStorage.clear();
    settings.motion = 'auto';
    said = [];
  });
  afterEach(() => {
    session.leave();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('ends for whom the host has sent away, and for nobody else', () => {
    sit([0]);
    ended({ key: 'refused.seat', says: 'Not yours.' });
    expect(session.notices.out).toBeUndefined();
    ended({ key: 'refused.removed', says: 'Sent away.' });
    expect(session.notices.out?.says).toBe('Sent away.');
  });

  it('shows a frame only when what came before has been told', () => {
    sit([0]);
    hear(frame(2));
    hear(frame(3, { choices: play, news: [news('news.takes', 1)] }));
    expect(session.view).toBe(2);
    expect(session.choices).toEqual([]);
    expect(session.chronicle.entries).toEqual([]);
    vi.advanceTimersByTime(1020);
    expect(session.view).toBe(3);
    expect(session.before).toBe(2);
    expect(session.telling.now).toEqual(news('news.takes', 1));
    // Telling does not keep anybody from choosing.
    expect(session.choices).toEqual(play);
    expect(session.chronicle.entries.map(({ version }) => version)).toEqual([2]);
  });

  it('is at the present after a tap, and says so to the server', () => {
    sit([0]);
    [2, 3, 4].forEach((version) => hear(frame(version)));
    session.skip();
    expect(session.view).toBe(4);
    expect(session.telling.over).toBe(true);
    expect(session.chronicle.entries).toHaveLength(3);
    expect(said).toEqual([{ do: 'seen', table: 'T', seat: 0, version: 4 }]);
    session.skip();
    expect(said).toHaveLength(1);
  });

  it('keeps what struck my seat until a tap, whatever else is told', () => {
    sit([0]);
    hear(frame(2, { news: [news('news.loses', 0), news('news.loses', 1)] }));
    hear(frame(3, { news: [news('news.draws', 1)] }));
    vi.advanceTimersByTime(5000);
    expect(session.struck).toEqual(news('news.loses', 0));
    session.past.frame = frame(1);
    expect(session.struck).toBeUndefined();
    session.lookUp();
    expect(session.struck).toEqual(news('news.loses', 0));
    session.skip();
    expect(session.struck).toBeUndefined();
  });

  it('forgets what struck my seat when others have gone on for a while', () => {
    sit([0]);
    hear(frame(2, { news: [news('news.loses', 0)] }));
    [3, 4].forEach((version) => hear(frame(version, { news: [news('news.draws', 1)] })));
    vi.advanceTimersByTime(9000);
    expect(session.struck).toEqual(news('news.loses', 0));
    hear(frame(5, { news: [news('news.draws', 1)] }));
    vi.advanceTimersByTime(9000);
    expect(session.struck).toBeUndefined();
  });

  it('says that a bot has made the choice that I owed, and that the game is over', () => {
    sit([0]);
    hear(frame(2, { choices: play }));
    vi.advanceTimersByTime(5000);
    expect(session.missed.replaced).toBe(false);
    hear(frame(6, { missed: true, result: { standings: [], remarks: [] } }));
    expect([session.missed.replaced, session.missed.ended]).toEqual([true, true]);
    session.missed.close();
    expect([session.missed.replaced, session.missed.ended]).toEqual([false, false]);
  });

  it('does not say so of what others have done meanwhile', () => {
    sit([0]);
    hear(frame(2));
    vi.advanceTimersByTime(5000);
    hear(frame(6, { missed: true, choices: play }));
    expect(session.missed.replaced).toBe(false);
  });

  it('does not say beside the end what struck my seat before', () => {
    sit([0]);
    hear(frame(2, { news: [news('news.loses', 0)] }));
    vi.advanceTimersByTime(5000);
    hear(frame(3, { news: [news('news.draws', 1)], result: { standings: [], remarks: [] } }));
    expect(session.telling.over).toBe(false);
    expect(session.struck).toBeUndefined();
    vi.advanceTimersByTime(5000);
    expect(session.struck).toBeUndefined();
  });

  it('tells whoever holds the device before the curtain falls, and the next one what happened', () => {
    sit([0, 1]);
    session.turnTo(0);
    [0, 1].forEach((seat) =>
      hear(frame(2, { seat, news: [news('news.takes', 2)], choices: seat === 1 ? play : [] })),
    );
    expect(session.curtain).toBeUndefined();
    vi.advanceTimersByTime(1020);
    expect(session.curtain).toBe(1);
    session.turnTo(1);
    expect(session.missed.news).toEqual([news('news.takes', 2)]);
    expect(session.chronicle.entries).toEqual([]);
    expect(session.choices).toEqual(play);
  });

  it('follows the turn where nothing is hidden, and tells the same once', () => {
    sit([0, 1], { ...about, hides: false });
    [0, 1].forEach((seat) => hear(frame(2, { seat, choices: seat === 1 ? play : [] })));
    expect(session.me).toBe(1);
    expect(session.choices).toEqual(play);
    expect(session.telling.over).toBe(false);
    vi.advanceTimersByTime(1020);
    expect(session.telling.over).toBe(true);
    expect(session.chronicle.entries).toHaveLength(1);
  });

  it('shows at once where I point, until what came of that choice has been told', () => {
    sit([0]);
    hear(frame(2));
    vi.advanceTimersByTime(5000);
    const stop = { seat: 0, move: 'stop' };
    void session.opine('stop');
    expect(session.opinions).toEqual([stop]);
    hear({ is: 'opinions', table: 'T', version: 2, opinions: [{ seat: 1, move: 'stop' }, stop] });
    hear(frame(3, { news: [news('news.draws', 1)] }));
    expect(session.version).toBe(3);
    expect(session.opinions).toHaveLength(2);
    void session.opine('go on');
    expect(session.opinions).toEqual([{ seat: 0, move: 'go on' }]);
    vi.advanceTimersByTime(5000);
    expect(session.opinions).toHaveLength(1);
    hear(frame(4));
    vi.advanceTimersByTime(5000);
    expect(session.opinions).toEqual([]);
  });
});
