import { isSentence, numberOf, seatOf, sentences as said } from '$web/board/news';
import type { Phrase, Sentence, Telling } from '$web/table/board';
import { FLOORS, points, type Meeting, type OfficeView } from './view';

/** What has been told of the bids in a duel. */
export interface Reveal {
  /** Whose envelopes are open. */
  readonly opened: readonly number[];
  readonly winner: number | undefined;
  readonly tie: boolean;
  readonly lot: boolean;
}

/** A clerk that goes up without a duel. */
export interface Rise {
  readonly seat: number;
  /** What it costs, in points. */
  readonly cost: number;
  /** That it goes up, and where to, as it is told after this. */
  readonly up: Sentence | undefined;
}

/** A share of the roof that somebody has taken. */
export interface Taken {
  readonly seat: number;
  readonly worth: number;
}

/** The table in the middle of the news: what those told so far have changed. */
export interface Scene {
  readonly clerks: readonly (readonly number[])[];
  /** By floor, the places of the clerks that stay there. */
  readonly beaten: readonly (readonly number[])[];
  readonly kitchen: number;
  /** The cards on the roof. */
  readonly roof: number;
  /** The floor on which the light is on. */
  readonly floor: number;
  readonly hands: readonly (readonly number[])[];
  /** Who is on the stage. */
  readonly meets: Meeting | undefined;
  /** Of the duel on the stage, while its bids are shown. */
  readonly reveal: Reveal | undefined;
  /** Who goes up alone, if that is on the stage instead of a duel. */
  readonly rise: Rise | undefined;
  /** The shares taken so far, once the roof is opened. */
  readonly taken: readonly Taken[] | undefined;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Told extends Omit<Mutable<Scene>, 'clerks' | 'beaten' | 'hands' | 'reveal' | 'taken'> {
  clerks: number[][];
  beaten: number[][];
  hands: number[][];
  reveal: Mutable<Reveal> | undefined;
  taken: Taken[] | undefined;
}

/** The news as sentences. One card has words of its own: no matter what they are. */
export const sentences = (news: readonly Phrase[]): readonly Sentence[] =>
  said(news).map((one) => ({ ...one, key: one.key.replace(/\.card$/, '') }));

/** The cards that news name, one by one: a single one by its value, several of a kind as a sentence. */
export function cardsOf(news: Sentence): readonly number[] {
  const cards = news.parts?.['cards'];
  if (!Array.isArray(cards)) return [];
  return (cards as readonly Phrase[]).flatMap((each) => {
    if (typeof each === 'number') return [each];
    return isSentence(each)
      ? Array<number>(numberOf(each, 'number')).fill(numberOf(each, 'value'))
      : [];
  });
}

const floorOf = (key: string): number =>
  (FLOORS as readonly string[]).indexOf(key.split('.').at(-1) ?? '');

/** Moves the clerk that news say has gone up to a floor; the other one stays for good. */
function goUp({ clerks, beaten }: Told, view: OfficeView, floor: number, seat: number): void {
  const offices = clerks[floor] ?? [];
  for (let office = 0; office < offices.length; office++) {
    const below = clerks[floor - 1];
    const from = [2 * office, 2 * office + 1].find((place) => below?.[place] === seat);
    const arrived = view.clerks.some(
      (_, higher) => higher >= floor && view.clerks[higher]?.[office >> (higher - floor)] === seat,
    );
    if (offices[office] !== -1 || from === undefined || !below || !arrived) continue;
    offices[office] = seat;
    below[from] = -1;
    if (below[from ^ 1] !== -1) beaten[floor - 1]?.push(from ^ 1);
    return;
  }
}

/** How half a bid is paid (4.3). */
const SETTLES = ['news.pays', 'news.changes', 'news.changed.back'];

/** Follows the news one by one, from the view before them. */
class Following {
  readonly told: Told;
  /** What seats pay and get back for a tie, until all of it is told: counts must not go to and fro. */
  private readonly pending = new Map<number, { lays: number[]; takes: number[] }>();

  constructor(
    before: OfficeView,
    private readonly view: OfficeView,
    private readonly all: readonly Sentence[],
  ) {
    const bids = all.some(({ key }) => key === 'news.bids' || key === 'news.nothing');
    this.told = {
      clerks: before.clerks.map((floor) => [...floor]),
      beaten: before.beaten.map((floor) => [...floor]),
      kitchen: before.kitchen,
      roof: before.roof.length,
      floor: FLOORS.indexOf(before.floor),
      hands: before.hands.map((hand) => [...hand]),
      meets: before.meeting[0],
      reveal: bids ? { opened: [], winner: undefined, tie: false, lot: false } : undefined,
      rise: undefined,
      taken: undefined,
    };
    // What I have bid is in my envelope already, not in my hand.
    if (bids && before.viewer >= 0) this.lay(before.viewer, this.bid(before.viewer));
  }

