import { formatNumber, formatPercent } from '../../../src/content/format.ts';
import { COMPETITION_PROFIT_FACTOR } from '../../../src/domain/competition.ts';
import { PROFIT_PERCENT } from '../../../src/domain/profit.ts';

/** Outlined letters never break a line, and the glyphs know only the ordinary space. */
const drawn = (copy: string): string => copy.replaceAll('\u00a0', ' ');

export const PROFIT_SHARE = drawn(formatPercent(PROFIT_PERCENT));

export const WINNERS_FACTOR = `× ${formatNumber(COMPETITION_PROFIT_FACTOR)}`;
