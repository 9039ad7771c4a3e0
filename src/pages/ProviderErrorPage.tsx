import { errors } from '../content/errors.ts';
import { stateDrawings } from '../content/interface.ts';
import { pageTitle } from '../content/wording.ts';
import { Layout } from '../ui/Layout.tsx';
import { ButtonLink } from '../ui/Links.tsx';
import { RequestId } from '../ui/RequestId.tsx';
import { StatePage } from '../ui/StatePage.tsx';
import type { Shell } from '../ui/shell.ts';

export type ProviderErrorPageProps = {
  readonly shell: Shell;
  readonly title: string;
  readonly message: string;
  readonly retryHref: string;
  readonly requestId: string;
};

export const ProviderErrorPage = ({ shell, title, message, retryHref, requestId }: ProviderErrorPageProps) => (
  <Layout shell={shell} meta={{ title: pageTitle(title, shell.site), description: message, noindex: true }}>
    <StatePage title={title} drawing="stangt-stand" drawingAlt={stateDrawings.closedStall}>
      <p className="lead">{message}</p>
      <div className="actions">
        <ButtonLink link={{ label: errors.retry, href: retryHref }} big />
      </div>
      <RequestId id={requestId} />
    </StatePage>
  </Layout>
);
