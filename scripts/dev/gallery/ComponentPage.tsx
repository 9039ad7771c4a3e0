import type { ReactNode } from 'react';
import { Layout } from '../../../src/components/layout/Layout.tsx';
import type { PageContext } from '../../../src/components/layout/page-context.ts';

type ComponentPageProps = {
  readonly context: PageContext;
  readonly title: string;
  readonly children: ReactNode;
};

/** A page of the site that shows components by themselves. */
export const ComponentPage = ({ context, title, children }: ComponentPageProps) => (
  <Layout context={context} meta={{ title, description: title, noindex: true }}>
    <div className="wrap section">
      <h1 lang="en">{title}</h1>
      {children}
    </div>
  </Layout>
);
