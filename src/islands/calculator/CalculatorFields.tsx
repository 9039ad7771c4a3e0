import { type ComponentProps, Fragment } from 'react';
import type { calculator } from '../../content/calculator.ts';
import { formatNumber } from '../../content/format.ts';
import { type GoalAnswer, goal } from '../../content/goal.ts';
import type { Adjustment, RangeValue } from '../../domain/calculator.ts';
import { fieldMessageId } from '../../shared/element-ids.ts';
import type { CalculatorFieldName } from '../../shared/form-fields.ts';

/**
 * A number in the calculator, with the props of its two inputs. They are uncontrolled on the server and controlled
 * after hydration.
 */
export type Field = {
  readonly value: number;
  readonly adjustment: Adjustment | null;
  readonly number: ComponentProps<'input'>;
  readonly slider: ComponentProps<'input'>;
};

/** The field as the server renders it. The slider is disabled until hydration. */
export const uncontrolledField = ({ value, adjustment }: RangeValue): Field => ({
  value,
  adjustment,
  number: { defaultValue: value },
  slider: { defaultValue: value, disabled: true },
});

type ModeSwitchProps = {
  /** Whether the calculator starts from a goal. */
  readonly isGoal: boolean;
  readonly onSwitch?: ((isGoal: boolean) => void) | undefined;
};

const { label, estimate, goal: toGoal } = goal.modes;

/** Selects what the visitor enters: products, or the profit that the group needs. Hidden without script. */
export const ModeSwitch = ({ isGoal, onSwitch }: ModeSwitchProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
  <div className="mode-switch with-script" role="group" aria-label={label}>
    <button type="button" aria-pressed={!isGoal} onClick={() => onSwitch?.(false)}>
      {estimate}
    </button>{' '}
    <button type="button" aria-pressed={isGoal} onClick={() => onSwitch?.(true)}>
      {toGoal}
    </button>
  </div>
);

type SliderProps = {
  readonly copy: (typeof calculator)['participants'];
  readonly value: number;
  readonly input: ComponentProps<'input'>;
};

/**
 * A range input with a biscuit as its thumb. The filled part of the track is an SVG rectangle: the Content Security
 * Policy forbids inline styles, and SVG accepts the width as an attribute.
 */
const Slider = ({ copy, value, input }: SliderProps) => {
  const { min, max } = copy.range;
  return (
    <div className="slider with-script">
      <svg className="slider-track" aria-hidden="true">
        <rect width={`${((value - min) / (max - min)) * 100}%`} height="100%" />
      </svg>
      <input
        type="range"
        min={min}
        max={max}
        step={1}
        aria-label={copy.sliderLabel}
        aria-valuetext={copy.valueText(value)}
        autoComplete="off"
        {...input}
      />
      <div className="slider-scale" aria-hidden="true">
        {copy.scale.map((mark) => (
          <Fragment key={mark}>
            <span>{formatNumber(mark)}</span>{' '}
          </Fragment>
        ))}
      </div>
    </div>
  );
};

type CalculatorFieldProps = {
  readonly name: CalculatorFieldName;
  readonly copy: (typeof calculator)['participants'];
  readonly field: Field;
};

type NumberInputProps = ComponentProps<'input'> & {
  readonly name: CalculatorFieldName;
  /** Whether an adjustment is shown beside the input. */
  readonly isAdjusted: boolean;
};

/** A text input, not `type="number"`: with that, browsers disagree on the decimal comma and read "1e1" as 10. */
export const NumberInput = ({ name, isAdjusted, ...input }: NumberInputProps) => (
  <input
    id={name}
    name={name}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    maxLength={8}
    aria-describedby={isAdjusted ? fieldMessageId(name) : undefined}
    {...input}
  />
);

export const CalculatorField = ({ name, copy, field }: CalculatorFieldProps) => {
  const { value, adjustment, number, slider } = field;
  return (
    <div className="calculator-field">
      <label htmlFor={name}>{copy.label}</label>{' '}
      <NumberInput {...number} name={name} isAdjusted={adjustment !== null} />
      <Slider copy={copy} value={value} input={slider} />
      <div className="field-message" id={adjustment ? fieldMessageId(name) : undefined}>
        {adjustment && <p>{copy.adjustment(adjustment)}</p>}
      </div>
    </div>
  );
};

/** Constant ids, because `useId` gives different ids when the server renders the page and when it renders the island. */
const FIELD_ID = 'mal';
const NOTE_ID = 'mal-notis';

export type GoalFieldProps = {
  readonly answer: GoalAnswer | null;
  readonly input: ComponentProps<'input'>;
};

/** The profit that the group needs. It replaces the products that each member sells. The receipt shows the answer. */
export const GoalField = ({ answer, input }: GoalFieldProps) => (
  <div className="calculator-field goal">
    <label htmlFor={FIELD_ID}>{goal.label}</label>{' '}
    <input
      id={FIELD_ID}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      aria-describedby={NOTE_ID}
      aria-invalid={answer !== null && answer.productsEach === null ? true : undefined}
      {...input}
    />
    <p className="goal-note" id={NOTE_ID}>
      {answer && !answer.isReached ? answer.text : goal.hint}
    </p>
  </div>
);
