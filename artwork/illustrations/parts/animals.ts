import { palette } from '../../lib/palette.ts';
import { circle, path, stroke } from '../../lib/svg.ts';

const COAT = '#b5763f';
const DARK_COAT = '#7d4a22';

/** The dachshund on its feet, looking right. */
export const DOG =
  path('M-30-14q-4-24 14-26h26q10-18 24-16l4 6 12 4q2 10-8 12-8 2-10 10V0h-9v-16H-16V0h-9z', COAT) +
  path('M22-56q-8 4-6 18 10-2 10-16z', DARK_COAT) +
  circle(36, -44, 2.4, palette.ink) +
  circle(50, -40, 3.4, palette.ink) +
  stroke('M-29-34q-16-4-14-20', COAT, 6) +
  stroke('M24-30q8 6 14 4', palette.brick, 5) +
  path('M-6-40h16v14q-8 4-16 0z', palette.cream, 'opacity=".8"');

/** The dachshund sitting, looking up to the right. */
export const SITTING_DOG =
  stroke('M-30-6q-16 3-24-10', COAT, 6) +
  path(
    'M-34-4C-40-26-26-42-8-48C0-53 4-60 5-68C8-84 26-88 34-81L53-86Q60-80 52-72L37-65C33-58 31-52 30-44L28 0H16L15-18Q8-6 4 0H-22Q-32 2-34-4z',
    COAT,
  ) +
  stroke('M-24-4Q-24-24-6-25', DARK_COAT, 2.6, 'opacity=".5"') +
  path('M13-80q-12 10-7 29 15-2 14-23z', DARK_COAT) +
  circle(33, -75, 2.4, palette.ink) +
  circle(55, -82, 3.4, palette.ink) +
  stroke('M7-52q10 8 22 4', palette.brick, 5);

const CAT_COAT = '#f4ead6';
const CAT_PATCH = '#dd8f4a';

/** The cat asleep with its paws under it, its head to the left. */
export const SLEEPING_CAT =
  stroke('M30-5q16 4 12 24', CAT_PATCH, 7) +
  path('M-34 0C-40-20-18-34 4-34C28-34 42-18 38 0z', CAT_COAT) +
  path('M8-34C28-33 42-18 38 0H24C28-14 20-28 8-34z', CAT_PATCH) +
  path('M-43-28-40-45-30-37h14l9-8 1 18q2 19-18 19-20 0-19-20z', CAT_COAT) +
  path('M-16-37l9-8 1 18-1 4q-9-4-9-14z', CAT_PATCH) +
  stroke('M-36-23q4 4 8 0M-19-23q4 4 8 0M-26-16h4', palette.ink, 2);

const MOUSE_COAT = '#8b8f8a';
const PINK = '#eab7a8';

/** The mouse that has eaten the biscuits, looking left; 210 wide without its tail. */
export const MOUSE =
  stroke('M78 22C150 40 150-30 196-14', '#c99a8d', 9) +
  path('M-92 26C-70-34-20-62 30-56 84-48 104 0 92 34 84 52-40 54-78 44-90 42-98 36-92 26z', MOUSE_COAT) +
  path('M-92 26C-76-16-48-42-14-52-34-10-20 30 4 46-40 50-86 48-92 26z', '#a7aba5') +
  circle(-22, -52, 30, MOUSE_COAT) +
  circle(-24, -50, 18, PINK) +
  circle(-52, -2, 6.5, palette.ink) +
  circle(-54, -4.5, 2, '#fff') +
  circle(-94, 28, 8, palette.brick) +
  stroke('M-78 30-118 18M-78 34-120 38M-76 38-112 56', palette.ink, 2.5, 'opacity=".6"') +
  path('M-40 44c-16 0-22 10-20 14h30c4-6 0-14-10-14zM40 46c-16 0-22 8-20 12h34c4-6-4-12-14-12z', PINK);
