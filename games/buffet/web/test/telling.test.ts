import { describe, expect, it } from 'vitest';
import type { Sentence } from '$web/table/board';
import { formOf } from '../board-form';
import { setting } from '../table/table-setting';
import { stage } from '../telling';
import { at, beside, huddle, shapeOf, spacing, squares, steps } from '../table/track';
import { signed } from '../signed';
import { plateName, points, samePlate, type Plate } from '../view';
import { frames as recorded } from './session';

const TURNS = ['four', 'three', 'six'].flatMap((name) => {
  const frames = recorded(name);
  return frames.slice(1).map((frame, i) => {
    return [`${name} ${frame.version}`, frames[i]!.view, frame] as const;
  });
});

describe('the stage', () => {
  it.each(TURNS)('comes by the news to the table as it is: %s', (_, before, { view, news }) => {
    // One more piece that tells nothing, so that the view itself is not yet shown.
    const told = stage(before, view, [...news, { key: 'news.pile' }], news.length).view;
    expect(told.buffet).toEqual(view.buffet);
    expect(told.token).toBe(view.token);
    told.mice.forEach((mouse, seat) => {
      const tops = (plates: typeof mouse.onTop) => plates.map(plateName).sort();
      expect(tops(mouse.onTop)).toEqual(tops(view.mice[seat]!.onTop));
      expect(mouse.cards).toBe(view.mice[seat]!.cards);
    });
    expect(told.hand).toEqual(view.hand);
  });

  it('turns a card and moves the mouse when each is told, and not before', () => {
    const [, before, { view, news }] = TURNS.find(([, , { news }]) => news.length > 4)!;
    const none = stage(before, view, news, 0);
    expect(none.laid.size).toBe(before.mice.length);
    expect(none.view.hand).toEqual(before.hand);
    const turned = stage(before, view, news, 1);
    const [[seat, card]] = [...turned.shown] as [[number, number]];
    expect(turned.shown.size).toBe(1);
    expect(turned.laid.has(seat)).toBe(false);
    const places = (one: typeof turned) => one.view.mice.map(({ position }) => position);
    expect(places(turned)).toEqual(places(none));
    const runs = before.mice.map(({ position }, i) => position + (i === seat ? card : 0));
    expect(places(stage(before, view, news, 2))).toEqual(runs);
  });

  it('leaves a plate on the buffet until it is told who takes it, and calls the mouse out', () => {
    for (const [, before, { view, news }] of TURNS) {
      const taking = news.findIndex((one) => (one as Sentence).key === 'news.takes');
      if (taking < 0) continue;
      const [held, taken] = [0, 1].map((more) => stage(before, view, news, taking + more));
      expect(held!.view.buffet).toHaveLength(before.buffet.length);
      expect(held!.call).toBeUndefined();
      expect(taken!.view.buffet).toHaveLength(before.buffet.length - 1);
      const { seat, as } = taken!.call!;
      const left = before.mice.filter(({ atBuffet }) => atBuffet).length;
      const hungry = news.some((one) => (one as Sentence).key === 'news.hungry');
      expect([seat, as]).toEqual([[...taken!.taken.keys()][0], hungry ? 'first' : 'last']);
      if (hungry) expect(left).toBe(2);
    }
  });

  it('marks the cards that I have drawn, as they come', () => {
    const [, before, { view, news }] = TURNS.find(([, , { news }]) =>
      news.some((one) => (one as Sentence).key === 'news.draws.own'),
    )!;
    const [first, last] = [
      news.findIndex((one) => (one as Sentence).key === 'news.draws.own'),
      news.findLastIndex((one) => (one as Sentence).key === 'news.draws.own'),
    ];
    const drawn = (told: number) => stage(before, view, news, told).drawn;
    expect(drawn(first)).toEqual([]);
    expect(drawn(first + 1)).toEqual([(news[first] as Sentence).parts!['card']]);
    expect(drawn(last + 1)).toEqual(drawn(news.length + 1));
  });

  it('calls out the mice that tie for last', () => {
    const [, before, { view }] = TURNS[0]!;
    const mice = before.mice.map((one, i) => ({ ...one, position: [5, 3, 9, 3][i]! }));
    const tie = [{ key: 'news.tie' }, { key: 'news.pile' }];
    expect(stage({ ...before, mice }, view, tie, 1).call).toEqual({ seat: 1, as: 'tie' });
    expect(stage({ ...before, mice }, view, tie, 2).call).toBeUndefined();
  });

  it('begins a new round when the first plate is served: all mice at the start, no card open', () => {
    const served = TURNS.flatMap(([, before, { view, news }]) => {
      const first = news.findIndex((one) => (one as Sentence).key === 'news.served');
      return first < 0 ? [] : [stage(before, view, news, first + 1)];
    });
    expect(served.length).toBeGreaterThan(0);
    for (const { view, shown } of served) {
      expect(view.phase).toBe('serve');
      expect(view.mice.every(({ position, atBuffet }) => atBuffet && position === 0)).toBe(true);
      expect(shown.size).toBe(0);
    }
  });

  it('keeps the last turn’s cards open until the next', () => {
    const [, before, { view, news }] = TURNS[0]!;
    const over = stage(before, view, news, news.length + 1);
    expect(over.view).toBe(view);
    expect(over.shown.size).toBeGreaterThan(0);
  });

  it('shows the present at once when there was nothing before', () => {
    const [, , { view, news }] = TURNS[0]!;
    expect(stage(view, view, news, 1).view).toBe(view);
  });
});

