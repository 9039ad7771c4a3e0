import type { ReactNode } from 'react';
import { Layout } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { pageTitle } from '../../content/operator.ts';

type ErrorPageProps = {
  readonly context: PageContext;
  readonly title: string;
  readonly titleLang?: 'en' | undefined;
  readonly description: string;
  readonly children: ReactNode;
};

/** A page about nothing but an error. */
export const ErrorPage = ({ context, title, titleLang, description, children }: ErrorPageProps) => (
  <Layout context={context} meta={{ title: pageTitle(title, context.operator), titleLang, description, noindex: true }}>
    {children}
  </Layout>
);
