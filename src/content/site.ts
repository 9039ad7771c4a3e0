import type { SalesRound } from '../domain/sales-rounds.ts';

/** Facts about the site and its company that the copy mentions, from the Worker's configuration. */
export type Site = {
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
  /** The fee for shipping fewer products than ship free. Null: the group leader learns it in the sales summary alone. */
  readonly shippingFeeKronor: number | null;
  /** The rounds of the year's schedule, in any order. Empty: the site shows no schedule. */
  readonly salesRounds: readonly SalesRound[];
  /** Target of the main call to action, "Starta försäljning". */
  readonly startUrl: string;
  /** Where a group registers on the members' site. */
  readonly registerUrl: string;
  /** Root of the members' site, "Logga in". */
  readonly loginUrl: string;
  readonly illustrationCreditUrl: string;
  readonly social: {
    readonly facebook: string;
    readonly instagram: string;
    readonly linkedin: string;
    readonly tiktok: string;
  };
};