  private bid(seat: number): readonly number[] {
    return this.view.shown.find((each) => each.seat === seat)?.cards ?? [];
  }
  private take(seat: number, cards: readonly number[]): void {
    this.told.hands[seat]?.push(...cards);
  }
  private lay(seat: number, cards: readonly number[]): void {
    const hand = this.told.hands[seat] ?? [];
    for (const card of cards) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  }
  private toRoof(cards: readonly number[]): void {
    this.told.roof += cards.length;
  }
  /** A bid is lost. Others held it until now; mine was in my envelope. */
  private forfeit(seat: number): void {
    if (seat !== this.view.viewer) this.lay(seat, this.bid(seat));
    this.toRoof(this.bid(seat));
  }
  /** My bid comes back from my envelope, if I made one. */
  private takeBack(): void {
    this.take(this.view.viewer, this.bid(this.view.viewer));
  }
  private settle(news: Sentence, lays: readonly number[], takes: readonly number[]): void {
    const seat = seatOf(news);
    const sum = this.pending.get(seat) ?? { lays: [], takes: [] };
    sum.lays.push(...lays);
    sum.takes.push(...takes);
    this.pending.set(seat, sum);
    const rest = this.all.slice(this.all.indexOf(news) + 1);
    if (rest.some((one) => SETTLES.includes(one.key) && seatOf(one) === seat)) return;
    this.lay(seat, sum.lays);
    this.take(seat, sum.takes);
    this.pending.delete(seat);
  }

  follow(news: Sentence): void {
    const { key } = news;
    if (key.startsWith('meet.')) this.begin();
    else if (/^news\.(bye|walkover)$/.test(key)) this.goAlone(news);
    else if (key.startsWith('news.up.')) goUp(this.told, this.view, floorOf(key), seatOf(news));
    else if (key.startsWith('news.floor.')) {
      this.told.kitchen = numberOf(news, 'kitchen');
      this.told.floor = floorOf(key);
    } else if (key.startsWith('news.share.')) this.share(news);
    else if (!this.decide(news)) this.pay(news);
  }

  /** A new duel: nothing of the old one is left on the stage. */
  private begin(): void {
    this.told.meets = this.view.meeting[0];
    this.told.reveal = undefined;
    this.told.rise = undefined;
  }

  /** No duel: the old one leaves the stage to whoever goes up alone. */
  private goAlone(news: Sentence): void {
    const next = this.all.slice(this.all.indexOf(news));
    this.told.meets = undefined;
    this.told.reveal = undefined;
    this.told.rise = {
      seat: seatOf(news),
      cost: news.key === 'news.bye' ? numberOf(news, 'count') : 0,
      up: next.find(({ key }) => key.startsWith('news.up.')),
    };
  }

  private share(news: Sentence): void {
    const cards = cardsOf(news);
    this.take(seatOf(news), cards);
    this.told.roof -= cards.length;
    this.told.taken?.push({ seat: seatOf(news), worth: points(cards) });
  }

  /** Bids, and what comes of them; answers whether the news were of that kind. */
  private decide(news: Sentence): boolean {
    const { reveal } = this.told;
    const seat = seatOf(news);
    if (!reveal) return false;
    if (news.key === 'news.bids' || news.key === 'news.nothing') {
      reveal.opened = [...reveal.opened, seat];
    } else if (news.key === 'news.tie' || news.key === 'news.tie.nothing') {
      reveal.tie = true;
      this.takeBack();
    } else if (news.key === 'news.wins') {
      reveal.winner = seat;
      this.forfeit(seat);
      const forfeits = this.all.some(({ key }) => key === 'news.loses');
      if (seat !== this.view.viewer && !forfeits) this.takeBack();
    } else if (news.key === 'news.lot') {
      reveal.winner = seat;
      reveal.lot = true;
    } else return false;
    return true;
  }

  private pay(news: Sentence): void {
    const seat = seatOf(news);
    const cards = cardsOf(news);
    if (news.key === 'news.loses') this.forfeit(seat);
    else if (news.key === 'news.compensated') {
      this.told.kitchen -= numberOf(news, 'count');
      this.take(seat, cards);
    } else if (news.key === 'news.pays') {
      this.settle(news, cards, []);
      this.toRoof(cards);
    } else if (news.key === 'news.changes') this.settle(news, [numberOf(news, 'card')], []);
    else if (news.key === 'news.changed.roof') this.toRoof(cards);
    else if (news.key === 'news.changed.back') this.settle(news, [], cards);
    else if (news.key === 'news.refilled') this.told.roof--;
    else if (news.key === 'news.roof') {
      this.told.taken = [];
      this.told.meets = undefined;
      this.told.reveal = undefined;
      this.told.rise = undefined;
      this.told.floor = FLOORS.length - 1;
    }
  }
}

/** The shares that the last news have told of; a reload has kept them. */
const lastShares = (all: readonly Sentence[]): readonly Taken[] =>
  all
    .filter(({ key }) => key.startsWith('news.share.'))
    .map((news) => ({ seat: seatOf(news), worth: points(cardsOf(news)) }));

/** The table as it stands once so many of the news are told; in the end it is the view's. */
export function scene(before: OfficeView, view: OfficeView, telling: Telling): Scene {
  const all = sentences(telling.all);
  if (telling.over || before.phase === 'seating') {
    const ends = view.phase === 'over' || view.phase === 'share';
    return {
      clerks: view.clerks,
      beaten: view.beaten,
      kitchen: view.kitchen,
      roof: view.roof.length,
      floor: ends ? FLOORS.length - 1 : FLOORS.indexOf(view.floor),
      hands: view.hands,
      meets: view.meeting[0],
      reveal: undefined,
      rise: undefined,
      taken: ends ? lastShares(all) : undefined,
    };
  }
  const following = new Following(before, view, all);
  for (const news of all.slice(0, telling.told)) following.follow(news);
  return following.told;
}
