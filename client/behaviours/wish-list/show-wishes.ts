import { wishList as copy } from '../../../src/content/wish-list.ts';
import { announce, prepareAnnouncements } from '../../plumbing/announce.ts';
import { loadForPress } from '../../plumbing/load-late.ts';
import { showWishBar } from './bar.ts';
import { createStepper, type Stepper } from './stepper.ts';
import { nameOf } from './wished-products.ts';
import { changeCount, countOf, keptWishes, refreshWishes, WISHES_CHANGED } from './wishes.ts';

const steppers = new WeakMap<HTMLElement, Stepper>();

const createStepperOf = (button: HTMLElement): Stepper => {
  const name = nameOf(button);
  const stepper = createStepper(button.dataset.wish ?? '', name, (count) => {
    announce(copy.changed(name, count));
    if (count === 0) button.focus();
  });
  steppers.set(button, stepper);
  return stepper;
};

/** A product on the list has a stepper in place of its button. */
const showStepper = (button: HTMLElement): void => {
  const count = countOf(button.dataset.wish ?? '');
  button.hidden = count > 0;
  if (count === 0) {
    steppers.get(button)?.element.remove();
    return;
  }
  const { element, show } = steppers.get(button) ?? createStepperOf(button);
  show(count);
  if (!element.isConnected) button.after(element);
};

const openPanel = (): void =>
  void loadForPress(
    () => import('./panel.ts'),
    (module) => module.openPanel(),
  );

/** Shows the kept wishes, in the bar and as steppers. */
export const showWishes = (): void => {
  const hasWishes = keptWishes().length > 0;
  document.querySelectorAll<HTMLElement>('[data-wish]').forEach(showStepper);
  document.documentElement.toggleAttribute('data-wishes', hasWishes);
  void showWishBar(hasWishes, openPanel);
};

const WISH = '[data-wish]';
const hasWishButtons = (node: Node): boolean =>
  node instanceof Element && (node.matches(WISH) || node.querySelector(WISH) !== null);

let isFollowing = false;

/** Shows each change of the list, and the list beside the buttons that are streamed in, or shown by a retry. */
const followChanges = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  prepareAnnouncements();
  addEventListener(WISHES_CHANGED, showWishes);
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(hasWishButtons))) showWishes();
  }).observe(document.body, { childList: true, subtree: true });
};

/** Shows the stored wishes. A page that comes back, or whose list another tab has changed, may show old ones. */
export const showOnArrival = (): void => {
  followChanges();
  refreshWishes();
};

const sayFull = (): void =>
  void loadForPress(
    () => import('../../plumbing/show-notification.ts'),
    ({ showError }) => showError(copy.full),
  );

/** Puts the button's product on the list. */
export const start = (button: HTMLElement): void => {
  followChanges();
  const { dataset, ownerDocument } = button;
  const hadFocus = ownerDocument.activeElement === button;
  const count = changeCount(dataset.wish ?? '', 1);
  if (count === 0) {
    sayFull();
    return;
  }
  announce(copy.changed(nameOf(button), count));
  if (hadFocus) steppers.get(button)?.element.querySelector<HTMLElement>(':last-child')?.focus();
};
