import type { SoundName } from '$web/table/board';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'news.rolls': 'dice',
  'news.places': 'card',
  'news.completes': 'bell',
  'news.steps': 'step',
  'news.loses': 'crash',
  'news.loses.dice': 'crash',
};

/** What is heard when something is told. */
export const soundOf = (news: string): SoundName | undefined => SOUNDS[news];
