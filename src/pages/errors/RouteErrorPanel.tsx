import type { PageContext } from '../../components/layout/page-context.ts';
import { RequestId, StatePanel } from '../../components/panels/StatePanel.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { errors } from '../../content/errors.ts';
import { PATHS } from '../../content/paths.ts';

type RouteErrorPanelProps = {
  readonly context: PageContext;
  readonly title: string;
  readonly titleLang: 'en' | undefined;
  readonly message: string;
  /** Null: nothing is logged of it. */
  readonly requestId: string | null;
};

/** The content of the page of a route that cannot answer the request. */
export const RouteErrorPanel = ({ title, titleLang, message, context, requestId }: RouteErrorPanelProps) => (
  <StatePanel title={title} titleLang={titleLang} illustration="tipped-wagon" illustrationAlt={errors.route.imageAlt}>
    <p className="lead">{message}</p>
    <div className="actions">
      <ButtonLink link={{ label: errors.route.reload, href: context.href }} big />
      <ButtonLink link={{ label: errors.route.home, href: PATHS.home }} tone="mint" big />
    </div>
    {requestId !== null && <RequestId id={requestId} />}
  </StatePanel>
);
