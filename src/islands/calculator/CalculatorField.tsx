import type { calculator } from '../../content/calculator.ts';
import { type CalculatorFieldName, correctionId } from '../../shared/element-ids.ts';
import { BiscuitRow } from './BiscuitRow.tsx';
import { BiscuitSlider } from './BiscuitSlider.tsx';
import type { Field } from './field.ts';

export type CalculatorFieldProps = {
  readonly name: CalculatorFieldName;
  readonly copy: (typeof calculator)['participants'];
  readonly field: Field;
};

export const CalculatorField = ({ name, copy, field }: CalculatorFieldProps) => {
  const { value, correction, number, slider } = field;
  const { min, max } = copy.range;
  const describedBy = correction ? correctionId(name) : undefined;
  return (
    <div className="calculator-field">
      <label htmlFor={name}>{copy.label}</label>
      <input
        id={name}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        aria-describedby={describedBy}
        {...number}
      />
      <BiscuitSlider copy={copy} value={value} input={slider} />
      <BiscuitRow range={copy.range} value={value} />
      <div className="correction" role="status" id={describedBy}>
        {correction && <p>{copy.correction(correction)}</p>}
      </div>
    </div>
  );
};
