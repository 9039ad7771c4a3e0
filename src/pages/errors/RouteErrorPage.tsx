import { Layout } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { RequestId, StatePanel } from '../../components/panels/StatePanel.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { errors } from '../../content/errors.ts';
import { pageTitle } from '../../content/operator.ts';
import { PATHS } from '../../content/paths.ts';

export type RouteErrorPageProps = {
  readonly context: PageContext;
  readonly status: number | null;
  readonly message: string;
  readonly requestId: string;
};

export const RouteErrorPage = ({ context, status, message, requestId }: RouteErrorPageProps) => {
  const title = status === null ? errors.unexpected.title : errors.route.statusTitle(status);
  return (
    <Layout context={context} meta={{ title: pageTitle(title, context.operator), description: message, noindex: true }}>
      <StatePanel
        title={title}
        titleLang={status === null ? undefined : 'en'}
        illustration="fel"
        illustrationAlt={errors.route.imageAlt}
      >
        <p className="lead">{message}</p>
        <div className="actions">
          <ButtonLink link={{ label: errors.route.reload, href: context.href }} big />
          <ButtonLink link={{ label: errors.route.home, href: PATHS.home }} tone="mint" big />
        </div>
        <RequestId id={requestId} />
      </StatePanel>
    </Layout>
  );
};
