const OPEN = 'details[data-more][open]';
/** The disclosure and the panel that it opens. */
const PARTS = '[data-more]';

const close = (): void => document.querySelector(OPEN)?.removeAttribute('open');

const leaveTo = (target: EventTarget | null): void => {
  if (target instanceof Element && !target.closest(PARTS)) close();
};

/** Closes the panel behind "Mer" on Escape, and when the focus or a press goes elsewhere. */
export const closeOnLeave = (): void => {
  addEventListener('focusin', ({ target }) => leaveTo(target));
  addEventListener('pointerdown', ({ target }) => leaveTo(target));
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Escape' || !(target instanceof Element && target.closest(PARTS)) || !document.querySelector(OPEN))
      return;
    event.preventDefault();
    close();
    document.querySelector<HTMLElement>('[data-more] summary')?.focus();
  });
};
