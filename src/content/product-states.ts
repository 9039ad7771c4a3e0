import { compareDates, stockholmDate, stockholmTime } from '../domain/plain-date.ts';
import { formatMonthDay, formatTime } from './format.ts';
import type { Site } from './site.ts';
import { pageTitle } from './wording.ts';

/** Said of products that could not be renewed: "Senast uppdaterad kl. 13.05", with the day when it was not today. */
export const lastUpdated = (updated: Date, now: Date): string => {
  const day = stockholmDate(updated);
  const isToday = compareDates(day, stockholmDate(now)) === 0;
  return `Senast uppdaterad ${isToday ? '' : `${formatMonthDay(day)} `}${formatTime(stockholmTime(updated))}`;
};

/** Shown while products are on their way. */
export const loading = {
  text: 'Laddar produkter …',
  /** For those whose browser runs no script: the page again, sent complete. */
  withoutScript: 'Visa produkterna',
  productTitle: (site: Site) => pageTitle('Produkt', site),
  productDescription: 'En vara ur säsongens sortiment för klassen, laget och föreningen.',
};
