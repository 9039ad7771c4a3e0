import { announceLateContent } from './behaviours/announce-late-content.ts';
import { loadCarousel } from './behaviours/carousel/load-carousel.ts';
import { loadPreferences, startConsent } from './behaviours/consent/start-consent.ts';
import { startMenu } from './behaviours/menu/start-menu.ts';
import { startMissingImages } from './behaviours/missing-images/start-missing-images.ts';
import { startOwnShop } from './behaviours/own-shop/start-own-shop.ts';
import { preventFirefoxRestore, startBrochure } from './behaviours/print/start-brochure.ts';
import { startScrollRestoration } from './behaviours/scroll/start-scroll-restoration.ts';
import { startPackageTransition } from './behaviours/start-package-transition.ts';
import { startUrlCleanup } from './behaviours/start-url-cleanup.ts';
import { startViews } from './behaviours/view/start-views.ts';
import { loadWishList, startWishList } from './behaviours/wish-list/start-wish-list.ts';
import { startMonitoring } from './monitoring/start-monitoring.ts';
import { findPart } from './plumbing/find.ts';
import { atOnce, forEach, whenNear, whenPressed } from './plumbing/moments.ts';

/** Lets the browser respond to input, and paint, before the caller continues. */
const yieldToBrowser = (): Promise<void> => {
  // Safari has no scheduler. Firefox has had one since version 142.
  const { scheduler }: { readonly scheduler?: Partial<Scheduler> } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** Runs both in one task. Monitoring then sees the errors of all other starts, and nothing else reads the former URL. */
const startFirst = (): void => {
  startMonitoring();
  startUrlCleanup();
};

/**
 * All behaviours, in the order in which they start. Those that the visitor may see or use first come first. A row with a
 * hook is for elements with the attribute `data-<hook>`: it says which behaviour starts on them, and when. A row without
 * a hook is for every page.
 */
const STARTS = [
  startFirst,
  startScrollRestoration,
  startPackageTransition,
  startMissingImages,
  atOnce('back', () => import('./behaviours/keep-selection.ts')),
  whenNear('carousel', loadCarousel),
  forEach('menu', startMenu),
  startViews,
  whenPressed('print', () => import('./behaviours/print/print.ts'), { sayLost: () => print() }),
  whenPressed('wish', loadWishList),
  startWishList,
  startBrochure,
  forEach('brochure', preventFirefoxRestore),
  whenNear('island', () => import('./islands/load-island.ts')),
  forEach('own-shop', startOwnShop),
  whenPressed('own-shop', () => import('./behaviours/own-shop/fields.ts'), {
    types: ['focusin', 'input'],
    // Not an alert: the field regains the focus when an alert closes, which would count as another press.
    sayLost: (text = '', section) => findPart(section, 'message', HTMLElement).replaceChildren(text),
  }),
  // Loaded early, because Safari allows sharing only shortly after a press.
  whenPressed('share', () => import('./behaviours/share/share-link.ts'), { early: ['focusin', 'pointerdown'] }),
  forEach('late', announceLateContent),
  // On a phone, the list is in a closed disclosure, so it comes near only when the visitor opens it.
  whenNear('contents', () => import('./behaviours/mark-current-section.ts')),
  whenPressed('manage-consent', loadPreferences),
  startConsent,
];

const startAll = async (): Promise<void> => {
  for (const start of STARTS) {
    try {
      start();
    } catch (error) {
      // Reports the error as uncaught, and lets the other starts run.
      reportError(error);
    }
    await yieldToBrowser();
  }
  // Style sheets read it to tell whether the script runs. Tests wait for it before they act.
  document.documentElement.dataset.started = '';
};

void startAll();
