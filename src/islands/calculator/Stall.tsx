import { PARTICIPANTS, PRODUCTS_EACH } from '../../domain/calculator.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';

/** The places at the stall in the order in which they fill: from the middle outwards. */
const PEOPLE = [4, 2, 0, 1, 3, 5];
const PACKAGES = [8, 6, 4, 2, 0, 1, 3, 5, 7, 9];

/** Each image holds six cells in a row (artwork/outputs/stall.ts). An element shows one cell, of this size. */
const PERSON = { src: '/illustrations/standet-folk.avif', width: 136, height: 136 };
const PACKAGE = { src: '/illustrations/standet-varor.avif', width: 56, height: 66 };

export type StallProps = { readonly estimate: ProfitEstimate; readonly isGoalReached: boolean };

/** A drawn market stall: participants stand behind its counter, products stand on it. The first step fills a place. */
export const Stall = ({ estimate: { participants, productsEach }, isGoalReached }: StallProps) => (
  <div className="stall" aria-hidden="true" data-lit={isGoalReached}>
    <Lanterns />
    <Row name="people" image={PERSON} places={PEOPLE} share={participants / PARTICIPANTS.max} />
    <Row name="packages" image={PACKAGE} places={PACKAGES} share={productsEach / PRODUCTS_EACH.max} />
  </div>
);

type RowProps = {
  readonly name: 'people' | 'packages';
  readonly image: typeof PERSON;
  readonly places: readonly number[];
  /** From 0 to 1. */
  readonly share: number;
};

const Row = ({ name, image, places, share }: RowProps) => (
  <div className={`stall-${name}`}>
    {places.map((place) => (
      <img key={place} {...image} alt="" loading="lazy" data-shown={place < Math.ceil(share * places.length)} />
    ))}
  </div>
);

/** Two lanterns on a string, repeated as a pattern: dark, and lit above. */
const Lanterns = () => (
  <svg aria-hidden="true">
    <radialGradient id="sken">
      <stop stopColor="#ffc53d" stopOpacity=".75" />
      <stop offset="1" stopColor="#ffc53d" stopOpacity="0" />
    </radialGradient>
    <pattern id="lyktor" {...TILE}>
      <path d="M0 2Q40 24 80 2q40 22 80 0" fill="none" stroke="#c99561" strokeWidth="1.6" />
      <path d="M35 12h10v35H35zm80 0h10v35h-10z" fill="#c99561" />
      <LanternPaper colours={['#b9a878', '#a3604a']} />
    </pattern>
    <pattern id="ljus" {...TILE}>
      <circle cx="40" cy="30" r="38" fill="url(#sken)" />
      <circle cx="120" cy="30" r="38" fill="url(#sken)" />
      <LanternPaper colours={['#ffe08a', '#ffab73']} />
    </pattern>
    <rect width="100%" height="100%" fill="url(#lyktor)" />
    <rect width="100%" height="100%" fill="url(#ljus)" />
  </svg>
);

const TILE = { x: '50%', width: '16em', height: '7em', viewBox: '0 0 160 70', patternUnits: 'userSpaceOnUse' } as const;

const LanternPaper = ({ colours: [first, second] }: { readonly colours: readonly [string, string] }) => (
  <>
    <ellipse cx="40" cy="30" rx="17" ry="14" fill={first} />
    <ellipse cx="120" cy="30" rx="17" ry="14" fill={second} />
    <path d="M26 23h28M24 30h32M26 37h28M106 23h28M104 30h32M106 37h28" stroke="#14261f" opacity=".3" />
  </>
);
