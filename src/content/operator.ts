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

/** Facts about the site and its company that only the operator has. They come from the Worker's configuration. */
export type Operator = {
  /** The brand. */
  readonly productName: string;
  readonly companyName: string;
  readonly organisationNumber: string;
  /** The Swedish VAT registration number, "momsregistreringsnummer". */
  readonly vatNumber: string;
  /** The place of the registered office, "säte". */
  readonly companySeat: string;
  readonly postalAddress: string;
  readonly contactEmail: string;
  readonly supportEmail: string;
  /** The fee for shipping fewer products than ship free. Null: the group leader only learns it in the sales summary. */
  readonly shippingFeeKronor: number | null;
  /** The rounds of the year's schedule, in any order. Empty: the site shows no schedule. */
  readonly salesRounds: readonly SalesRound[];
  /** As printed, such as "08-123 45 67". */
  readonly contactPhone: string | null;
  /** When the phone is answered, as running text. */
  readonly contactPhoneHours: string | null;
  /** Continues "Vi svarar", such as "inom två arbetsdagar". */
  readonly answerTime: string | null;
  /** How much work a round is for a group leader, as running text: "ungefär fem timmar". Continues "Räkna med". */
  readonly leaderWork: string | null;
  /** The company that takes the customers' payments. `licence` says what permission it has. */
  readonly paymentPartner: { readonly name: string; readonly licence: string | null } | null;
  /** How customers can pay at delivery, as running text: "Swish, kort eller faktura". */
  readonly paymentMethods: string | null;
  readonly dataRecipients: readonly DataRecipient[];
  /** The operator's own paragraph about itself. */
  readonly aboutText: string | null;
  /** The URL of the accessibility statement for the members' web shops. */
  readonly shopAccessibilityUrl: string | null;
  /** Null: no competition is announced. */
  readonly competition: CompetitionSettings | null;
  /** Null: there is no notice. */
  readonly notice: NoticeSettings | null;
  /** The URL of "Starta försäljning" on pages. */
  readonly startUrl: string;
  /** The URL where a group registers on the members' site. */
  readonly registerUrl: string;
  /** The root of the members' site, the URL of "Logga in". */
  readonly membersSiteUrl: string;
  readonly illustrationCreditUrl: string;
  /** Null: the operator has no page there. */
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
