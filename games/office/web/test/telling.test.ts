import { describe, expect, it } from 'vitest';
import type { Phrase } from '$web/table/board';
import { breakdown } from '../breakdown';
import { intro } from '../intro';
import { scene } from '../telling';
import { points, type OfficeView } from '../view';

const [before, view] = [intro[0]?.view, intro[2]?.view] as OfficeView[] as [OfficeView, OfficeView];
const said = (key: string, seat: number, ...cards: readonly number[]): Phrase => ({
  key,
  parts: {
    seat: { seat },
    count: points(cards),
    // As the server tells them: a single card by its value.
    cards: [...new Set(cards)].map((value) => {
      const number = cards.filter((card) => card === value).length;
      return number === 1 ? value : { key: 'cards', parts: { number, value } };
    }),
  },
});
const telling = (news: readonly Phrase[], many: number) => ({
  all: news,
  told: many,
  now: news[many - 1],
  over: many > news.length,
});
const worth = (hands: readonly (readonly number[])[]) => hands.map(points);

const news = [
  said('news.bids', 0, 10, 2),
  said('news.bids.card', 1, 5),
  said('news.wins', 0, 10, 2),
  said('news.compensated', 1, 2, 2, 2, 1),
  said('news.up.ground', 0),
  { key: 'meet.steps' },
];
const told = (many: number) => scene(before, view, telling(news, many));

describe('the scene', () => {
  it('stands as before until the news are told', () => {
    const { clerks, kitchen, roof, floor } = told(2);
    expect({ clerks, kitchen, roof, floor }).toEqual({
      clerks: before.clerks,
      kitchen: 80,
      roof: 0,
      floor: 0,
    });
  });

  it('leaves behind whoever has lost, once it is told that the other one goes up', () => {
    expect(told(4).beaten[0]).toEqual([]);
    expect(told(5).beaten).toEqual(view.beaten);
  });

  it('follows each piece of news in its turn', () => {
    expect(told(3).roof).toBe(2);
    expect(told(3).kitchen).toBe(80);
    expect(told(4).kitchen).toBe(73);
    expect(told(4).clerks[1]?.[0]).toBe(-1);
    expect(told(5).clerks).toEqual(view.clerks);
  });

  it('opens one envelope after the other, then says who has won', () => {
    expect(told(1).reveal).toEqual({ opened: [0], winner: undefined, tie: false, lot: false });
    expect(told(2).reveal?.opened).toEqual([0, 1]);
    expect(told(2).reveal?.winner).toBeUndefined();
    expect(told(3).reveal?.winner).toBe(0);
  });

  it('keeps the old duel on the stage until the new one is told, and nothing of it afterwards', () => {
    expect(told(5).meets).toEqual(before.meeting[0]);
    expect(told(5).reveal).toBeDefined();
    expect(told(6).meets).toEqual(view.meeting[0]);
    expect(told(6).reveal).toBeUndefined();
  });

  it('counts nobody’s cards before it is told what became of them', () => {
    // My own bid is in my envelope from the start; the other one is held until it is lost.
    expect(worth(told(1).hands)).toEqual([140, 152, 152, 152]);
    expect(worth(told(2).hands)).toEqual([140, 152, 152, 152]);
    expect(worth(told(3).hands)).toEqual([140, 152, 152, 152]);
    expect(worth(told(4).hands)).toEqual([140, 159, 152, 152]);
  });

  it('gives a tie back and takes half of it away', () => {
    const tie = [
      said('news.bids', 0, 10),
      said('news.bids', 1, 10),
      { key: 'news.tie', parts: { sum: 10, count: 5 } },
      said('news.pays', 0, 5),
      { key: 'news.changes', parts: { seat: { seat: 1 }, card: 10 } },
      said('news.changed.roof', 1, 5),
      said('news.changed.back', 1, 5),
    ];
    const shown = [0, 1].map((seat) => ({ seat, cards: [10] }));
    const next = { ...before, shown, roof: [5, 5] };
    const at = (many: number) => scene(before, next, telling(tie, many));
    expect(at(3).reveal?.tie).toBe(true);
    expect(at(3).roof).toBe(0);
    expect(worth(at(4).hands)).toEqual([147, 152, 152, 152]);
    expect(worth(at(7).hands)).toEqual([147, 147, 152, 152]);
    expect(at(7).roof).toBe(2);
    // Nobody’s count goes to and fro while it is told.
    const counts = [1, 2, 3, 4, 5, 6, 7].map((many) => at(many).hands[1]?.length);
    expect(new Set(counts)).toEqual(new Set([20]));
  });

  it('takes the cards from the roof that the reserve needs for change', () => {
    const fetched: readonly Phrase[] = [
      said('news.bids', 0, 10, 2),
      said('news.bids', 1, 5),
      said('news.wins', 0, 10, 2),
      { key: 'news.refilled', parts: { card: 2 } },
      { key: 'news.short', parts: { seat: { seat: 1 }, count: 7 } },
      said('news.up.ground', 0),
    ];
    const at = (many: number) => scene(before, view, telling(fetched, many));
    expect([3, 4, 5].map((many) => at(many).roof)).toEqual([2, 1, 1]);
    expect(at(5).kitchen).toBe(80);
    expect(worth(at(5).hands)).toEqual([140, 152, 152, 152]);
  });

  it('shares the roof out one by one, once it is opened', () => {
    const last: readonly Phrase[] = [
      said('news.bids', 0, 10, 2),
      said('news.bids', 1, 5),
      said('news.wins', 0, 10, 2),
      said('news.loses', 1, 5),
      said('news.compensated', 1, 5, 2),
      said('news.up.suite', 0),
      { key: 'news.roof', parts: { count: 3 } },
      said('news.share.boss', 0, 10),
      said('news.share.challenger', 1, 2),
    ];
    const end: OfficeView = { ...view, phase: 'over', roof: [], out: [5] };
    const at = (many: number) => scene(before, end, telling(last, many));
    expect(worth(at(5).hands)).toEqual([140, 154, 152, 152]);
    expect(at(6).taken).toBeUndefined();
    expect(at(6).roof).toBe(3);
    expect(at(7).taken).toEqual([]);
    expect(at(8).taken).toEqual([{ seat: 0, worth: 10 }]);
    expect(at(8).roof).toBe(2);
    expect(worth(at(9).hands)).toEqual([150, 156, 152, 152]);
    expect(at(10).taken).toEqual([
      { seat: 0, worth: 10 },
      { seat: 1, worth: 2 },
    ]);
  });

  it('is the present once all is told', () => {
    const { clerks, kitchen, roof, floor, hands, reveal } = told(7);
    expect({ clerks, kitchen, roof, floor }).toEqual({
      clerks: view.clerks,
      kitchen: 73,
      roof: 2,
      floor: 0,
    });
    expect(hands).toEqual(view.hands);
    expect(reveal).toBeUndefined();
  });
});

