/** Carries a product's image from page to page, in browsers with view transitions between documents. */
export const startPackageTransition = (): void => {
  if ('onpageswap' in window && document.querySelector('.card, .slide'))
    import('./package-transition/carry-image.ts').then(({ carryImage }) => carryImage());
};
