import type { ReactNode } from 'react';
import { type IslandName, type IslandProps, islandAttributes } from './contract.ts';

type IslandMarkerProps<Name extends IslandName> = {
  readonly name: Name;
  readonly props: IslandProps[Name];
  /** The island's first render. It works without script. */
  readonly children: ReactNode;
};

/** The marker element of an island in the server's markup. See contract.ts. */
export const Island = <Name extends IslandName>({ name, props, children }: IslandMarkerProps<Name>) => (
  <div {...islandAttributes(name, props)}>{children}</div>
);
