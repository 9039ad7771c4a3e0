import type { ComparisonPrice } from '../domain/comparison-price.ts';
import { formatExactPrice } from './format.ts';

/** Information that must be given with prices: prisinformationslagen (2004:347). */
export const priceNotes = {
  /** Beside a single price. */
  vatIncluded: 'inkl. moms',
  /** Once for a list of prices. */
  allVatIncluded: 'Alla priser är i svenska kronor och inklusive moms.',
  /** "Jämförpris 280,00 kr/kg": with two decimals, by KOVFS 2012:1, 4 §. */
  comparison: ({ ore, unit }: ComparisonPrice): string => `Jämförpris ${formatExactPrice(ore)}/${unit}`,
} as const;
