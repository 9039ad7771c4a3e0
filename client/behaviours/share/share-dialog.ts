import { DOUBLE_PRESS_MS } from '../../plumbing/load-late.ts';

/** When the dialog that has not answered yet was opened. */
let openedAt: number | null = null;

/**
 * Opens the device's share dialog. Resolves to whether it served: there may be none, or it may fail. In some apps it never
 * answers, whatever the visitor has done. A later press then resolves to false, and the one after it opens the dialog.
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
    // AbortError: the visitor closed the dialog, and does not want anything else either.
    return error instanceof DOMException && error.name === 'AbortError';
  } finally {
    if (openedAt === now) openedAt = null;
  }
};
