import { Fragment, type ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { FailurePanel } from '../components/panels/FailurePanel.tsx';
import { ErrorCode, StatePanel } from '../components/panels/StatePanel.tsx';
import { ButtonLink } from '../components/prose/links.tsx';
import { errors } from '../content/errors.ts';
import type { Link } from '../content/links.ts';
import { pageTitle } from '../content/operator.ts';
import { PATHS } from '../domain/paths.ts';

type ErrorPageProps = {
  readonly context: PageContext;
  readonly title: string;
  readonly titleLang?: 'en' | undefined;
  readonly description: string;
  readonly children: ReactNode;
};

/** A page that is only about an error. */
export const ErrorPage = ({ context, title, titleLang, description, children }: ErrorPageProps) => (
  <Layout context={context} meta={{ title: pageTitle(title, context.operator), titleLang, description, noindex: true }}>
    {children}
  </Layout>
);

type NotFoundPanelProps = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly Link[];
  /** Null: the panel has no image. */
  readonly imageAlt: string | null;
};

/**
 * The panel for a page or product that does not exist, or for a hidden product. It links to other pages, with the first
 * link as the main one.
 */
export const NotFoundPanel = ({ title, text, imageAlt, links: [first, ...others] }: NotFoundPanelProps) => (
  <StatePanel title={title} illustration={imageAlt === null ? null : { name: 'empty-tin', alt: imageAlt }}>
    <p className="lead">{text}</p>
    <div className="actions">
      {first && <ButtonLink link={first} big />}
      {others.map((link) => (
        <Fragment key={link.href}>
          {' '}
          <ButtonLink link={link} tone="mint" big />
        </Fragment>
      ))}
    </div>
  </StatePanel>
);

type RouteErrorPanelProps = {
  readonly context: PageContext;
  readonly title: string;
  readonly titleLang?: 'en' | undefined;
  readonly message: string;
  /** Null: the error is not logged. */
  readonly code: string | null;
};

/** The content of a page whose route cannot answer the request. */
export const RouteErrorPanel = ({ title, titleLang, message, context, code }: RouteErrorPanelProps) => (
  <StatePanel title={title} titleLang={titleLang} illustration={{ name: 'tipped-wagon', alt: errors.route.imageAlt }}>
    <p className="lead">{message}</p>
    <div className="actions">
      <ButtonLink link={{ label: errors.route.reload, href: context.href }} big />{' '}
      <ButtonLink link={{ label: errors.route.home, href: PATHS.home }} tone="mint" big />
    </div>
    {code !== null && <ErrorCode code={code} />}
  </StatePanel>
);

type ErrorPanelProps = {
  readonly context: PageContext;
  /** Null: the error is not logged. */
  readonly code: string | null;
  /** Heading level. 2 if the page has another h1. */
  readonly level: 1 | 2;
  readonly title: string;
  readonly message: string;
  /** Where visitors can go instead. */
  readonly link?: Link;
  /** Whether the browser's script loads the content again without leaving the page. */
  readonly retriesInPlace?: boolean;
};

/** Replaces content that failed, and offers to try again. */
export const ErrorPanel = ({ context, ...panel }: ErrorPanelProps) => (
  <FailurePanel retryHref={context.href} {...panel} />
);
