import { disc } from '$web/art/cut';
import type { AtHome } from '$web/table/board';

/** How the home page shows the game. */
export default {
  says: {
    en: 'Hungry mice race for the best plates.',
    fr: 'Des souris affamées courent vers les meilleures assiettes.',
    de: 'Hungrige Mäuse rennen um die besten Teller.',
    ja: 'はらぺこネズミがごちそうの皿めがけて走ります。',
  },
  picture: [
    { d: disc(38, 52, 30, 13), fill: '#fdf8ec' },
    { d: 'M20 48 56 28q6 10 2 22z', fill: '#f2c14e' },
    { d: disc(46, 43, 3) + disc(37, 46, 2.4), fill: '#d99a2b' },
    { d: disc(14, 24, 8), fill: '#b9a7b8' },
    { d: disc(28, 20, 8), fill: '#b9a7b8' },
    { d: disc(22, 32, 12, 11), fill: '#b9a7b8' },
  ],
} satisfies AtHome;