describe('the end', () => {
  it('says of each place what was left in hand and what came from the roof', () => {
    const news = [
      said('news.compensated', 0, 20),
      said('news.share.boss', 1, 20, 20, 10),
      said('news.share.challenger', 0, 5),
      said('news.share.beaten', 1, 2),
    ];
    const standings = [100, 150, 60].map((score, seat) => ({ seat, score, place: 1 }));
    const parts = (hand: number, roof: number) => ({ key: 'ending.parts', parts: { hand, roof } });
    expect(breakdown({ view, standings, news })).toEqual([
      parts(95, 5),
      parts(98, 52),
      parts(60, 0),
    ]);
    expect(breakdown({ view, standings, news: undefined })).toBeUndefined();
  });
});

describe('a clerk without an opponent', () => {
  const alone = [
    ...news.slice(0, 5),
    { key: 'news.bye', parts: { seat: { seat: 2 }, count: 10 } },
    said('news.pays', 2, 10),
    said('news.up.ground', 2),
    { key: 'meet.steps' },
  ];
  const now = (many: number) => scene(before, view, telling(alone, many));

  it('has the stage to itself, with what it costs and where it goes', () => {
    expect(now(5).rise).toBeUndefined();
    expect(now(5).reveal?.winner).toBe(0);
    for (const many of [6, 7, 8]) {
      const { rise, meets, reveal } = now(many);
      expect({ seat: rise?.seat, cost: rise?.cost, up: rise?.up?.key }).toEqual({
        seat: 2,
        cost: 10,
        up: 'news.up.ground',
      });
      expect({ meets, reveal }).toEqual({ meets: undefined, reveal: undefined });
    }
    expect(now(9).rise).toBeUndefined();
    expect(now(9).meets).toEqual(view.meeting[0]);
  });
});
