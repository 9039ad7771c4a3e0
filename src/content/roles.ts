import type { Operator } from './operator.ts';

/** Who sells and who mediates, where prices are shown. The purchase terms say who answers for what. */
export const roles = ({ companyName }: Operator): string =>
  `Säljare är klassen, laget eller föreningen som du handlar av. ${companyName} förmedlar köpet och levererar varorna till gruppen.`;
