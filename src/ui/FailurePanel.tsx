import type { MouseEventHandler } from 'react';
import { errors } from '../content/errors.ts';
import { stateDrawings } from '../content/interface.ts';
import { RequestId } from './RequestId.tsx';
import { StatePage } from './StatePage.tsx';

export type FailurePanelProps = {
  readonly title?: string;
  readonly level?: 1 | 2;
  readonly message: string;
  /** The same place again, for those without script; a panel that exists by script alone has none. */
  readonly retryHref?: string;
  readonly onRetry?: MouseEventHandler;
  readonly requestId?: string | null;
};

/** The error fallback panel of the specification: a title, what happened, and a way to try again. */
export const FailurePanel = ({
  title = errors.heading,
  level = 1,
  message,
  retryHref,
  onRetry,
  requestId,
}: FailurePanelProps) => (
  <StatePage title={title} level={level} drawing="stangt-stand" drawingAlt={stateDrawings.closedStall}>
    <p className="lead">{message}</p>
    <div className="actions">
      {retryHref === undefined ? (
        <button className="button big" type="button" onClick={onRetry}>
          {errors.retry}
        </button>
      ) : (
        <a className="button big" href={retryHref} onClick={onRetry}>
          {errors.retry}
        </a>
      )}
    </div>
    {requestId && <RequestId id={requestId} />}
  </StatePage>
);
