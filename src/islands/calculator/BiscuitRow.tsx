import { formatNumber } from '../../content/format.ts';
import type { NumberRange } from '../../domain/calculator.ts';

const BISCUITS = 10;
const PITCH = 40;
const SIZE = 34;

export type BiscuitRowProps = { readonly range: NumberRange; readonly value: number };

/** Shows the value's share of its range as biscuits, ten at most. Replaces the slider where there is no script. */
export const BiscuitRow = ({ range: { min, max }, value }: BiscuitRowProps) => {
  const filled = Math.round(((value - min) / (max - min)) * BISCUITS);
  const positions = Array.from({ length: BISCUITS }, (_, position) => position);
  return (
    <div className="calculator-row without-script" aria-hidden="true">
      <svg viewBox={`0 0 ${BISCUITS * PITCH} ${PITCH}`} aria-hidden="true">
        <path
          d={`M0 ${PITCH / 2}h${BISCUITS * PITCH}`}
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="5 5"
          opacity="0.45"
        />
        {positions.map((position) =>
          position < filled ? (
            <image
              key={position}
              href="/illustrations/slider-thumb.svg"
              x={position * PITCH + (PITCH - SIZE) / 2}
              y={(PITCH - SIZE) / 2}
              width={SIZE}
              height={SIZE}
            />
          ) : (
            <circle key={position} cx={(position + 0.5) * PITCH} cy={PITCH / 2} r="11" />
          ),
        )}
      </svg>
      <span>{formatNumber(min)}</span>
      <span>{formatNumber(max)}</span>
    </div>
  );
};
