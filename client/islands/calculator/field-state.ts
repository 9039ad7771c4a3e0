import { type Correction, type NumberRange, parseInRange, type RangeValue } from '../../../src/domain/calculator.ts';

/** A number field while it is edited. `text` may be anything, `value` is always within the field's range. */
type FieldState = { readonly text: string; readonly value: number; readonly correction: Correction | null };

export const toFieldState = ({ value, correction }: RangeValue): FieldState => ({
  text: String(value),
  value,
  correction,
});

/** While typing: keeps the text as typed. Text that is not a number leaves the value unchanged. */
export const editText = (state: FieldState, text: string, range: NumberRange): FieldState => {
  const { value, correction } = parseInRange(text, range);
  return { text, value: correction === 'not-a-number' ? state.value : value, correction: null };
};

/** When typing is over: replaces the text by the parsed number and sets the correction, if one was made. */
export const commitText = (state: FieldState, text: string, range: NumberRange): FieldState =>
  text === String(state.value) ? state : toFieldState(parseInRange(text, range));
