import { goal } from '../../content/goal.ts';

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
    </button>
    <button type="button" aria-pressed={isGoal} onClick={() => onSwitch?.(true)}>
      {toGoal}
    </button>
  </div>
);
