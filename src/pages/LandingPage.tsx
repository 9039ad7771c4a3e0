import { Layout } from '../components/layout/Layout.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { CallToAction } from '../components/panels/CallToAction.tsx';
import { Facts } from '../components/panels/figures.tsx';
import { landing } from '../content/landing.ts';
import { Calculator, type CalculatorProps } from './landing/Calculator.tsx';
import { Features } from './landing/Features.tsx';
import { Hero } from './landing/Hero.tsx';
import { Steps } from './landing/Steps.tsx';

export type LandingPageProps = {
  readonly context: PageContext;
  readonly calculator: Omit<CalculatorProps, 'operator'>;
};

export const LandingPage = ({ context, calculator }: LandingPageProps) => {
  const { meta, hero, facts, features, steps, callToAction } = landing(context.operator);
  return (
    <Layout context={context} meta={meta} isWide>
      <Hero {...hero} />
      <Facts facts={facts} />
      <Features {...features} />
      <Calculator {...calculator} operator={context.operator} />
      <Steps {...steps} operator={context.operator} />
      <CallToAction {...callToAction} />
    </Layout>
  );
};
