import type { AtHome } from '$web/table/board';

/** How the home page shows the game. */
export default {
  says: {
    en: 'Bribe your way up to the boss’s suite.',
    fr: 'Montez jusqu’au bureau du patron à coups d’enveloppes.',
    de: 'Mit Briefumschlägen bis in die Chefetage.',
    ja: '封筒を忍ばせて、めざすは社長室。',
  },
  picture: [
    { d: 'M14 70V14l24-8 24 8v56z', fill: '#dfe8ea' },
    { d: 'M21 20h10v10H21zM45 20h10v10H45zM21 38h10v10H21z', fill: '#8fb4c4' },
    { d: 'M45 38h10v10H45z', fill: '#ffd27a' },
    { d: 'M31 70V54h14v16z', fill: '#a0522d' },
    { d: 'M48 56h24v16H48z', fill: '#fffaf0' },
    { d: 'M48 56l12 9 12-9', fill: '#fffaf0' },
  ],
} satisfies AtHome;