describe('what a plate would do to me', () => {
  it('is what the score changes by when the plate is won', () => {
    for (const [, before, { view, news }] of TURNS) {
      const first = news.findIndex((one) => (one as Sentence).key === 'news.takes');
      if (first < 0) continue;
      const [held, taken] = [
        stage(before, view, news, first),
        stage(before, view, news, first + 1),
      ];
      const [[seat, won]] = [...taken.taken] as [[number, Plate]];
      const gain = before.round.gains.find(({ plate }) => samePlate(plate, won));
      if (seat !== before.viewer || !gain) continue;
      expect(gain.change).toBe(points(taken.view.mice[seat]!) - points(held.view.mice[seat]!));
    }
  });

  it('is written with its sign', () => {
    expect([4, -2, 0].map(signed)).toEqual(['+4', '\u22122', '\u00b10']);
  });
});

describe('the form of the board', () => {
  it.each([
    [374, 339, 'tabs'],
    [290, 374, 'tabs'],
    [344, 197, 'short'],
    [340, 175, 'low'],
    [772, 858, 'rows'],
    [969, 591, 'round'],
    [1380, 1040, 'round'],
  ] as const)('of %i × %i is %s', (width, height, form) => {
    expect(formOf(width, height, false, 'wide')).toBe(form);
  });

  it('is all podium on a phone at the end', () => {
    expect(formOf(374, 212, true, 'phone')).toBe('podium');
  });

  it('shows everybody’s plates on a tablet, also at the end', () => {
    expect(formOf(772, 675, true, 'phone')).toBe('rows');
  });
});

const TABLES = [shapeOf(344, 202), shapeOf(290, 260), shapeOf(647, 383), shapeOf(300, 900)];

