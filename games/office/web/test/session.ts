import {
  recordings,
  type Recorded,
  type RecordedSession,
} from '../../../../web/test/recorded.svelte';
import { bidden, counted, move, VALUES } from '../bidding/bid';
import module from '../index';
import type { OfficeView } from '../view';

export type Player = RecordedSession<OfficeView>;

/** As the server answers: a bid is whole when it says a number of every card that the hand holds. */
function look(moves: readonly string[], { view, seat }: Recorded<OfficeView>) {
  const hand = counted(view.hands[seat] ?? []);
  const held = bidden(moves).every((count, kind) => count <= (hand[kind] ?? 0));
  return held ? { choices: [], complete: moves.length === VALUES.length } : undefined;
}

export const recorded = recordings<OfficeView>({
  game: 'office',
  module,
  seats: (view) => view.hands.length,
  look,
  early: true,
});
export const { frames, frame, play } = recorded;

/** Every part of a bid that this hand allows. */
export const parts = (view: OfficeView, seat: number): readonly string[] =>
  counted(view.hands[seat] ?? []).flatMap((most, kind) =>
    Array.from({ length: most + 1 }, (_, count) => move(kind, count)),
  );
