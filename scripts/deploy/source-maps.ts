import { FOLDER as BUNDLE } from '../bundle.ts';
import { run } from './run.ts';

const upload = (folder: string, urlPrefix: string, release: string): void =>
  run('sentry-cli', ['sourcemaps', 'upload', `--release=${release}`, `--url-prefix=${urlPrefix}`, folder]);

/**
 * Uploads the source maps of the browser's files and of the Worker. Sentry's CLI reads SENTRY_AUTH_TOKEN, SENTRY_ORG,
 * SENTRY_PROJECT and SENTRY_URL. Sentry finds a map by release and path: Wrangler builds the files anew and would drop
 * injected debug ids.
 */
export const uploadSourceMaps = (release: string): void => {
  upload('public/build/assets', '~/build/assets', release);
  // src/reporting/sentry.ts reports the Worker's file without its folder.
  upload(BUNDLE, '~/', release);
};
