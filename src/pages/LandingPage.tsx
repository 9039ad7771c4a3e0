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

export type LandingPageProps = { readonly context: PageContext; readonly calculator: Omit<CalculatorProps, 'site'> };

export const LandingPage = ({ context, calculator }: LandingPageProps) => {
  const { meta, hero, facts, features, guide, closing } = landing(context.site);
  return (
    <Layout context={context} meta={meta} isWide>
      <Hero {...hero} />
      <div className="from-cart">
        <RoundLine />
        <Facts facts={facts} />
      </div>
      <Features {...features} />
      <Calculator {...calculator} site={context.site} />
      <Guide {...guide} site={context.site} />
      <ShelfClosing {...closing} />
    </Layout>
  );
};
