import { formatNumber, formatPercent } from '../../../src/content/format.ts';
import { COMPETITION_PROFIT_FACTOR } from '../../../src/domain/competition.ts';
import { PROFIT_PERCENT } from '../../../src/domain/profit.ts';
import { withoutNoBreakSpaces } from '../../lib/text.ts';

/** Figures of the business rules, formatted for images. */
export const PROFIT_SHARE = withoutNoBreakSpaces(formatPercent(PROFIT_PERCENT));

export const WINNERS_FACTOR = `× ${formatNumber(COMPETITION_PROFIT_FACTOR)}`;
