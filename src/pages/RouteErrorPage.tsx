import { errors } from '../content/errors.ts';
import { stateDrawings } from '../content/interface.ts';
import { PATHS } from '../content/paths.ts';
import { pageTitle } from '../content/wording.ts';
import { Layout } from '../ui/Layout.tsx';
import { ButtonLink } from '../ui/Links.tsx';
import { RequestId } from '../ui/RequestId.tsx';
import { StatePage } from '../ui/StatePage.tsx';
import type { Shell } from '../ui/shell.ts';

export type RouteErrorPageProps = {
  readonly shell: Shell;
  readonly status: number | null;
  readonly message: string;
  readonly requestId: string;
};

export const RouteErrorPage = ({ shell, status, message, requestId }: RouteErrorPageProps) => {
  const title = status === null ? errors.heading : errors.statusHeading(status);
  return (
    <Layout shell={shell} meta={{ title: pageTitle(title, shell.site), description: message, noindex: true }}>
      <StatePage
        title={title}
        titleLang={status === null ? undefined : 'en'}
        drawing="fel"
        drawingAlt={stateDrawings.fault}
      >
        <p className="lead">{message}</p>
        <div className="actions">
          <ButtonLink link={{ label: errors.reload, href: shell.href }} big />
          <ButtonLink link={{ label: errors.home, href: PATHS.home }} tone="mint" big />
        </div>
        <RequestId id={requestId} />
      </StatePage>
    </Layout>
  );
};
