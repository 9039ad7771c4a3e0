import type { ProductPicture, View } from './product-artwork.ts';
import { type Prop, type Season, scene } from './scene.ts';

export type Stage = {
  readonly season: Season;
  readonly prop: Prop;
  /** The part of the set that is shown: left, top and side. */
  readonly frame?: readonly [x: number, y: number, side: number];
};

/** A picture of things on the set. */
export const picture = (
  view: View,
  name: string,
  { season, prop, frame = [0, 0, 1000] }: Stage,
  body: (fine: boolean) => string,
): ProductPicture => ({
  view,
  name,
  draw: ({ fine, wide = false }) => scene({ season, prop, title: name, view: frame, wide, body: body(fine) }),
});
