import type { Frame, GameInfo, Result } from '../../live/protocol';
import type { GameModule, Sitter, SoundName } from '../board';

/** A device that several seats share, as far as it decides who may look at it. */
export interface Shared {
  readonly mine: readonly number[];
  /** The seat that is looked at, and whether its person has said to be alone with the device. */
  readonly own: number;
  readonly alone: boolean;
  /** Those of its seats that have something to choose. */
  readonly owing: readonly number[];
}

/** The seat that the device must be handed to before anything is shown. */
export function curtain(
  { mine, own, alone, owing }: Shared,
  { hides }: GameInfo,
  over: boolean,
): number | undefined {
  if (mine.length < 2 || !hides || over) return undefined;
  if (alone && (owing.length === 0 || owing.includes(own))) return undefined;
  return owing[0] ?? own;
}

/** Whether a seat may point at a move for somebody else. */
export function mayPoint(
  { team }: GameInfo,
  frame: Frame | undefined,
  seats: readonly Sitter[],
): boolean {
  // Several at once choose in secret: nobody is to be helped.
  if (!team || !frame || frame.seat < 0 || frame.result || frame.chosen !== undefined) return false;
  if (frame.choices.length > 0) return false;
  return seats.some((sitter) => sitter.waited && !sitter.me);
}

/** What the end sounds like for a seat; by its place, or by what all have reached together. */
export function endSound(
  result: Result | undefined,
  seat: number,
  { won }: Pick<GameModule, 'won'>,
): SoundName | undefined {
  const mine = result?.standings.find((standing) => standing.seat === seat);
  if (!result || !mine) return undefined;
  return (won?.(result) ?? mine.place === 1) ? 'win' : 'lose';
}
