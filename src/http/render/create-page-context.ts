import type { PageContext } from '../../components/layout/page-context.ts';
import type { Deps } from '../../deps.ts';
import { competitionAt } from '../../domain/competition.ts';
import { noticeAt } from '../../domain/notice.ts';
import { isNoindexAt } from '../../domain/pages.ts';
import type { AppContext } from '../app-env.ts';
import { EARLY_SCRIPT, PRINT_STYLES, SCRIPT } from './assets.ts';

/** The page context of this request. */
export const createPageContext = (c: AppContext, { config, release, now }: Deps): PageContext => {
  const path = c.get('path');
  const { sentryDsn: reportDsn, environment, buildId } = config;
  return {
    operator: config.operator,
    publicOrigin: config.publicOrigin,
    styles: c.get('pageStyles'),
    printStyles: PRINT_STYLES,
    earlyScript: EARLY_SCRIPT.text,
    script: SCRIPT,
    client: {
      ...(reportDsn !== null && { reportDsn, environment, release, buildId }),
      consentMode: config.consentMode,
      shopOrigins: config.operator.shopOrigins.join(' '),
    },
    notice: noticeAt(now(), config.operator.notice),
    competition: config.operator.competition && competitionAt(now(), config.operator.competition),
    path,
    isIndexed: !isNoindexAt(path),
    href: `${path}${c.get('url').search}`,
  };
};
