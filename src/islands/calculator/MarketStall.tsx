import { PARTICIPANTS, PRODUCTS_EACH } from '../../domain/calculator.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';

/** The places at the market stall in the order in which they fill: from the middle outwards. */
const PLACES = [4, 2, 0, 1, 3, 5];

export type MarketStallProps = { readonly estimate: ProfitEstimate };

/** A drawn market stall: participants stand behind its counter, products stand on it. The first step fills a place. */
export const MarketStall = ({ estimate: { participants, productsEach } }: MarketStallProps) => (
  <div className="market-stall" aria-hidden="true">
    <Row name="people" share={participants / PARTICIPANTS.max} />
    <Row name="packages" share={productsEach / PRODUCTS_EACH.max} />
  </div>
);

type RowProps = {
  readonly name: 'people' | 'packages';
  /** From 0 to 1. */
  readonly share: number;
};

/** The image holds a cell for each place (artwork/scenes/market-stall-*.svg). The style sheet shows one cell a place. */
const Row = ({ name, share }: RowProps) => (
  <div className={`market-stall-${name}`}>
    {PLACES.map((place) => (
      <img
        key={place}
        src={`/illustrations/market-stall-${name}.avif`}
        alt=""
        loading="lazy"
        data-shown={place < Math.ceil(share * PLACES.length) || undefined}
      />
    ))}
  </div>
);
