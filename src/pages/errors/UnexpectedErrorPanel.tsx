import type { PageContext } from '../../components/layout/page-context.ts';
import { FailurePanel } from '../../islands/FailurePanel.tsx';

export type UnexpectedErrorPanelProps = {
  readonly context: PageContext;
  readonly message: string;
  readonly requestId: string;
  /** Heading level; 2 when the page has another h1. */
  readonly level: 1 | 2;
};

/** Stands where content would have streamed in when an unexpected error prevented that. */
export const UnexpectedErrorPanel = ({ context, message, requestId, level }: UnexpectedErrorPanelProps) => (
  <FailurePanel level={level} requestId={requestId} message={message} retryHref={context.href} />
);
