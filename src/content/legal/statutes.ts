/** Days to withdraw from a distance purchase, from receipt of the goods: distansavtalslagen (2005:59) 2 kap. 10 and 12 §§. */
export const STATUTORY_WITHDRAWAL_DAYS = 14;
/** Days to send the goods back after having withdrawn: distansavtalslagen 2 kap. 13 §. */
export const STATUTORY_SEND_BACK_DAYS = 14;
/** Days for the seller to refund after a withdrawal: distansavtalslagen 2 kap. 14 §. */
export const STATUTORY_REFUND_DAYS = 14;

/**
 * Days to hand over the goods: konsumentköplagen (2022:260) 2 kap. The act counts them from the agreement, unless
 * another time is agreed. The terms count them from the order stop.
 */
export const HAND_OVER_DAYS = 30;

/** Years within which a fault may be claimed: konsumentköplagen (2022:260) 5 kap. */
export const COMPLAINT_YEARS = 3;
/** Months from the discovery of a fault within which a complaint is always in time: konsumentköplagen 5 kap. */
export const COMPLAINT_SAFE_MONTHS = 2;
/** Years during which a fault is presumed to have existed at delivery: konsumentköplagen 4 kap. */
export const FAULT_PRESUMPTION_YEARS = 2;
/**
 * Years from the first complaint to the seller within which a case must be brought to ARN: förordning (2015:739) med
 * instruktion för ARN.
 */
export const ARN_CLAIM_YEARS = 1;

/**
 * The EU's notice on the legal guarantee of conformity. Directive (EU) 2024/825 requires sellers to show it from 27
 * September 2026.
 */
export const GUARANTEE_NOTICE = {
  act: 'genomförandeförordning (EU) 2025/1960',
  href: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
} as const;

/** Months to answer a request about personal data: GDPR article 12.3. */
export const DATA_REQUEST_MONTHS = 1;
/** Age from which a child may consent to an online service on its own: lag (2018:218) 2 kap. 4 §. */
export const CHILD_CONSENT_AGE_YEARS = 13;

/** Names of laws as the texts write them. No-break spaces keep chapter and section on one line. */
export const LAWS = {
  distanceContracts: 'lagen (2005:59) om distansavtal och avtal utanför affärslokaler (distansavtalslagen)',
  consumerSales: 'konsumentköplagen (2022:260)',
  interest: 'räntelagen (1975:635)',
  collectionCosts: 'lagen (1981:739) om ersättning för inkassokostnader',
  bookkeeping: 'bokföringslagen (1999:1078)',
  electronicCommunications: '9\u00a0kap. 28\u00a0§ lagen (2022:482) om elektronisk kommunikation',
  creditReports: '11\u00a0§ kreditupplysningslagen (1973:1173)',
  digitalServices: 'EU:s förordning om digitala tjänster, (EU) 2022/2065',
  platformReporting: '22\u00a0c\u00a0kap. skatteförfarandelagen (2011:1244), DAC7',
  gdpr: 'EU:s dataskyddsförordning (GDPR)',
} as const;

/**
 * The form of distansavtalslagen (2005:59) 2 kap. 2 §. Förordning (2014:19) takes it from directive 2011/83/EU, annex I
 * B. This is the form for goods. The seller would insert a name and addresses, but they differ from group to group.
 */
export const WITHDRAWAL_FORM = {
  title: 'Standardblankett för utövande av ångerrätt',
  instruction: 'Fyll i och återsänd denna blankett endast om du vill frånträda avtalet.',
  fields: [
    'Till (gruppens namn, adress och e-postadress):',
    'Härmed meddelar jag/vi* att jag/vi* frånträder mitt/vårt* köpeavtal avseende följande varor*:',
    'Beställdes den*/mottogs den*:',
    'Konsumentens/konsumenternas namn:',
    'Konsumentens/konsumenternas adress:',
    'Konsumentens/konsumenternas namnteckning (endast om blanketten lämnas på papper):',
    'Datum:',
  ],
  footnote: '* Stryk det som inte är tillämpligt.',
} as const;
