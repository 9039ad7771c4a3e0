import type { ReactNode } from 'react';
import type { Link } from '../content/links.ts';
import type { RangeValue } from '../domain/calculator.ts';

/*
 * The protocol between the Worker, which renders islands, and the browser's script, which hydrates them.
 *
 *   attribute      written by                        read by
 *   data-island    Worker                            browser: which component to load
 *   data-props     Worker                            browser: the component's props as JSON
 *   data-state     browser (plumbing/moments.ts)     style sheets, tests
 *
 * The children of the marker element are the first render. The browser's first render must produce the same markup.
 */

/** The facts in the calculator's receipt besides the estimate. */
export type ReceiptFacts = {
  /** The call to action. */
  readonly start: Link;
  /** Null: the operator has not configured an amount. */
  readonly shippingFeeKronor: number | null;
  /** Today's average price of the range. Null: not available. */
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

type IslandMarkerProps<Name extends IslandName> = {
  readonly name: Name;
  readonly props: IslandProps[Name];
  /** The island's first render. It works without script. */
  readonly children: ReactNode;
};

/** The marker element of an island in the server's markup. */
export const Island = <Name extends IslandName>({ name, props, children }: IslandMarkerProps<Name>) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    {children}
  </div>
);
