import { PROFIT_PERCENT } from '../domain/profit.ts';
import { formatPercent } from './format.ts';

/** The icons that the copy refers to, in src/components/media/FeatureIcon.tsx. */
export type IconName = 'payment' | 'season' | 'half' | 'easy' | 'shop' | 'support';

/** Alt text of the stamp illustration beside prices. */
export const STAMP_ALT = `Alltid ${formatPercent(PROFIT_PERCENT)} till er`;
