import type { ProductImage, View } from './product-artwork.ts';
import { type SceneOptions, scene } from './scene.ts';

export type Backdrop = Pick<SceneOptions, 'tint' | 'shape' | 'crop'>;

/** An image of objects on the table, in front of a backdrop. `name` is its Swedish alt text. */
export const productImage = (
  view: View,
  name: string,
  backdrop: Backdrop,
  body: (fine: boolean) => string,
): ProductImage => ({
  view,
  name,
  draw: ({ fine, wide = false }) => scene({ ...backdrop, title: name, wide, body: body(fine) }),
});
