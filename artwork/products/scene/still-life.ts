import { G } from '../../lib/svg.ts';
import type { ProductPicture, View } from './product-artwork.ts';
import { type SceneOptions, scene } from './scene.ts';

export type Fine = { readonly fine: boolean };

export type Arrangement = Omit<SceneOptions, 'title' | 'body' | 'view' | 'wide'> & {
  readonly view: View;
  /** Swedish alt text: what is seen. */
  readonly name: string;
  /** The part of the set that is shown. So close the small print can be read at any size, and is always there. */
  readonly crop?: NonNullable<SceneOptions['view']>;
  /** Gradients, patterns and symbols the things refer to. */
  readonly defs?: string;
  readonly things: (options: Fine) => string;
};

/** A picture of things on the table, all drawn with round line ends. */
export const stillLife = ({ view, name, crop, defs = '', things, ...rest }: Arrangement): ProductPicture => ({
  view,
  name,
  draw: (options) =>
    scene({
      ...rest,
      ...(crop && { view: crop }),
      wide: options.wide ?? false,
      title: name,
      body: `<defs>${defs}</defs>${G(things(crop ? { fine: true } : options), '', 'stroke-linecap="round" stroke-linejoin="round"')}`,
    }),
});

/** Puts a thing drawn for the front view elsewhere, smaller: its middle foot (cx, foot) comes to (x, y). */
export const placed = (
  body: string,
  { cx, foot, x, y, scale }: { cx: number; foot: number; x: number; y: number; scale: number },
): string => G(body, `translate(${x} ${y}) scale(${scale}) translate(${-cx} ${-foot})`);
