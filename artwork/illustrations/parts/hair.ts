/** Hair behind the head and in front of it, for a head whose middle is `h` units above the feet (negative is up). */
export type HairStyle = 'bob' | 'braids' | 'short' | 'curly' | 'bun' | 'veil' | 'cap' | 'beanie';

type Hair = readonly [behind: string, inFront: string];

const CURLS = [
  [-22, -14, 12],
  [-12, -25, 13],
  [2, -29, 13],
  [15, -23, 13],
  [23, -11, 11],
  [-26, -3, 8],
  [27, -1, 7],
] as const;

/** A full circle as one arc. It ends .1 short of its start, because an arc back to its start draws nothing. */
const curl = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .1 0z`;

const curly = (h: number): Hair => [
  '',
  `${CURLS.map(([x, y, r]) => curl(x, h + y, r)).join('')}M-22 ${h - 8}C-10 ${h - 20} 12 ${h - 20} 24 ${h - 8}V${h - 20}H-22z`,
];

const bob = (h: number, turn: number): Hair => [
  `M-31 ${h + 16}C-36 ${h - 44} 36 ${h - 44} 31 ${h + 16}L24 ${h + 18}L-24 ${h + 18}z`,
  `M-27 ${h - 1}C-26 ${h - 38} 27 ${h - 38} 27 ${h - 1}C18 ${h - 12} 8 ${h - 17} ${turn} ${h - 18}C-8 ${h - 17} -18 ${h - 10} -27 ${h - 1}z`,
];

const braids = (h: number): Hair => [
  `M-24 ${h}C-40 ${h + 6} -40 ${h + 34} -34 ${h + 48}L-24 ${h + 46}C-28 ${h + 32} -26 ${h + 18} -18 ${h + 10}zM24 ${h}C40 ${h + 6} 40 ${h + 34} 34 ${h + 48}L24 ${h + 46}C28 ${h + 32} 26 ${h + 18} 18 ${h + 10}z`,
  `M-27 ${h + 2}C-28 ${h - 38} 28 ${h - 38} 27 ${h + 2}C20 ${h - 14} 8 ${h - 16} 0 ${h - 22}C-8 ${h - 16} -20 ${h - 14} -27 ${h + 2}z`,
];

const short = (h: number): Hair => [
  '',
  `M-27 ${h + 2}C-32 ${h - 40} 32 ${h - 40} 27 ${h + 2}C24 ${h - 8} 22 ${h - 14} 16 ${h - 16}C4 ${h - 10} -12 ${h - 12} -20 ${h - 16}C-24 ${h - 10} -26 ${h - 4} -27 ${h + 2}z`,
];

const bun = (h: number): Hair => [
  `M-13 ${h - 34}a13 13 0 0 1 26 0a13 13 0 1 1 -26 0z`,
  `M-27 ${h + 4}C-32 ${h - 38} 32 ${h - 38} 27 ${h + 4}C22 ${h - 12} 10 ${h - 16} 0 ${h - 16}C-10 ${h - 16} -22 ${h - 12} -27 ${h + 4}z`,
];

const veil = (h: number): Hair => [
  `M-33 ${h + 26}C-40 ${h - 46} 40 ${h - 46} 33 ${h + 26}C36 ${h + 40} -36 ${h + 40} -33 ${h + 26}z`,
  '',
];

export const hairOf = (style: HairStyle, h: number, turn: number): Hair => {
  if (style === 'bob') return bob(h, turn);
  if (style === 'braids') return braids(h);
  if (style === 'short') return short(h);
  if (style === 'curly') return curly(h);
  if (style === 'bun') return bun(h);
  if (style === 'veil') return veil(h);
  return ['', ''];
};
