/** What an operator configures and the copy speaks of. */
export type Site = {
  /** The brand: every mention of it on the site. */
  readonly productName: string;
  readonly companyName: string;
  readonly organisationNumber: string;
  /** The Swedish VAT registration number, "momsregistreringsnummer". */
  readonly vatNumber: string;
  /** The place where the board has its seat, "säte". */
  readonly companySeat: string;
  readonly postalAddress: string;
  readonly contactEmail: string;
  readonly supportEmail: string;
  /** The shared call to action, "Starta försäljning". */
  readonly startUrl: string;
  /** Where a group registers on the members' site. */
  readonly registerUrl: string;
  /** The members' site's root, "Logga in". */
  readonly loginUrl: string;
  readonly illustrationCreditUrl: string;
  readonly social: {
    readonly facebook: string;
    readonly instagram: string;
    readonly linkedin: string;
    readonly tiktok: string;
  };
};
