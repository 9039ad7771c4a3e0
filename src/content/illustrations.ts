import { PROFIT_PERCENT } from '../domain/profit.ts';
import { formatPercent } from './format.ts';

/** Icons that the copy refers to: file names in public/illustrations without extension. */
export type IconName =
  | 'ikon-betalning'
  | 'ikon-sasong'
  | 'ikon-halften'
  | 'ikon-enkelt'
  | 'ikon-webbshop'
  | 'ikon-support';

/** Alt text of the stamp illustration beside prices and estimates. */
export const STAMP_ALT = `Alltid ${formatPercent(PROFIT_PERCENT)} till er`;
