/** Fetches what makes the list's tools live when the visitor turns to one, and hands on how that was. */
export const startCatalogue = (): void => {
  for (const type of ['pointerover', 'focusin', 'click'])
    addEventListener(type, ({ target }) => {
      const tool = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
      if (tool) import('./catalogue/activate.ts').then((late) => late.touched(tool, type));
    });
};
