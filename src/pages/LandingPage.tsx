import { Layout } from '../components/layout/Layout.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { RoundLine } from '../components/media/RoundLine.tsx';
import { Facts } from '../components/panels/Facts.tsx';
import { landing } from '../content/landing.ts';
import { Calculator, type CalculatorProps } from './landing/Calculator.tsx';
import { Features } from './landing/Features.tsx';
import { Guide } from './landing/Guide.tsx';
import { Hero } from './landing/Hero.tsx';
import { ShelfClosing } from './landing/ShelfClosing.tsx';

export type LandingPageProps = {
  readonly context: PageContext;
  readonly calculator: Omit<CalculatorProps, 'operator'>;
};

export const LandingPage = ({ context, calculator }: LandingPageProps) => {
  const { meta, hero, facts, features, guide, closing } = landing(context.operator);
  return (
    <Layout context={context} meta={meta} isWide>
      <Hero {...hero} />
      <div className="from-cart">
        <RoundLine />
        <Facts facts={facts} />
      </div>
      <Features {...features} />
      <Calculator {...calculator} operator={context.operator} />
      <Guide {...guide} operator={context.operator} />
      <ShelfClosing {...closing} />
    </Layout>
  );
};
