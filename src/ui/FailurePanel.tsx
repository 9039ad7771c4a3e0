import { errors } from '../content/errors.ts';
import { stateDrawings } from '../content/interface.ts';
import { ButtonLink } from './Links.tsx';
import { RequestId } from './RequestId.tsx';
import { StatePage } from './StatePage.tsx';

export type FailurePanelProps = {
  readonly title?: string;
  readonly level?: 1 | 2;
  readonly message: string;
  readonly retryHref: string;
  readonly requestId: string;
};

/** The error fallback panel of the specification: a title, what happened, and a way to try again. */
export const FailurePanel = ({
  title = errors.heading,
  level = 1,
  message,
  retryHref,
  requestId,
}: FailurePanelProps) => (
  <StatePage title={title} level={level} drawing="stangt-stand" drawingAlt={stateDrawings.closedStall}>
    <p className="lead">{message}</p>
    <div className="actions">
      <ButtonLink link={{ label: errors.retry, href: retryHref }} big />
    </div>
    <RequestId id={requestId} />
  </StatePage>
);
