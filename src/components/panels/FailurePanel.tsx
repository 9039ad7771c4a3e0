import type { MouseEventHandler } from 'react';
import { errors } from '../../content/errors.ts';
import type { Link } from '../../content/links.ts';
import { ButtonLink } from '../prose/links.tsx';
import { ErrorCode, StatePanel } from './StatePanel.tsx';

type FailurePanelProps = {
  readonly title?: string;
  readonly level?: 1 | 2;
  readonly message: string;
  /**
   * The URL of the page that failed, for a retry without script. Panels that are rendered only in the browser have
   * none.
   */
  readonly retryHref?: string;
  /** Whether client/behaviours/view/retry.ts tries again without leaving the page. */
  readonly retriesInPlace?: boolean;
  readonly onRetry?: MouseEventHandler;
  /** Where visitors can go instead. */
  readonly link?: Link;
  /** Null: the error is neither logged nor reported. */
  readonly code: string | null;
};

/**
 * The error fallback panel of the specification: a title, a message, a retry and optionally a link. Server pages and
 * islands share it, so it must not import anything that only the Worker has.
 */
export const FailurePanel = ({
  title = errors.unexpected.title,
  level = 1,
  message,
  retryHref,
  retriesInPlace = false,
  onRetry,
  link,
  code,
}: FailurePanelProps) => (
  <StatePanel title={title} level={level} illustration={{ name: 'closed-stall', alt: errors.panel.imageAlt }}>
    <p className="lead" data-part="message">
      {message}
    </p>
    <div className="actions">
      {retryHref === undefined ? (
        <button className="button big" type="button" onClick={onRetry}>
          {errors.panel.retry}
        </button>
      ) : (
        <a className="button big" href={retryHref} data-retry={retriesInPlace ? '' : undefined}>
          {errors.panel.retry}
        </a>
      )}{' '}
      {link && <ButtonLink link={link} tone="mint" big />}
    </div>
    {code !== null && <ErrorCode code={code} />}
  </StatePanel>
);
