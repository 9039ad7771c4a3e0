import { pressShare } from '../../state/double-press.ts';
import type { Shared } from '../../state/sharing.ts';

/** The time at which the unanswered dialog was opened. */
let openedAt: number | null = null;

/**
 * Opens the device's share dialog. Resolves to true if the dialog has worked or is open already, and to false if there is
 * none or it fails.
 */
export const openShareDialog = async (shared: Shared): Promise<boolean> => {
  const now = performance.now();
  const [next, action] = pressShare(openedAt, now, navigator.canShare?.(shared));
  openedAt = next;
  if (action !== 'open') return action === 'ignore';
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // AbortError: the visitor has closed the dialog, and does not want anything else instead.
    return error instanceof DOMException && error.name === 'AbortError';
  } finally {
    if (openedAt === now) openedAt = null;
  }
};
