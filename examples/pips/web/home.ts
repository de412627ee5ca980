import { disc } from '$web/art/cut';
import type { AtHome } from '$web/table/board';

/** How the home page shows the game. */
export default {
  says: {
    en: 'Roll as long as you dare, and stop before the one.',
    fr: 'Lancez tant que vous osez, et arrêtez-vous avant le un.',
    de: 'Würfle, solange du dich traust, und hör vor der Eins auf.',
    ja: '勇気の続くかぎり振り、1が出る前にやめます。',
  },
  picture: [
    { d: 'M12 20q0-8 8-8h38q8 0 8 8v38q0 8-8 8H20q-8 0-8-8z', fill: '#f6efe0' },
    { d: disc(25, 25, 5) + disc(53, 53, 5), fill: '#b5202f' },
    { d: disc(53, 25, 5) + disc(25, 53, 5) + disc(39, 39, 5), fill: '#4c4560' },
  ],
} satisfies AtHome;