describe('the track', () => {
  it.each(TABLES)('is a ring of forty even steps on the table', (shape) => {
    const ring = squares(shape);
    expect(ring).toHaveLength(40);
    expect(ring[0]!.x).toBeCloseTo(shape.width / 2);
    ring.forEach((point, i) => {
      const next = ring[(i + 1) % 40]!;
      const far = Math.hypot(next.x - point.x, next.y - point.y);
      expect(far).toBeLessThanOrEqual(spacing(shape) + 0.01);
      expect(far).toBeGreaterThan(spacing(shape) * 0.95);
      expect(point.x).toBeGreaterThanOrEqual(shape.inset - 0.01);
      expect(point.y).toBeLessThanOrEqual(shape.height - shape.inset + 0.01);
    });
  });

  it('goes on past forty and back below nothing', () => {
    const ring = squares(TABLES[0]!);
    expect(at(ring, 43)).toBe(ring[3]);
    expect(at(ring, -1)).toBe(ring[39]);
  });

  it('is walked square by square, but home in one leap', () => {
    expect(steps(38, 41)).toEqual([38, 39, 40, 41]);
    expect(steps(0, -1)).toEqual([0, -1]);
    expect(steps(17, 0)).toEqual([17, 0]);
  });

  it.each(TABLES)('has level mice abreast, none of them ahead', (shape) => {
    const ring = squares(shape);
    for (const count of [2, 3])
      for (const position of ring.keys()) {
        const [from, to] = [at(ring, position - 1), at(ring, position + 1)];
        for (let index = 0; index < count; index++) {
          const { x, y } = huddle(ring, position, { count, index, size: 36 });
          expect(x * (to.x - from.x) + y * (to.y - from.y)).toBeCloseTo(0);
        }
      }
  });

  it('has what is said of mice over the cloth, and not over them', () => {
    for (const shape of TABLES)
      for (const { x, y } of squares(shape)) {
        const spot = beside({ x, y }, shape, 1);
        const [top, side] = [shape.inset * 1.6, shape.inset * 0.78];
        expect(Math.hypot(spot.x - shape.width / 2, spot.y - shape.height / 2)).toBeLessThan(
          Math.hypot(x - shape.width / 2, y - shape.height / 2) + 1,
        );
        if (spot.side === 'above') expect(spot.y).toBeLessThan(y - top);
        if (spot.side === 'below') expect(spot.y).toBeGreaterThan(y);
        if (spot.side === 'left') expect(spot.x).toBeLessThan(x - side);
        if (spot.side === 'right') expect(spot.x).toBeGreaterThan(x + side);
        expect(beside({ x, y }, shape, 4).side).toBe(spot.side);
      }
  });

  it('lets every mouse of a huddle be seen', () => {
    const ring = squares(TABLES[0]!);
    for (const count of [2, 3, 4, 5, 6])
      for (const position of [0, 10, 17]) {
        const stands = Array.from({ length: count }, (_, index) =>
          huddle(ring, position, { count, index, size: 36 }),
        );
        for (const [i, one] of stands.entries())
          for (const other of stands.slice(i + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
      }
  });
});

describe('the buffet', () => {
  it.each([2, 3, 4, 5])('has room for %i plates beside each other on every table', (count) => {
    for (const shape of TABLES) {
      const { plates, plate } = setting(shape, count);
      expect(plates).toHaveLength(count);
      plates.forEach(({ x, y }, i) => {
        expect(x - plate / 2).toBeGreaterThanOrEqual(shape.inset * 2 - 4);
        expect(x + plate / 2).toBeLessThanOrEqual(shape.width - shape.inset * 2 + 4);
        expect(y - plate / 2).toBeGreaterThanOrEqual(shape.inset * 2 - 4);
        for (const other of plates.slice(i + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(plate);
      });
    }
  });
});

describe('what is announced over the cloth', () => {
  const served = { key: 'news.served' };
  const sign = (number: number, of: number, ...news: readonly { key: string }[]) => {
    const { view } = recorded('four')[0]!;
    const now = { ...view, round: { ...view.round, number, of } };
    return stage(view, now, [...news, { key: 'news.token' }], news.length).sign;
  };

  it('is a new round, and which one is the last', () => {
    expect(sign(2, 9, served)).toBe('round');
    expect(sign(9, 9, served)).toBe('last');
    expect(sign(9, 9)).toBeUndefined();
  });

  it('is a pile made anew', () => {
    expect(sign(2, 9, { key: 'news.pile' })).toBe('pile');
  });
});
