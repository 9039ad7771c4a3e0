import type { calculator } from '../../content/calculator.ts';
import { type CalculatorFieldName, correctionId } from '../../shared/element-ids.ts';
import type { Field } from './field.ts';
import { Slider } from './Slider.tsx';

type CalculatorFieldProps = {
  readonly name: CalculatorFieldName;
  readonly copy: (typeof calculator)['participants'];
  readonly field: Field;
};

/** Text, not `type="number"`: browsers disagree on the decimal comma there, and read "1e1" as 10. */
export const CalculatorField = ({ name, copy, field }: CalculatorFieldProps) => {
  const { value, correction, number, slider } = field;
  const describedBy = correction ? correctionId(name) : undefined;
  return (
    <div className="calculator-field">
      <label htmlFor={name}>{copy.label}</label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        aria-describedby={describedBy}
        {...number}
      />
      <Slider copy={copy} value={value} input={slider} />
      <div className="correction" role="status" id={describedBy}>
        {correction && <p>{copy.correction(correction)}</p>}
      </div>
    </div>
  );
};
