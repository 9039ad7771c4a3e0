import type { ReactNode } from 'react';
import { type IslandName, type IslandProps, islandAttributes } from './contract.ts';

export type IslandMarkerProps<Name extends IslandName> = {
  readonly name: Name;
  readonly props: IslandProps[Name];
  /** The island's first render, which works without script. */
  readonly children: ReactNode;
};

/** Marks the place of an island in the server's markup. */
export const Island = <Name extends IslandName>({ name, props, children }: IslandMarkerProps<Name>) => (
  <div {...islandAttributes(name, props)}>{children}</div>
);
