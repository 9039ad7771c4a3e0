import { renderToString } from 'react-dom/server';
import { Footer } from '../../components/layout/Footer.tsx';
import { Header } from '../../components/layout/Header.tsx';
import { MobileMenu } from '../../components/layout/MobileMenu.tsx';
import type { Config } from '../../config.ts';
import { PATHS } from '../../domain/paths.ts';
import { FaqSearch } from '../../pages/faq/FaqSearch.tsx';

/**
 * Renders the parts that every page has, and a form, so that V8 compiles these components and React's renderer while
 * the isolate starts, and not while the first visitor waits.
 */
export const warmUp = ({ operator }: Pick<Config, 'operator'>): void => {
  renderToString(
    <>
      <Header operator={operator} current={PATHS.home} isQuiet />
      <MobileMenu operator={operator} current={PATHS.home} />
      <FaqSearch search={null} />
      <Footer operator={operator} />
    </>,
  );
};
