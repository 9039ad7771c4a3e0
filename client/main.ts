import { startCarousels } from './behaviours/carousel.ts';
import { startCatalogue } from './behaviours/catalogue.ts';
import { startConsent } from './behaviours/consent.ts';
import { startHelp } from './behaviours/help.ts';
import { keepMenuFocus } from './behaviours/menu.ts';
import { keepScroll } from './behaviours/scroll.ts';
import { startSharing } from './behaviours/share.ts';
import { takeTitle } from './behaviours/title.ts';
import { hydrateIslands } from './islands.ts';
import { startMonitoring } from './monitoring/start-monitoring.ts';

/** The browser's program: small, and everything heavy behind an import() that waits until it is wanted. */
startMonitoring();
keepScroll();
keepMenuFocus();
startCarousels();
startConsent();
hydrateIslands();
startHelp();
startSharing();
startCatalogue();
takeTitle();
