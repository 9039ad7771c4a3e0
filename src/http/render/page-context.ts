import type { PageContext } from '../../components/layout/page-context.ts';
import type { Deps } from '../../deps.ts';
import { competitionAt } from '../../domain/competition.ts';
import type { AppContext } from '../app-env.ts';
import { PRINT_STYLES, SCRIPT, STYLES } from './assets.ts';

/** The page context of this request. */
export const createPageContext = (c: AppContext, { config, now }: Deps): PageContext => {
  const { pathname, search } = new URL(c.req.url);
  // As a link, a path with two leading slashes would lead to another host.
  const path = pathname.replace(/^\/+/, '/');
  return {
    operator: config.operator,
    publicOrigin: config.publicOrigin,
    styles: STYLES,
    printStyles: PRINT_STYLES,
    script: SCRIPT,
    client: { reportDsn: config.sentryDsn, consentMode: config.consentMode, buildId: config.buildId },
    competition: competitionAt(now(), config.operator.competition),
    path,
    href: `${path}${search}`,
  };
};
