import { DOUBLE_PRESS_MS } from './load-late.ts';

/** The time at which the unanswered dialog was opened. */
let openedAt: number | null = null;

/**
 * Opens the device's share dialog. Resolves to true if the dialog has worked, and to false if there is none or it
 * fails. In some apps it never answers, whatever the visitor does. A later press then resolves to false, and the press
 * after it opens the dialog.
 */
export const openShareDialog = async (data: ShareData): Promise<boolean> => {
  const now = performance.now();
  if (openedAt !== null) {
    if (now - openedAt < DOUBLE_PRESS_MS) return true;
    openedAt = null;
    return false;
  }
  if (!navigator.canShare?.(data)) return false;
  openedAt = now;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // AbortError: the visitor has closed the dialog, and does not want anything else instead.
    return error instanceof DOMException && error.name === 'AbortError';
  } finally {
    if (openedAt === now) openedAt = null;
  }
};
