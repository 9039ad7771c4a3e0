/** Buttons that share, wherever they are and whenever they come. */
export const startSharing = (): void =>
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-share]');
    if (button) import('./share/share-link.ts').then((late) => late.shareLink(button));
  });
