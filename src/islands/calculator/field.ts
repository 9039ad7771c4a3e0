import type { ComponentProps } from 'react';
import type { Correction, RangeValue } from '../../domain/calculator.ts';

/** A number of the calculator with the props of its two inputs: uncontrolled on the server, controlled when hydrated. */
export type Field = {
  readonly value: number;
  readonly correction: Correction | null;
  readonly number: ComponentProps<'input'>;
  readonly slider: ComponentProps<'input'>;
};

/** The field as the server renders it. The slider is disabled until hydration. */
export const uncontrolledField = ({ value, correction }: RangeValue): Field => ({
  value,
  correction,
  number: { defaultValue: value },
  slider: { defaultValue: value, disabled: true },
});
