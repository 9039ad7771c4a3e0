import { PROFIT_PERCENT } from '../domain/profit.ts';
import { formatPercent } from './format.ts';

/** The drawn icons that the copy asks for, by file name without its ending. */
export type IconName =
  | 'ikon-betalning'
  | 'ikon-sasong'
  | 'ikon-halften'
  | 'ikon-enkelt'
  | 'ikon-webbshop'
  | 'ikon-support';

/** What the round stamp beside a price or an estimate says. */
export const STAMP_ALT = `Alltid ${formatPercent(PROFIT_PERCENT)} till er`;
