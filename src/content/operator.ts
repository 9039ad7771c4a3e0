import type { CompetitionSettings } from '../domain/competition.ts';
import type { NoticeSettings } from '../domain/notice.ts';
import type { SalesRound } from '../domain/sales-rounds.ts';

/** The kinds of companies that receive personal data, by the categories of the privacy policy. */
export const RECIPIENT_CATEGORIES = ['carrier', 'it', 'identity', 'credit', 'audit', 'collection'] as const;
export type RecipientCategory = (typeof RECIPIENT_CATEGORIES)[number];

/** The grounds on which data may leave the EU and the EEA: GDPR articles 45 and 46.2 c. */
export const TRANSFER_SAFEGUARDS = ['adequacy', 'clauses'] as const;
export type TransferSafeguard = (typeof TRANSFER_SAFEGUARDS)[number];

/** A company that receives personal data. `transfer` is null for a company inside the EU and the EEA. */
export type DataRecipient = {
  readonly category: RecipientCategory;
  readonly name: string;
  readonly transfer: { readonly country: string; readonly safeguard: TransferSafeguard } | null;
};

/**
 * Facts about the site and its company that only the operator has. Most come from the variable of the same name, which
 * src/config-descriptions.ts describes. A field is null if its variable is empty.
 */
export type Operator = {
  readonly productName: string;
  readonly companyName: string;
  readonly organisationNumber: string;
  readonly vatNumber: string;
  readonly companySeat: string;
  readonly postalAddress: string;
  readonly contactEmail: string;
  readonly supportEmail: string;
  /** Null: the group leader only learns it in the sales summary. */
  readonly shippingFeeKronor: number | null;
  /** In any order. */
  readonly salesRounds: readonly SalesRound[];
  readonly contactPhone: string | null;
  readonly contactPhoneHours: string | null;
  readonly answerTime: string | null;
  readonly leaderWork: string | null;
  readonly paymentPartner: { readonly name: string; readonly licence: string | null } | null;
  readonly paymentMethods: string | null;
  readonly paymentFees: string | null;
  readonly orderStopTime: string | null;
  readonly dataRecipients: readonly DataRecipient[];
  readonly aboutText: string | null;
  readonly shopAccessibilityUrl: string | null;
  readonly withdrawalFunction: string | null;
  readonly withdrawalToCompany: string | null;
  readonly competition: CompetitionSettings | null;
  readonly notice: NoticeSettings | null;
  /** Origins of the web shops that pages may link to. `https://*.host` stands for all subdomains. */
  readonly shopOrigins: readonly string[];
  /** The URL of "Starta försäljning" on pages. */
  readonly startUrl: string;
  /** The URL where a group registers on the members' site. */
  readonly registerUrl: string;
  /** Ends with a slash. */
  readonly membersSiteUrl: string;
  readonly illustrationCreditUrl: string;
  readonly social: {
    readonly facebook: string | null;
    readonly instagram: string | null;
    readonly linkedin: string | null;
    readonly tiktok: string | null;
  };
};

/** The full text of a page's `<title>`: `pageTitle('Hjälp', site)` is "Hjälp – Säljrundan". */
export const pageTitle = (title: string, operator: Operator): string => `${title} – ${operator.productName}`;

/** Names the seller and the mediator where prices are shown. The purchase terms say who is responsible for what. */
export const roles = ({ companyName }: Operator): string =>
  `Säljare är klassen, laget eller föreningen som du handlar av. ${companyName} förmedlar köpet och levererar varorna till gruppen.`;
