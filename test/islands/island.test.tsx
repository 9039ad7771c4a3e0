import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { goal } from '../../src/content/goal.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { uncontrolledField } from '../../src/islands/calculator/CalculatorFields.tsx';
import { CalculatorReceipt } from '../../src/islands/calculator/CalculatorReceipt.tsx';
import { CalculatorView } from '../../src/islands/calculator/CalculatorView.tsx';
import { findAll } from '../support/html.ts';

const props = {
  participants: { value: 30, adjustment: null },
  productsEach: { value: 20, adjustment: null },
  receipt: {
    start: { label: 'Starta försäljning', href: 'https://medlem.example/grupper' },
    shippingFeeKronor: 99,
    averageKronor: 127,
  },
} as const;

describe("the calculator's first render", () => {
  const html = renderToStaticMarkup(
    <CalculatorView
      participants={uncontrolledField(props.participants)}
      productsEach={uncontrolledField(props.productsEach)}
      estimate={estimateProfit(30, 20)}
      receipt={props.receipt}
    />,
  );

  it('has labelled sliders that are disabled until hydration and filled to the exact value', async () => {
    const sliders = await findAll(html, 'input[type=range]');
    expect(sliders.map(({ attributes }) => attributes['aria-valuetext'])).toEqual([
      '30\u00a0personer',
      '20\u00a0produkter',
    ]);
    for (const { attributes } of sliders) {
      expect(attributes).toHaveProperty('disabled');
      expect(attributes['aria-label']).toBeTruthy();
      expect(attributes).not.toHaveProperty('name');
    }
    const filled = await findAll(html, '.slider-track rect');
    expect(filled.map(({ attributes }) => attributes.width)).toEqual(['60%', '50%']);
  });

  it('has its sum and adjustments in plain text, because screen readers skip a status while browsing', async () => {
    expect(await findAll(html, 'p.receipt-sum')).toHaveLength(1);
    expect(await findAll(html, 'output, [role=status], [aria-live]')).toEqual([]);
  });
});

it.each([
  ['', 30],
  ['mycket', 30],
  ['40000', 0],
])('the receipt of the goal "%s" for %i people has no sum and nothing to share', async (typed, people) => {
  const html = renderToStaticMarkup(
    <CalculatorReceipt
      {...props.receipt}
      estimate={estimateProfit(people, 20)}
      goal={{ answer: goal.answer(typed, people, 127) }}
    />,
  );
  expect(await findAll(html, '.receipt-sum > *, .receipt-rows, [data-share]')).toEqual([]);
  expect(await findAll(html, '.receipt-title, a.button')).toHaveLength(2);
});
