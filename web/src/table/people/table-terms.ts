import type { NewTable } from '../../live/laying';

/** What the table does about somebody who stays away. */
export const POLICIES = ['bot', 'wait', 'vote'] as const;

const CLOCKS = { none: undefined, calm: { move: 60, bank: 180 }, brisk: { move: 20, bank: 60 } };
export const SPEEDS = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[];

/** The terms of a new table, beside its seats and the options of its game. */
export interface Terms {
  /** A bot for those who study bots, in the characters’ place. */
  studied: string;
  policy: (typeof POLICIES)[number];
  speed: keyof typeof CLOCKS;
  listed: boolean;
  chat: boolean;
  order: boolean;
  newcomers: boolean;
  /** A guest may take more than one chair. */
  several: boolean;
}

/** The terms of a table for which nobody has chosen others. */
export const USUAL: Terms = {
  studied: '',
  policy: 'bot',
  speed: 'none',
  listed: false,
  chat: true,
  order: false,
  newcomers: false,
  several: false,
};

/** The terms as the server is asked for them. */
export function asked({ policy, speed, listed, chat, order, newcomers, several }: Terms) {
  const clock = CLOCKS[speed];
  return {
    listed,
    chat,
    order,
    newcomers,
    several,
    absence: { policy },
    ...(clock ? { clock } : {}),
  } satisfies Partial<NewTable>;
}
