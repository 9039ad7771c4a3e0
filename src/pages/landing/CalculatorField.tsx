import type { calculator } from '../../content/calculator.ts';
import { formatNumber } from '../../content/format.ts';
import type { RangeValue } from '../../domain/calculator.ts';
import { type CalculatorFieldName, correctionId } from '../../ui/ids.ts';
import { BiscuitRow } from './BiscuitRow.tsx';

export type CalculatorFieldProps = {
  readonly name: CalculatorFieldName;
  readonly copy: (typeof calculator)['participants'];
  readonly given: RangeValue;
};

export const CalculatorField = ({ name, copy, given }: CalculatorFieldProps) => {
  const { min, max } = copy.range;
  const describedBy = given.correction ? correctionId(name) : undefined;
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
        defaultValue={given.value}
        aria-describedby={describedBy}
      />
      <div className="calculator-row" aria-hidden="true">
        <BiscuitRow share={given.value / max} />
        <span>{formatNumber(min)}</span>
        <span>{formatNumber(max)}</span>
      </div>
      <div className="correction" role="status" id={describedBy}>
        {given.correction && <p>{copy.correction(given.correction)}</p>}
      </div>
    </div>
  );
};
