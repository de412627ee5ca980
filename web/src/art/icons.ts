/** The shell's small drawings, as lines in a box of 24 × 24. */
export const ICONS = {
  settings:
    'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  rules: 'M12 6q-4-3-9-2v14q5-1 9 2q4-3 9-2V4q-5-1-9 2zM12 6v14',
  intro: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM10 8.5v7l6-3.5z',
  question: 'M8.5 9a3.5 3.5 0 1 1 5.2 3q-1.7 1-1.7 2.6M12 18.5v.3',
  keys: 'M3 6h18v12H3zM7 10h.5M11 10h.5M15 10h2M7 14h10',
  television: 'M3 5h18v12H3zM8 21h8M12 17v4',
  next: 'M9 5l7 7-7 7',
  last: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  hand: 'M8 12V6a1.7 1.7 0 0 1 3.4 0v5V4.5a1.7 1.7 0 0 1 3.4 0V11V6.5a1.7 1.7 0 0 1 3.4 0V14q0 7-6 7q-4 0-6-4l-3-5q1.5-2 3.5 0z',
} as const;

export type IconName = keyof typeof ICONS;
