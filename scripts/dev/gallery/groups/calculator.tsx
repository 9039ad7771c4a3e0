import type { ReactNode } from 'react';
import { Layout } from '../../../../src/components/layout/Layout.tsx';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../../../../src/domain/calculator.ts';
import { estimateProfit } from '../../../../src/domain/profit.ts';
import { Calculator } from '../../../../src/pages/landing/Calculator.tsx';
import { RunScript } from '../scripts.tsx';
import { createGroup, type GalleryState } from '../state.ts';

/** The island with the numbers of a query string, which are typed text, and with what a script does to it. */
const withNumbers =
  (participantsText?: string, productsEachText?: string, script?: ReactNode): GalleryState['page'] =>
  ({ context }) => {
    const participants = parseInRange(participantsText, PARTICIPANTS);
    const productsEach = parseInRange(productsEachText, PRODUCTS_EACH);
    const estimate = estimateProfit(participants.value, productsEach.value);
    const numbers = { participants, productsEach, estimate, averageKronor: 127 };
    return (
      <Layout context={context} meta={{ title: 'Calculator', description: 'Calculator', noindex: true }}>
        <div className="wrap section">
          <h1 lang="en">Calculator</h1>
          <Calculator {...numbers} operator={context.operator} />
          {script}
        </div>
      </Layout>
    );
  };

export const calculator = createGroup(
  'calculator',
  [
    { name: 'corrected-above', title: 'Both numbers corrected: above the range', page: withNumbers('900', '900') },
    {
      name: 'goal-reached',
      title: 'Goal: products each',
      awaits: '.goal-note',
      page: withNumbers(undefined, undefined, <RunScript name="enter-goal" value="20 000" />),
    },
  ],
  'landing',
);
