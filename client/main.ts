import { startCarousels } from './behaviours/carousel.ts';
import { startCatalogue } from './behaviours/catalogue.ts';
import { startConsent } from './behaviours/consent.ts';
import { startHelp } from './behaviours/help.ts';
import { trapMenuFocus } from './behaviours/menu.ts';
import { startScrollRestoration } from './behaviours/scroll.ts';
import { startSharing } from './behaviours/share.ts';
import { applyStreamedTitle } from './behaviours/title.ts';
import { hydrateIslands } from './islands.ts';
import { startMonitoring } from './monitoring/start-monitoring.ts';

/** The entry of the browser's script. It stays small: everything large is behind an import() that runs when needed. */
startMonitoring();
startScrollRestoration();
trapMenuFocus();
startCarousels();
startConsent();
hydrateIslands();
startHelp();
startSharing();
startCatalogue();
applyStreamedTitle();
