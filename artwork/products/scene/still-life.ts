import { group } from '../../lib/svg.ts';
import type { DrawOptions, ProductImage, View } from './product-artwork.ts';
import { type SceneOptions, scene } from './scene.ts';

export type LabelDetail = Pick<DrawOptions, 'fine'>;

export type StillLifeOptions = Pick<SceneOptions, 'tint' | 'shape' | 'crop'> & {
  readonly view: View;
  /** Swedish alt text. */
  readonly name: string;
  /** Gradients, patterns and symbols that the objects refer to. */
  readonly defs?: string;
  /** Draws the objects on the table. A cropped image is always fine: its small print is legible at every size. */
  readonly objects: (options: LabelDetail) => string;
};

/** Like `productImage`, with shared definitions and round line ends throughout. */
export const stillLife = ({ view, name, defs = '', objects, ...backdrop }: StillLifeOptions): ProductImage => ({
  view,
  name,
  draw: ({ fine, wide = false }) => {
    const drawn = objects({ fine: fine || backdrop.crop !== undefined });
    const body = group(drawn, '', 'stroke-linecap="round" stroke-linejoin="round"');
    return scene({ ...backdrop, title: name, wide, body: `<defs>${defs}</defs>${body}` });
  },
});

/** Reuses an object drawn for the front view: scales it, and moves the middle of its foot, (cx, foot), to (x, y). */
export const placed = (
  body: string,
  { cx, foot, x, y, scale }: { cx: number; foot: number; x: number; y: number; scale: number },
): string => group(body, `translate(${x} ${y}) scale(${scale}) translate(${-cx} ${-foot})`);
