import { disc } from '$web/art/cut';
import type { AtHome } from '$web/table/board';

/** How the home page shows the game. */
export default {
  says: {
    en: 'Empty the larder together before the cat comes.',
    fr: 'Ensemble, videz le cellier avant l’arrivée du chat.',
    de: 'Räumt gemeinsam die Speisekammer, bevor die Katze kommt.',
    ja: '猫が来る前に、みんなで食料庫を空にします。',
  },
  picture: [
    { d: 'M8 58h60v8H8z', fill: '#9c6a3c' },
    { d: 'M14 58V36h18v22z', fill: '#cfe0c8' },
    { d: 'M13 28h20v8H13z', fill: '#b5202f' },
    { d: 'M40 58 66 42q4 8 2 16z', fill: '#f2c14e' },
    { d: 'M40 30l4-16 8 7h6l8-7 3 16q-2 10-14 10t-15-10z', fill: '#4c4560' },
    { d: disc(50, 28, 2.4) + disc(60, 28, 2.4), fill: '#ffd27a' },
  ],
} satisfies AtHome;
