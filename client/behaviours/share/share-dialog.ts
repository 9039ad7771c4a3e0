let isOpen = false;

/**
 * Opens the device's share dialog. Resolves to whether it served: there may be none, or it may fail. A second press while
 * it opens does nothing.
 */
export const openShareDialog = async (data: ShareData): Promise<boolean> => {
  if (isOpen) return true;
  if (!navigator.canShare?.(data)) return false;
  isOpen = true;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // AbortError: the visitor closed the dialog, and does not want anything else either.
    return error instanceof DOMException && error.name === 'AbortError';
  } finally {
    isOpen = false;
  }
};
