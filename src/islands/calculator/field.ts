import type { ComponentProps } from 'react';
import type { Correction, RangeValue } from '../../domain/calculator.ts';

export { CALCULATOR_FIELDS } from '../../shared/element-ids.ts';

/** A number of the calculator as its view shows it; the server and the browser's program fill in different controls. */
export type Field = {
  readonly value: number;
  readonly correction: Correction | null;
  readonly number: ComponentProps<'input'>;
  readonly slider: ComponentProps<'input'>;
};

/** A field as the server draws it: the number waits for the form to be sent, the slider for the script. */
export const plainField = ({ value, correction }: RangeValue): Field => ({
  value,
  correction,
  number: { defaultValue: value },
  slider: { defaultValue: value, disabled: true },
});
