import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { NumberRange, RangeValue } from '../../../src/domain/calculator.ts';
import type { Field } from '../../../src/islands/calculator/CalculatorFields.tsx';
import type { CalculatorFieldName } from '../../../src/shared/form-fields.ts';
import { commitText, editText, toFieldState } from '../../state/calculator-field.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';

export type HydratedField = Field & {
  /** Adjusts the typed text, as leaving the field does. */
  readonly commit: () => void;
  readonly set: (value: RangeValue) => void;
};

/** The text in the field that is on the page while React renders. */
const textOf = (name: CalculatorFieldName): string | undefined => {
  const field = document.getElementById(name);
  return field instanceof HTMLInputElement ? field.value : undefined;
};

/** State for a number field and its slider, which always have the same value. */
export const useField = (name: CalculatorFieldName, initial: RangeValue, range: NumberRange): HydratedField => {
  const [state, setState] = useState(() => toFieldState(initial));
  const ref = useRef<HTMLInputElement>(null);
  const [textBefore] = useState(() => textOf(name) ?? String(initial.value));
  const isHydrated = useHydrated();

  const commit = useCallback(() => {
    const input = ref.current;
    if (input) setState((before) => commitText(before, input.value, range));
  }, [range]);
  const set = useCallback((value: RangeValue) => setState(toFieldState(value)), []);

  // Before hydration, the visitor may have typed text into the field, or the browser may have restored it. On a
  // translated page, React has replaced the field.
  useLayoutEffect(() => {
    const text = ref.current?.value;
    setState((before) => commitText(before, text === undefined || text === before.text ? textBefore : text, range));
  }, [textBefore, range]);

  return {
    value: state.value,
    adjustment: state.adjustment,
    number: {
      ref,
      value: state.text,
      onChange: ({ currentTarget }) => setState((before) => editText(before, currentTarget.value, range)),
      onBlur: commit,
    },
    slider: {
      value: state.value,
      disabled: !isHydrated,
      onChange: ({ currentTarget }) => set({ value: currentTarget.valueAsNumber, adjustment: null }),
    },
    commit,
    set,
  };
};
