const EVENTS = ['pointerover', 'focusin', 'input', 'click'] as const;

/** Activates the catalogue's tools at the first pointer, focus, input or click on one of them. */
export const startCatalogue = (): void => {
  for (const type of EVENTS)
    addEventListener(type, ({ target }) => {
      const tool = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
      if (tool) import('./catalogue/activate.ts').then(({ activateCatalogue }) => activateCatalogue(tool, type));
    });
};
