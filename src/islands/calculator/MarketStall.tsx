import { PARTICIPANTS, PRODUCTS_EACH } from '../../domain/calculator.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';

/** The places at the market stall in the order in which they fill: from the middle outwards. */
const PEOPLE = [4, 2, 0, 1, 3, 5];
const PACKAGES = [8, 6, 4, 2, 0, 1, 3, 5, 7, 9];

/** Each image holds six cells in a row (artwork/scenes/market-stall-*.svg). An element shows one cell, of this size. */
const PERSON = { src: '/illustrations/market-stall-people.avif', width: 136, height: 136 };
const PACKAGE = { src: '/illustrations/market-stall-packages.avif', width: 56, height: 66 };

export type MarketStallProps = { readonly estimate: ProfitEstimate; readonly isGoalReached: boolean };

/** A drawn market stall: participants stand behind its counter, products stand on it. The first step fills a place. */
export const MarketStall = ({ estimate: { participants, productsEach }, isGoalReached }: MarketStallProps) => (
  <div className="market-stall" aria-hidden="true" data-lit={isGoalReached}>
    <div className="market-stall-lights" />
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
  <div className={`market-stall-${name}`}>
    {places.map((place) => (
      <img key={place} {...image} alt="" loading="lazy" data-shown={place < Math.ceil(share * places.length)} />
    ))}
  </div>
);
