import type { Link } from '../content/links.ts';
import type { Operator } from '../content/operator.ts';
import type { RangeValue } from '../domain/calculator.ts';

/*
 * The protocol between the Worker, which renders islands, and the browser's script, which hydrates them.
 *
 *   attribute      written by                read by
 *   data-island    Worker (Island.tsx)       browser: which component to load
 *   data-when      Worker                    browser: when to load it
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

/** Enough of a failed catalogue to show it, to retry and to render the products. */
export type FailedCatalogue = {
  readonly operator: Operator;
  /** Heading level: 1 when the failure is the whole page, 2 when the page has a level 1 heading already. */
  readonly level: 1 | 2;
  readonly title: string;
  readonly message: string;
  /** URL path and query of the list. */
  readonly retryHref: string;
  readonly requestId: string | null;
};

/** The props of every island, by name. The values must survive a round trip through JSON. */
export type IslandProps = {
  readonly calculator: {
    readonly participants: RangeValue;
    readonly productsEach: RangeValue;
    readonly receipt: ReceiptFacts;
  };
  readonly catalogue: FailedCatalogue;
};

export type IslandName = keyof IslandProps;

/**
 * When an island hydrates.
 * - `visible`: when it comes near the viewport.
 * - `interaction`: at the first click inside it. The click is held and replayed after hydration.
 */
export type HydrationTrigger = 'visible' | 'interaction';

const HYDRATION_TRIGGERS: Readonly<Record<IslandName, HydrationTrigger>> = {
  calculator: 'visible',
  catalogue: 'interaction',
};

/** The attributes that the Worker writes to an island's marker element. */
export const islandAttributes = <Name extends IslandName>(name: Name, props: IslandProps[Name]) => ({
  'data-island': name,
  'data-when': HYDRATION_TRIGGERS[name],
  'data-props': JSON.stringify(props),
});

/**
 * The value of `data-state`, which only the browser writes. Without script the attribute is absent.
 * - `waiting`: for the trigger.
 * - `loading`: the component's code.
 * - `hydrated`: React handles events.
 * - `failed`: the server's markup stays and must work as it does without script.
 */
export type IslandState = 'waiting' | 'loading' | 'hydrated' | 'failed';
