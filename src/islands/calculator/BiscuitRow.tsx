import { formatNumber } from '../../content/format.ts';
import type { NumberRange } from '../../domain/calculator.ts';

const BISCUITS = 10;
const PITCH = 40;
const SIZE = 34;

export type BiscuitRowProps = { readonly range: NumberRange; readonly value: number };

/** Shows the value's share of its range as biscuits, ten at most. Replaces the slider where there is no script. */
export const BiscuitRow = ({ range: { min, max }, value }: BiscuitRowProps) => {
  const baked = Math.round(((value - min) / (max - min)) * BISCUITS);
  const places = Array.from({ length: BISCUITS }, (_, place) => place);
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
        {places.map((place) =>
          place < baked ? (
            <image
              key={place}
              href="/illustrations/kaka-reglage.svg"
              x={place * PITCH + (PITCH - SIZE) / 2}
              y={(PITCH - SIZE) / 2}
              width={SIZE}
              height={SIZE}
            />
          ) : (
            <circle key={place} cx={(place + 0.5) * PITCH} cy={PITCH / 2} r="11" />
          ),
        )}
      </svg>
      <span>{formatNumber(min)}</span>
      <span>{formatNumber(max)}</span>
    </div>
  );
};
