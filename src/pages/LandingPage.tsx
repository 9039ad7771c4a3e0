import { Layout } from '../components/layout/Layout.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { landing, landingFacts, sharedMeta } from '../content/landing.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { ProductSummary } from '../domain/product.ts';
import { Calculator, type CalculatorProps } from './landing/Calculator.tsx';
import { Hero } from './landing/Hero.tsx';
import { CallToAction, Facts, Features, ProductStrip, Steps } from './landing/sections.tsx';

type LandingPageProps = {
  readonly context: PageContext;
  readonly today: PlainDate;
  readonly calculator: Omit<CalculatorProps, 'operator'>;
  /** Whether the URL contains numbers. Sharing it then shares the visitor's result. */
  readonly isShared: boolean;
  /** The whole catalogue in its default order. Empty: not available. */
  readonly products: readonly ProductSummary[];
};

export const LandingPage = ({ context, today, calculator, isShared, products }: LandingPageProps) => {
  const { operator } = context;
  const { meta, hero, productStrip, features, steps, callToAction } = landing(operator);
  const shared = isShared ? sharedMeta(calculator.estimate, calculator.averageKronor, operator) : {};
  return (
    <Layout context={context} meta={{ ...meta, ...shared }}>
      <Hero {...hero} />
      <Facts facts={landingFacts(operator, today)} />
      <ProductStrip {...productStrip} products={products} />
      <Features {...features} />
      <Calculator {...calculator} operator={operator} />
      <Steps {...steps} operator={operator} />
      <CallToAction {...callToAction} />
    </Layout>
  );
};
