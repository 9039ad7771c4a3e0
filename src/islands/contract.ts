import type { RangeValue } from '../domain/calculator.ts';
import type { FailedCatalogue } from './catalogue/failed-catalogue.ts';

/** The protocol between the Worker, which draws islands, and the browser's program, which brings them to life. */

/** Every island and what it is given: values that survive JSON. */
export type IslandProps = {
  readonly calculator: { readonly participants: RangeValue; readonly productsEach: RangeValue };
  readonly catalogue: FailedCatalogue;
};

export type IslandName = keyof IslandProps;

/**
 * When an island comes to life: near the viewport, when the browser has nothing else to do, at the first press inside
 * it (the press waits and is then given to the island), or when the focus enters it.
 */
export type HydrationTrigger = 'visible' | 'idle' | 'interaction' | 'focus';

const HYDRATION_TRIGGERS: Readonly<Record<IslandName, HydrationTrigger>> = {
  calculator: 'visible',
  catalogue: 'interaction',
};

/** What the marker carries. The browser adds `data-state`. */
export const islandAttributes = <Name extends IslandName>(name: Name, props: IslandProps[Name]) => ({
  'data-island': name,
  'data-when': HYDRATION_TRIGGERS[name],
  'data-props': JSON.stringify(props),
});

/** Where the browser is with an island. `failed`: the server's markup stands alone and must work without script. */
export type IslandState = 'waiting' | 'loading' | 'live' | 'failed';
