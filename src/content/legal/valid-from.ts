import type { PlainDate } from '../../domain/plain-date.ts';

/** The day from which the three legal texts hold in their present wording. */
export const LEGAL_VALID_FROM: PlainDate = { year: 2026, month: 11, day: 21 };
