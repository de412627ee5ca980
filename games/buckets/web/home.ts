import type { AtHome } from '$web/table/board';

const bucket = (x: number, y: number) => `M${x} ${y}h18l-3 17h-12z`;

/** How the home page shows the game. */
export default {
  says: {
    en: 'Build a pyramid of buckets and knock the others down.',
    fr: 'Bâtissez une pyramide de seaux et renversez celles des autres.',
    de: 'Baue eine Pyramide aus Eimern und bring die anderen zum Einsturz.',
    ja: 'バケツのピラミッドを積み、ほかの人のを崩します。',
  },
  picture: [
    { d: bucket(4, 50), fill: '#c0392b' },
    { d: bucket(28, 50), fill: '#1f6fb2' },
    { d: bucket(52, 50), fill: '#e0a030' },
    { d: bucket(16, 30), fill: '#2c7a4b' },
    { d: bucket(40, 30), fill: '#7d3c98' },
    { d: bucket(28, 10), fill: '#e0a030' },
  ],
} satisfies AtHome;
