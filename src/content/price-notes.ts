import type { ComparisonPrice } from '../domain/comparison-price.ts';
import { formatPrice } from './format.ts';

/** What the law wants said beside a price (prisinformationslagen 2004:347). */
export const priceNotes = {
  /** Beside one price. */
  vatIncluded: 'inkl. moms',
  /** Once, above or below a list of prices. */
  allVatIncluded: 'Alla priser är i svenska kronor och inklusive moms.',
  /** "Jämförpris 286,67 kr/kg" */
  comparison: ({ ore, unit }: ComparisonPrice): string => `Jämförpris ${formatPrice(ore)}/${unit}`,
} as const;
