import { cardId } from '../../src/shared/element-ids.ts';

/**
 * The transition name of a product's image during a navigation. The style sheet assigns it to the first image of a
 * product's page.
 */
const NAME = 'package';
/** The first image of a product's page, as the style sheet selects it: `slideId(1)`. */
const FIRST_IMAGE = '#bild-1 img';

const imageOfCard = (url: string | null | undefined): HTMLElement | null => {
  const id = url && new URL(url).pathname.split('/').at(-1);
  return (id && document.getElementById(cardId(id))?.querySelector('img')) || null;
};

/** Only one element at a time may have the name. */
const nameImage = (image: HTMLElement | null, transition: ViewTransition): void => {
  if (!image) return;
  const own = document.querySelector<HTMLElement>(FIRST_IMAGE);
  own?.style.setProperty('view-transition-name', 'none');
  image.style.setProperty('view-transition-name', NAME);
  const reset = () => {
    for (const element of [own, image]) element?.style.removeProperty('view-transition-name');
  };
  transition.finished.then(reset, reset);
};

/**
 * Animates a product's image from its card into the product's page, in browsers with view transitions between documents.
 * Also animates it on the way back if the browser has kept the list, as most browsers do. With reduced motion there is no
 * transition.
 */
export const startPackageTransition = (): void => {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition) nameImage(imageOfCard(activation?.entry.url), viewTransition);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) nameImage(imageOfCard(window.navigation?.activation?.from?.url), viewTransition);
  });
};
