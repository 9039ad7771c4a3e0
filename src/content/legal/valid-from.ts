import type { PlainDate } from '../../domain/plain-date.ts';

/** Date from which the present wording of the three legal texts is valid. */
export const LEGAL_VALID_FROM: PlainDate = { year: 2026, month: 11, day: 22 };
