/** Closes a disclosure with its panel on Escape, and when the focus or a press goes elsewhere. */
export const closeOnLeave = (details: HTMLDetailsElement, panel: HTMLElement): void => {
  const leaveTo = (target: EventTarget | null): void => {
    if (target instanceof Element && !details.contains(target) && !panel.contains(target)) details.open = false;
  };
  for (const part of [details, panel]) {
    part.addEventListener('focusout', ({ relatedTarget }) => leaveTo(relatedTarget));
    part.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    });
  }
  addEventListener('pointerdown', ({ target }) => leaveTo(target));
};
