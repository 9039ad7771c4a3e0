import { PARTICIPANTS, PRODUCTS_EACH } from '../../domain/calculator.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';

/** The places at the market stall in the order in which they fill, from the middle outwards. */
const PLACES = [4, 2, 0, 1, 3, 5];

/** Each image is a row with a cell for each place (artwork/scenes/market-stall-*.svg). An element shows one cell. */
const PERSON = { src: '/illustrations/market-stall-people.avif', width: 136, height: 136 };
const PACKAGE = { src: '/illustrations/market-stall-packages.avif', width: 56, height: 66 };

type MarketStallProps = { readonly estimate: ProfitEstimate };

/**
 * A drawn market stall. Participants stand behind its counter, and products stand on it. Any number above 0 fills at
 * least one place.
 */
export const MarketStall = ({ estimate: { participants, productsEach } }: MarketStallProps) => (
  <div className="market-stall" aria-hidden="true">
    <Row name="people" image={PERSON} share={participants / PARTICIPANTS.max} />
    <Row name="packages" image={PACKAGE} share={productsEach / PRODUCTS_EACH.max} />
  </div>
);

type RowProps = {
  readonly name: 'people' | 'packages';
  readonly image: typeof PERSON;
  /** From 0 to 1. */
  readonly share: number;
};

const Row = ({ name, image, share }: RowProps) => (
  <div className={`market-stall-${name}`}>
    {PLACES.map((place) => (
      <img
        key={place}
        {...image}
        alt=""
        loading="lazy"
        data-shown={place < Math.ceil(share * PLACES.length) || undefined}
      />
    ))}
  </div>
);
