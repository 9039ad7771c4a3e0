import type { PageContext } from '../../components/layout/page-context.ts';
import type { Link } from '../../content/links.ts';
import { FailurePanel } from '../../islands/FailurePanel.tsx';
import { CatalogueFailure } from './CatalogueFailure.tsx';

type ErrorPanelProps = {
  readonly context: PageContext;
  /** Null: nothing is logged of it. */
  readonly requestId: string | null;
  /** Heading level; 2 when the page has another h1. */
  readonly level: 1 | 2;
  readonly title: string;
  readonly message: string;
  /** Where visitors can go instead. */
  readonly link?: Link;
  /** Whether the product list failed. With script, it is loaded without leaving the page. */
  readonly isList?: boolean;
};

/** Stands where content would be, and offers to try again. */
export const ErrorPanel = ({ context, isList = false, ...panel }: ErrorPanelProps) =>
  isList ? (
    <CatalogueFailure operator={context.operator} retryHref={context.href} {...panel} />
  ) : (
    <FailurePanel retryHref={context.href} {...panel} />
  );
