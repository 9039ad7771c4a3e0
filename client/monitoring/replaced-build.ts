/**
 * Whether a deployment has replaced the build that this page is of: its main script is gone. What the page loads lazily is
 * gone with it, and the next page is of the new build. Without a network nobody knows.
 */
export const isBuildReplaced = async (): Promise<boolean> => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  if (!script) return false;
  try {
    const response = await fetch(script.src, { method: 'HEAD', cache: 'no-store' });
    // Chromium ends a request when its body has been read, even an empty one.
    await response.arrayBuffer();
    return response.status === 404;
  } catch {
    return false;
  }
};
