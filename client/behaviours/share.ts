/** Handles all share buttons by event delegation, including those that are added later. */
export const startSharing = (): void =>
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-share]');
    if (button) import('./share/share-link.ts').then(({ shareLink }) => shareLink(button));
  });
