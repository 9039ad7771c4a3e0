import { type Correction, type NumberRange, parseInRange, type RangeValue } from '../../../src/domain/calculator.ts';

/** A number being typed: its text may be anything for a while, its value always counts. */
export type FieldState = { readonly text: string; readonly value: number; readonly correction: Correction | null };

export const fieldOf = ({ value, correction }: RangeValue): FieldState => ({ text: String(value), value, correction });

/** The text stands as it is typed; what is no number yet leaves the last value in force. */
export const typed = (state: FieldState, text: string, range: NumberRange): FieldState => {
  const { value, correction } = parseInRange(text, range);
  return { text, value: correction === 'not-a-number' ? state.value : value, correction: null };
};

/** When typing is over the text becomes the number that was understood, and a correction says what was changed. */
export const finished = (state: FieldState, text: string, range: NumberRange): FieldState =>
  text === String(state.value) ? state : fieldOf(parseInRange(text, range));
