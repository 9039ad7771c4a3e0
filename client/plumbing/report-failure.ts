import { createErrorCode } from '../../src/shared/error-code.ts';

/** Ends every error panel that the browser renders on this page. The page's reports have it as a tag. */
export const ERROR_CODE = createErrorCode();

/** Dispatches `site:error`, which the monitoring code listens for when a DSN is configured. `where`: what failed. */
export const reportFailure = (error: unknown, where: string): void => {
  dispatchEvent(new CustomEvent('site:error', { detail: { error, where } }));
};
