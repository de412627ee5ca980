import type { Card } from './view';

const same = (one: Card) => (other: Card) =>
  one.colour === other.colour && one.value === other.value;

/** The cards that are here and were not there; undefined if some of those are gone. */
function added(there: readonly Card[], here: readonly Card[]): readonly Card[] | undefined {
  const left = [...here];
  for (const card of there) {
    const found = left.findIndex(same(card));
    if (found < 0) return undefined;
    left.splice(found, 1);
  }
  return left;
}

/**
 * The card on top of the discard. A view has the discarded cards by colour and value, not in their
 * order, so it is one of those that came last, as far as that was seen.
 */
export class Topmost {
  private version = -1;
  private seen: readonly Card[] = [];
  private card: Card | undefined;

  /** @returns undefined also where nobody has seen which one it is: after a reload, or in the past */
  of(discard: readonly Card[], version: number): Card | undefined {
    const back = version < this.version;
    const first = this.version < 0;
    // Without the cards of before, the pile was made of them: all are new.
    const fresh = first || back ? [] : (added(this.seen, discard) ?? discard);
    if (first || back || discard.length === 0) this.card = undefined;
    this.card = fresh.at(-1) ?? this.card;
    this.version = version;
    this.seen = discard;
    return this.card;
  }
}
