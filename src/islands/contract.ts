import type { Link } from '../content/links.ts';
import type { RangeValue } from '../domain/calculator.ts';

/*
 * The protocol between the Worker, which renders islands, and the browser's script, which hydrates them.
 *
 *   attribute      written by                read by
 *   data-island    Worker (Island.tsx)       browser: which component to load
 *   data-props     Worker                    browser: the component's props as JSON
 *   data-state     browser (islands/start)   browser, style sheets, tests
 *
 * The children of the marker element are the first render. The browser's first render must produce the same markup.
 */

/** What the calculator's receipt says besides the estimate. */
export type ReceiptFacts = {
  /** The call to action. */
  readonly start: Link;
  /** Null: the operator names no amount. */
  readonly shippingFeeKronor: number | null;
  /** Today's average price of the range. Null: not at hand. */
  readonly averageKronor: number | null;
};

/** The props of every island, by name. The values must survive a round trip through JSON. */
export type IslandProps = {
  readonly calculator: {
    readonly participants: RangeValue;
    readonly productsEach: RangeValue;
    readonly receipt: ReceiptFacts;
  };
};

export type IslandName = keyof IslandProps;

/** The attributes that the Worker writes to an island's marker element. */
export const islandAttributes = <Name extends IslandName>(name: Name, props: IslandProps[Name]) => ({
  'data-island': name,
  'data-props': JSON.stringify(props),
});

/**
 * The value of `data-state`, which only the browser writes. Without script the attribute is absent.
 * - `waiting`: until the island comes near the viewport.
 * - `loading`: the component's code.
 * - `hydrated`: React handles events.
 * - `failed`: the server's markup stays and must work as it does without script.
 */
export type IslandState = 'waiting' | 'loading' | 'hydrated' | 'failed';
