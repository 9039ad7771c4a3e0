import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { NumberRange, RangeValue } from '../../../src/domain/calculator.ts';
import type { Field } from '../../../src/islands/calculator/field.ts';
import { useLive } from '../use-hydrated.ts';
import { fieldOf, finished, typed } from './field-state.ts';

export type LiveField = Field & {
  /** Corrects what has been typed, as leaving the field does. */
  readonly finish: () => void;
  readonly set: (value: RangeValue) => void;
};

/** A number field and its slider, kept in step. */
export const useField = (given: RangeValue, range: NumberRange): LiveField => {
  const [state, setState] = useState(() => fieldOf(given));
  const ref = useRef<HTMLInputElement>(null);
  const live = useLive();

  const finish = useCallback(() => {
    const input = ref.current;
    if (input) setState((before) => finished(before, input.value, range));
  }, [range]);
  const set = useCallback((value: RangeValue) => setState(fieldOf(value)), []);

  // What somebody typed before the script came, or the browser filled in again, counts.
  useLayoutEffect(finish, [finish]);

  return {
    value: state.value,
    correction: state.correction,
    number: {
      ref,
      value: state.text,
      onChange: ({ currentTarget }) => setState((before) => typed(before, currentTarget.value, range)),
      onBlur: finish,
    },
    slider: {
      value: state.value,
      disabled: !live,
      onChange: ({ currentTarget }) => set({ value: currentTarget.valueAsNumber, correction: null }),
    },
    finish,
    set,
  };
};
