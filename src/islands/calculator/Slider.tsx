import type { ComponentProps } from 'react';
import type { calculator } from '../../content/calculator.ts';
import { formatNumber } from '../../content/format.ts';

type SliderProps = {
  readonly copy: (typeof calculator)['participants'];
  readonly value: number;
  readonly input: ComponentProps<'input'>;
};

/**
 * A range input with a biscuit as its thumb. The filled part of the track is an SVG rectangle, because the Content
 * Security Policy forbids inline styles and SVG takes the width as an attribute.
 */
export const Slider = ({ copy, value, input }: SliderProps) => {
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
          <span key={mark}>{formatNumber(mark)}</span>
        ))}
      </div>
    </div>
  );
};
