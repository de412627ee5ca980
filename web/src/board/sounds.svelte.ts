import { untrack } from 'svelte';
import type { Session, SoundName } from '../table/board';
import { byBeginning, type Beginnings } from './beginnings';
import { keyOf } from './news';

/**
 * Lets news be heard when they are told; without motion the last of them. To be called while a board
 * is made.
 *
 * @param sounds by the beginnings of the news' keys; '' is not heard
 */
export function playNews(session: () => Session, sounds: Beginnings<SoundName | ''>): void {
  $effect(() => {
    const { telling, motion } = session();
    const news = telling.now ?? (telling.over && !motion ? telling.all.at(-1) : undefined);
    const sound = byBeginning(sounds, keyOf(news));
    if (sound) untrack(() => session().sound(sound));
  });
}
