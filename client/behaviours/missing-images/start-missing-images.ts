import { reportFailure } from '../../plumbing/report-failure.ts';

/** The large images of products, on cards and on slides. */
const LARGE = ':is(li, article) picture';

/**
 * Marks an image that cannot be loaded: the style sheets leave its box empty. A large image gives way to the placeholder
 * as soon as that has been loaded.
 */
const showMissing = async (image: HTMLImageElement): Promise<void> => {
  image.dataset.missing = '';
  const picture = image.closest(LARGE);
  if (!picture) return;
  try {
    const { replacePicture } = await import('./placeholder.ts');
    // Another view may have given the image another source since.
    if (image.complete && image.naturalWidth === 0) replacePicture(picture);
  } catch (error) {
    reportFailure(error, 'missing image');
  }
};

/** Follows all images, including those that are added later, and those that have failed before this script. */
export const startMissingImages = (): void => {
  // The event does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) void showMissing(target);
    },
    { capture: true },
  );
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) void showMissing(image);
};
