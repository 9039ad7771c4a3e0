import type { PageContext } from '../../components/layout/page-context.ts';
import type { Deps } from '../../deps.ts';
import { competitionAt } from '../../domain/competition.ts';
import { noticeAt } from '../../domain/notice.ts';
import type { AppContext } from '../app-env.ts';
import { sitePath } from '../middleware/normalize-path.ts';
import { EARLY_SCRIPT, PRINT_STYLES, pageStylesOf, SCRIPT } from './assets.ts';

/** The page context of this request. */
export const createPageContext = (c: AppContext, { config, release, now }: Deps): PageContext => {
  const url = new URL(c.req.url);
  const path = sitePath(url);
  const { sentryDsn: reportDsn, environment, buildId } = config;
  return {
    operator: config.operator,
    publicOrigin: config.publicOrigin,
    styles: pageStylesOf(path),
    printStyles: PRINT_STYLES,
    earlyScript: EARLY_SCRIPT.text,
    script: SCRIPT,
    client: {
      ...(reportDsn !== null && { reportDsn, environment, release, buildId }),
      consentMode: config.consentMode,
      shopOrigins: config.shopOrigins.join(' '),
    },
    notice: noticeAt(now(), config.operator.notice),
    competition: config.operator.competition && competitionAt(now(), config.operator.competition),
    path,
    href: `${path}${url.search}`,
  };
};
