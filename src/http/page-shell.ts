import type { Deps } from '../deps.ts';
import { competitionAt } from '../domain/competition.ts';
import type { Shell } from '../ui/shell.ts';
import type { AppContext } from './app-env.ts';
import { STYLES } from './assets.ts';

/** The frame round the page that is asked for. */
export const createShell = (c: AppContext, { config, now }: Deps): Shell => ({
  site: config.site,
  publicOrigin: config.publicOrigin,
  styles: STYLES,
  competition: competitionAt(now()),
  path: c.req.path,
});
