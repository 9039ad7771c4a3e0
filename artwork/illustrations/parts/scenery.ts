import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { type Sheet, translate } from '../../lib/sheet.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../lib/svg.ts';

export type Crown = readonly [light: string, dark: string, leaves: string];

export const CROWN = {
  yellow: ['#f2b23e', '#e2962a', '#ffd47a'],
  orange: ['#e58b3c', '#cf6f28', '#ffc077'],
  green: ['#7fb98b', '#5fa071', '#b5dcb6'],
} as const satisfies Record<string, Crown>;

const TRUNK = '#fbf6ea';

export const birch = (x: number, y: number, height: number, crown: Crown, scale = 1, seed = 1): string => {
  const random = createRandom(seed);
  const [h, middle] = [height, -height - 24];
  const bark = repeat(
    9,
    (i) => `M${decimal((random() - 0.5) * 8 - 1)} ${decimal(-8 - (i * h) / 10)}h${decimal(2 + random() * 4)}`,
  );
  const leafage = repeat(14, () => {
    const angle = random() * 6.3;
    const reach = Math.sqrt(random());
    return `M${decimal(Math.cos(angle) * reach * 40)} ${decimal(-h - 22 + Math.sin(angle) * reach * 56)}l3.5 4`;
  });
  return group(
    path(`M-5 0-4-${h}H4L7 0z`, TRUNK) +
      stroke(bark, palette.ink, 2.4) +
      ellipse(0, middle, 46, 64, crown[0]) +
      path(`M0 ${-h - 88}A46 64 0 0 0 0 ${-h + 40}C-24 ${-h + 6} -24 ${-h - 54} 0 ${-h - 88}z`, crown[1]) +
      stroke(`M0 ${-h + 10}v-54M0 ${-h - 6}l16-18M0 ${-h - 20}l-16-18`, TRUNK, 3, 'opacity=".8"') +
      stroke(leafage, crown[2], 3.4),
    translate(x, y, scale),
  );
};

export const PANE = { day: '#bfe0dc', evening: '#ffe6a8' } as const;

export const houseWindow = (
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  pane: string = PANE.day,
): string =>
  sheet.put(
    rect(-3, -3, w + 6, h + 6, palette.paper) +
      rect(0, 0, w, h, pane) +
      path(`M0 ${h}L${w} 0V${h}z`, '#fff', 'opacity=".22"') +
      stroke(`M${w / 2} 0v${h}M0 ${decimal(h * 0.42)}h${w}`, palette.paper, 2.6),
    x,
    y,
  );

export type Paint = readonly [wall: string, roof: string, joints: string];

export const PAINT = {
  red: ['#b5412c', '#3b3d38', '#7d2618'],
  yellow: ['#f4c55f', '#8c3322', '#e0aa3c'],
  green: ['#5e9a86', '#39504a', '#3f7666'],
} as const satisfies Record<string, Paint>;

/** A boarded house with white corners, standing on y with its left corner at x. */
export const house = (x: number, y: number, w: number, h: number, [wall, roof, joints]: Paint): string => {
  const boards = repeat(Math.floor(w / 11), (i) => `M${decimal(11 * (i + 0.5))} 0V-${h}`);
  const ridge = h + w * 0.36;
  return group(
    rect(0, -h, w, h, wall) +
      stroke(boards, joints, 1.4, 'opacity=".5"') +
      path(`M0-${h}H${w}L${w / 2}-${decimal(ridge)}z`, wall) +
      path(
        `M-8-${h - 4}L${w / 2}-${decimal(ridge + 4)}L${w + 8}-${h - 4}V-${h + 8}L${w / 2}-${decimal(ridge + 18)}L-8-${h + 8}z`,
        roof,
      ) +
      rect(0, -h, 5, h, palette.paper) +
      rect(w - 5, -h, 5, h, palette.paper),
    translate(x, y),
  );
};

export const CLOUD = path(
  'M0 0h118a19 19 0 0 0 0-38h-6a30 30 0 0 0-56-10 22 22 0 0 0-32 12H0a18 18 0 0 0 0 36z',
  '#fff',
  'opacity=".85"',
);

const FLAG = '<path d="M-9 0H9L0 20z"/>';

export type Bunting = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly sag: number;
  readonly flags: number;
  readonly colours: readonly string[];
};

export const bunting = (sheet: Sheet, { from: [x0, y0], to: [x1, y1], sag, flags, colours }: Bunting): string => {
  const [midX, midY] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2];
  const flag = (i: number): string => {
    const t = (i + 0.5) / flags;
    const rest = 1 - t;
    const x = rest * rest * x0 + 2 * rest * t * midX + t * t * x1;
    const y = rest * rest * y0 + 2 * rest * t * midY + t * t * y1;
    const slope = (y1 - y0 + sag * 4 * (1 - 2 * t)) / (x1 - x0);
    const place = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(slope * 50)})`;
    return sheet.reuse(FLAG, `fill="${colours[i % colours.length]}" transform="${place}"`);
  };
  return stroke(`M${x0} ${y0}Q${midX} ${midY} ${x1} ${y1}`, palette.ink, 1.8, 'opacity=".55"') + repeat(flags, flag);
};

const CONFETTI_COLOURS = [
  palette.brick,
  palette.pine,
  palette.sun,
  palette.pine,
  palette.clay,
  palette.sun,
  palette.brick,
  palette.pine,
  palette.sun,
];

/** Falling bits of paper inside a box. */
export const confetti = (
  seed: number,
  [left, top, width, height]: readonly [number, number, number, number],
): string => {
  const random = createRandom(seed);
  return CONFETTI_COLOURS.map((colour) => {
    const [x, y] = [Math.round(left + random() * width), Math.round(top + random() * height)];
    if (random() < 0.5) return circle(x, y, 4 + random() * 2, colour);
    return rect(0, 0, 11, 6, colour, 1.5, `transform="translate(${x} ${y}) rotate(${Math.round(random() * 90)})"`);
  }).join('');
};
