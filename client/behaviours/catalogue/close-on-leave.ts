/**
 * Closes a disclosure on Escape, and when the focus or a press goes elsewhere. A field with a mistake keeps it open, but
 * not over the products: it would cover the one that has the focus.
 */
export const closeOnLeave = (details: HTMLDetailsElement, panel: HTMLElement): void => {
  const leaveTo = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || details.contains(target) || panel.contains(target)) return;
    if (panel.querySelector('[aria-invalid="true"]') && !target.closest('.product-grid')) return;
    details.open = false;
  };
  for (const part of new Set([details, panel])) {
    part.addEventListener('focusout', ({ relatedTarget }) => leaveTo(relatedTarget));
    part.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing || !details.open || event.defaultPrevented) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    });
  }
  addEventListener('pointerdown', ({ target }) => leaveTo(target));
};
