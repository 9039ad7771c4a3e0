/*
 * Keeps presses on controls whose code has not started yet, and repeats them once it has. Every page has this script in
 * its head, as a classic inline script, so that it runs before any control can be pressed (decision 053).
 */
import { MAX_WAIT_MS } from './plumbing/max-wait.ts';

/** The controls that do nothing without script, by the event that is a press. A link works as it does without script. */
const CONTROLS = {
  click: 'button:is([data-print], [data-wish], [data-share], [data-manage-consent]), [data-island] [aria-pressed]',
  input: '[data-own-shop] input, search :is(input, select)',
};

/** Matches a control whose code has not started. The code of all but those of an island starts with the page's script. */
const WAITING = ':root:not([data-started]) *, [data-island]:not([data-state="ready"]) [aria-pressed]';

/** The first press on each control. */
const kept = new Map<Element, Event>();

const giveUp = (control: Element, press: Event): void => {
  if (kept.get(control) !== press) return;
  kept.delete(control);
  control.removeAttribute('aria-busy');
  if (press.defaultPrevented) return;
  // Shows the controls that are hidden because script does their work, such as the button of the search.
  document.documentElement.dataset.lost = '';
  if (!control.closest('search')) alert(document.body.dataset.lost);
};

for (const [type, selector] of Object.entries(CONTROLS))
  addEventListener(type, (press) => {
    const control = press.target instanceof Element ? press.target.closest(selector) : null;
    if (!control?.matches(WAITING) || kept.has(control)) return;
    kept.set(control, press);
    control.setAttribute('aria-busy', 'true');
    setTimeout(giveUp, MAX_WAIT_MS, control, press);
  });

/** A press whose default action was prevented has already been handled by a row of `STARTS`. */
const repeat = (): void => {
  for (const [control, { type, defaultPrevented }] of kept) {
    if (control.matches(WAITING)) continue;
    kept.delete(control);
    control.removeAttribute('aria-busy');
    if (!defaultPrevented) control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
};

new MutationObserver(repeat).observe(document, { subtree: true, attributeFilter: ['data-started', 'data-state'] });
