import { startConsent } from './behaviours/consent.ts';
import { startContents, startMenu, startOwnShop, startProductPage, startSharing } from './behaviours/lazy.ts';
import { startPackageTransition } from './behaviours/package-transition.ts';
import { startScrollRestoration } from './behaviours/scroll.ts';
import { startShop } from './behaviours/shop.ts';
import { announceStreamed } from './behaviours/streamed.ts';
import { startTools } from './behaviours/tools.ts';
import { startView } from './behaviours/view.ts';
import { startWishList } from './behaviours/wish-list.ts';
import { hydrateIslands } from './islands.ts';
import { startMonitoring } from './monitoring/start-monitoring.ts';

/** Lets the browser respond to input, and paint, before the caller continues. */
const yieldToBrowser = (): Promise<void> => {
  // Safari has no scheduler, Firefox has it since 142.
  const { scheduler }: { readonly scheduler?: Partial<Scheduler> } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** In one task: monitoring hears of the others' errors, and nothing else can read the address with a shared web shop. */
const startFirst = (): void => {
  startMonitoring();
  startShop();
};

/**
 * What every page starts, in this order. Everything large is behind an import() that runs when needed. After `startFirst`
 * comes what the visitor may see or touch first.
 */
const STARTS = [
  startFirst,
  startScrollRestoration,
  startPackageTransition,
  startProductPage,
  startMenu,
  startView,
  startTools,
  startWishList,
  hydrateIslands,
  startOwnShop,
  startSharing,
  announceStreamed,
  startContents,
  startConsent,
];

const startAll = async (): Promise<void> => {
  for (const start of STARTS) {
    try {
      start();
    } catch (error) {
      // As an uncaught error, but the other starts run.
      reportError(error);
    }
    await yieldToBrowser();
  }
  // Shown in the browser's timeline. Tests wait for it before they act.
  performance.mark('started');
};

void startAll();
