/** The SVG files in public/illustrations: name without extension, intrinsic width and height in pixels. */
export const ILLUSTRATIONS = {
  'about-scene': [720, 420],
  about: [490, 236],
  blog: [490, 236],
  cart: [490, 236],
  'closed-stall': [480, 400],
  competition: [520, 300],
  counter: [490, 236],
  'empty-shelf': [480, 400],
  'empty-tin': [960, 800],
  letter: [220, 200],
  'money-at-group': [480, 400],
  'money-at-partner': [480, 400],
  'money-from-customer': [480, 400],
  'money-invoice': [480, 400],
  payment: [490, 236],
  'profit-slip': [490, 236],
  question: [450, 308],
  'step-1-register': [480, 400],
  'step-2-sell': [480, 400],
  'step-3-deliver': [480, 400],
  terms: [490, 236],
  'tipped-wagon': [480, 350],
} as const;

export type IllustrationName = keyof typeof ILLUSTRATIONS;
