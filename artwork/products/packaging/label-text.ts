import type { LabelOptions } from './label.ts';

/** What a product's label says; where it sits is the packaging's business. */
export type LabelText = Pick<LabelOptions, 'name' | 'what' | 'no' | 'weight' | 'stripe' | 'accent'>;

/** What every packaging is told. */
export type Packaged = {
  /** Prefix of the ids in the drawing; differs between packages that look different. */
  readonly id: string;
  readonly label: LabelText;
  readonly fine: boolean;
};
