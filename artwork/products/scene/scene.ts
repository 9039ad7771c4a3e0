import { awning } from '../../lib/awning.ts';
import { LIGHT_DEFS } from '../../lib/light.ts';
import { n, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { dice } from '../../lib/random.ts';
import { E, linearGradient, O, P, pattern, radialGradient } from '../../lib/svg.ts';

/** A square picture's side; every drawing is made in these units. */
export const SIDE = 1000;

/** Where wall and table meet: the same in every picture, so that cards line up like a shelf. */
const HORIZON = 710;

/** A wide picture shows the set as far to the left as this. */
const LEFT = SIDE - (SIDE * 1200) / 630;

export type Season = 'host' | 'plommon' | 'vinter' | 'var' | 'sommar' | 'ros';

type SetColours = { readonly wall: string; readonly table: string; readonly tone: string };

/** Wall, table and the wall's paper shape, a tint for each season. */
export const SETS: Readonly<Record<Season, SetColours>> = {
  host: { wall: '#f6dcc0', table: '#e9bf94', tone: '#f1cda6' },
  plommon: { wall: '#efd5cf', table: '#d9aba4', tone: '#e7c1ba' },
  vinter: { wall: '#d5e4e3', table: '#b7cfce', tone: '#c6dad9' },
  var: { wall: '#e0edcf', table: '#c4d9a8', tone: '#d3e4bd' },
  sommar: { wall: '#fbe3ab', table: '#f2c96e', tone: '#f7d68a' },
  ros: { wall: '#f8dbd2', table: '#eab5a6', tone: '#f2c8bb' },
};

/** The paper shape on the wall. */
export type Prop = 'disc' | 'arch' | 'sun' | 'hill' | 'awning';

const prop = (kind: Prop, { tone, wall }: SetColours): string => {
  switch (kind) {
    case 'disc':
      return O(560, 500, 335, tone);
    case 'arch':
      return P('M185 715V450a315 315 0 0 1 630 0v265z', tone);
    case 'sun':
      return O(700, 330, 215, tone);
    case 'hill':
      return P('M-280 715C-190 690 -110 631 0 560C170 450 330 470 500 540S820 610 1000 470V715z', tone);
    case 'awning':
      return awning({ x: -35, y: 0, w: 1070, h: 90, stripes: 9, colours: [tone, wall] });
  }
};

const WINDOW_LIGHT =
  'M-60 130 230 20V330L-60 450zM-60 480 230 360V640L-60 740zM260 8 560-110V205L260 318zM260 348 560 235V520L260 628z';

/** A band of the set from its left end to its right. */
const across = (top: number, height: number): string => `M${n(LEFT)} ${top}H${SIDE}v${height}H${n(LEFT)}z`;

const set = (season: Season, kind: Prop): string => {
  const colours = SETS[season];
  const table = across(HORIZON, SIDE - HORIZON);
  return (
    P(across(0, SIDE), colours.wall) +
    prop(kind, colours) +
    P(WINDOW_LIGHT, '#fff', 'opacity=".2"') +
    P(table, colours.table) +
    E(300, 900, 520, 150, 'url(#table-light)') +
    P(across(HORIZON, 5), '#fff', 'opacity=".28"') +
    P(table, 'url(#table-shade)')
  );
};

/** Paper grain: short dark hairs thrown by the dice. */
const grain = (): string => {
  const throwDice = dice(7);
  const tile = 140;
  const d = repeat(70, () => `M${n(throwDice() * tile)} ${n(throwDice() * tile)}h${n(1.5 * (0.6 + throwDice()))}`);
  return pattern('grain', tile, tile, `<path stroke="#000" stroke-width="2" stroke-linecap="round" d="${d}"/>`);
};

const SET_DEFS =
  LIGHT_DEFS +
  linearGradient(
    'table-shade',
    [
      [0, C.groundShadow, 0.1],
      [0.35, C.groundShadow, 0],
    ],
    'x2="0" y2="1"',
  ) +
  radialGradient('table-light', [
    [0, '#fff', 0.26],
    [1, '#fff', 0],
  ]) +
  grain();

const escapeXml = (str: string): string =>
  str.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export type SceneOptions = {
  readonly season: Season;
  readonly prop?: Prop;
  /** Swedish, what is seen. */
  readonly title: string;
  /** The part of the set that is shown: left, top and side. The whole of it if left out. */
  readonly view?: readonly [x: number, y: number, side: number];
  /** The whole height of the set, and more of it to the left: as wide as a card for shared links. */
  readonly wide?: boolean;
  /** The things on the table, with their shadows. */
  readonly body: string;
};

/** A whole picture: set, things, paper grain. Square, unless it is wide. */
export const scene = (options: SceneOptions): string => {
  const { season, prop: kind = 'disc', title, view = [0, 0, SIDE], wide = false, body } = options;
  const [x, y, side] = view;
  const box = wide ? `${n(LEFT)} 0 ${n(SIDE - LEFT)} ${SIDE}` : `${x} ${y} ${side} ${side}`;
  const name = escapeXml(title);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${name}">` +
    `<title>${name}</title><defs>${SET_DEFS}</defs>\n${set(season, kind)}\n${body}\n` +
    `${P(across(0, SIDE), 'url(#grain)', 'opacity=".035"')}</svg>\n`
  );
};
