import type { PageContext } from '../../components/layout/page-context.ts';
import type { Deps } from '../../deps.ts';
import { competitionAt } from '../../domain/competition.ts';
import type { AppContext } from '../app-env.ts';
import { PRINT_STYLES, SCRIPT, STYLES } from './assets.ts';

/** The frame round the page that is asked for. */
export const createPageContext = (c: AppContext, { config, now }: Deps): PageContext => {
  const { pathname, search } = new URL(c.req.url);
  // A path that begins with two slashes would, as a link, lead to another host.
  const path = pathname.replace(/^\/+/, '/');
  return {
    site: config.site,
    publicOrigin: config.publicOrigin,
    styles: STYLES,
    printStyles: PRINT_STYLES,
    script: SCRIPT,
    client: { reportDsn: config.sentryDsn, consentMode: config.consentMode, buildId: config.buildId },
    competition: competitionAt(now()),
    path,
    href: `${path}${search}`,
  };
};
