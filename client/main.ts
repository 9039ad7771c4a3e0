import { startBackLink } from './behaviours/back-link.ts';
import { startCarousels } from './behaviours/carousel.ts';
import { startCatalogue } from './behaviours/catalogue.ts';
import { startConsent } from './behaviours/consent.ts';
import { startContents } from './behaviours/contents.ts';
import { startFaq } from './behaviours/faq.ts';
import { trapMenuFocus } from './behaviours/menu.ts';
import { startPackageTransition } from './behaviours/package-transition.ts';
import { startScrollRestoration } from './behaviours/scroll.ts';
import { startSharing } from './behaviours/share.ts';
import { applyStreamedTitle } from './behaviours/title.ts';
import { hydrateIslands } from './islands.ts';
import { startMonitoring } from './monitoring/start-monitoring.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/**
 * What every page starts, in this order. Everything large is behind an import() that runs when needed. Monitoring is
 * first, so that it hears of the others' errors. Then comes what the visitor may see or touch first.
 */
const STARTS = [
  startMonitoring,
  startScrollRestoration,
  startPackageTransition,
  startBackLink,
  trapMenuFocus,
  startCatalogue,
  hydrateIslands,
  startFaq,
  startSharing,
  applyStreamedTitle,
  startCarousels,
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
};

void startAll();
