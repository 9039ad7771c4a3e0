import { landing } from '../content/landing.ts';
import { Facts } from '../ui/Facts.tsx';
import { Layout } from '../ui/Layout.tsx';
import type { Shell } from '../ui/shell.ts';
import { Calculator, type CalculatorProps } from './landing/Calculator.tsx';
import { Features } from './landing/Features.tsx';
import { Guide } from './landing/Guide.tsx';
import { Hero } from './landing/Hero.tsx';
import { ShelfClosing } from './landing/ShelfClosing.tsx';

export type LandingPageProps = { readonly shell: Shell; readonly calculator: CalculatorProps };

export const LandingPage = ({ shell, calculator }: LandingPageProps) => {
  const { meta, hero, facts, features, guide, closing } = landing(shell.site);
  return (
    <Layout shell={shell} meta={meta}>
      <Hero {...hero} />
      <Facts facts={facts} />
      <Features {...features} />
      <Calculator {...calculator} />
      <Guide {...guide} site={shell.site} />
      <ShelfClosing {...closing} />
    </Layout>
  );
};
