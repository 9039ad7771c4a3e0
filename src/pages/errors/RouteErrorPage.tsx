import { Layout } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { RequestId } from '../../components/panels/RequestId.tsx';
import { StatePanel } from '../../components/panels/StatePanel.tsx';
import { ButtonLink } from '../../components/prose/Links.tsx';
import { errors } from '../../content/errors.ts';
import { stateIllustrations } from '../../content/interface.ts';
import { PATHS } from '../../content/paths.ts';
import { pageTitle } from '../../content/wording.ts';

export type RouteErrorPageProps = {
  readonly context: PageContext;
  readonly status: number | null;
  readonly message: string;
  readonly requestId: string;
};

export const RouteErrorPage = ({ context, status, message, requestId }: RouteErrorPageProps) => {
  const title = status === null ? errors.heading : errors.statusHeading(status);
  return (
    <Layout context={context} meta={{ title: pageTitle(title, context.site), description: message, noindex: true }}>
      <StatePanel
        title={title}
        titleLang={status === null ? undefined : 'en'}
        illustration="fel"
        illustrationAlt={stateIllustrations.fault}
      >
        <p className="lead">{message}</p>
        <div className="actions">
          <ButtonLink link={{ label: errors.reload, href: context.href }} big />
          <ButtonLink link={{ label: errors.home, href: PATHS.home }} tone="mint" big />
        </div>
        <RequestId id={requestId} />
      </StatePanel>
    </Layout>
  );
};
