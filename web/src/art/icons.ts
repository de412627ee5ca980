/** The shell's small drawings, as lines in a box of 24 × 24. */
export const ICONS = {
  settings:
    'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  rules: 'M12 6q-4-3-9-2v14q5-1 9 2q4-3 9-2V4q-5-1-9 2zM12 6v14',
  intro: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM10 8.5v7l6-3.5z',
  question: 'M8.5 9a3.5 3.5 0 1 1 5.2 3q-1.7 1-1.7 2.6M12 18.5v.3',
  keys: 'M3 6h18v12H3zM7 10h.5M11 10h.5M15 10h2M7 14h10',
  television: 'M3 5h18v12H3zM8 21h8M12 17v4',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  last: 'M15 5l-7 7 7 7',
  home: 'M3 11.5L12 4l9 7.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  log: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  talk: 'M4 5h16v11h-9l-4 4v-4H4z',
  more: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  idea: 'M9 17h6M10 20.5h4M8.5 14.5a6 6 0 1 1 7 0q-.5.8-.5 2.5H9q0-1.7-.5-2.5z',
  close: 'M6 6l12 12M18 6L6 18',
  hand: 'M8 12V6a1.7 1.7 0 0 1 3.4 0v5V4.5a1.7 1.7 0 0 1 3.4 0V11V6.5a1.7 1.7 0 0 1 3.4 0V14q0 7-6 7q-4 0-6-4l-3-5q1.5-2 3.5 0z',
} as const;

export type IconName = keyof typeof ICONS;
