import { PATHS } from '../../domain/paths.ts';
import { DELIVERY_WORKING_DAYS, RETURN_WINDOW_DAYS } from '../../domain/terms.ts';
import { type Block, type Inline, paragraph, type Section, type Text } from '../document.ts';
import { endSentence, withUnit } from '../format.ts';
import type { Operator } from '../operator.ts';
import { STATUTORY_WITHDRAWAL_DAYS } from './statutes.ts';

export const link = (text: string, href: string): Inline => ({ link: text, href });

export const mail = (address: string): Inline => link(address, `mailto:${address}`);

export const strong = (text: string): Inline => ({ strong: text });

/** A list item that begins with the term it explains. */
export const term = (word: string, explanation: string): Text => [strong(word), ` ${explanation}`];

export const section = (id: string, title: string, ...blocks: readonly Block[]): Section => ({ id, title, blocks });

export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly Text[])[]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});

/** Labels of the page that shows a legal document. A date follows the first three. */
export const legalLabels = {
  validFrom: 'Gäller från och med den',
  wasValidFrom: 'Gällde från och med den',
  reviewed: 'Senast granskad den',
  contents: 'Innehåll',
  print: 'Skriv ut',
  formerVersions: 'Tidigare versioner',
  isFormer: 'Det här är en tidigare version.',
  current: 'Läs den som gäller nu',
};

export const companyIdentity = (operator: Operator): string =>
  `${operator.companyName}, organisationsnummer ${operator.organisationNumber}, ${operator.postalAddress}`;

export const PRIVACY_LINK: Inline = link('integritets- och kakpolicyn', PATHS.privacy);

export const ACCESSIBILITY_SENTENCE: Text = [
  'Läs också ',
  link('hur tillgänglig webbplatsen är', PATHS.accessibility),
  '.',
];

export const PURCHASE_TERMS_LINK: Inline = link('köpvillkoren', PATHS.purchaseTerms);

const partnerName = ({ paymentPartner }: Operator): string => {
  if (paymentPartner === null) return '';
  const { name, licence } = paymentPartner;
  return licence ? `, ${name} (${licence})` : `, ${name}`;
};

/** `group` and `account` name the group and its account: "er" and "ert" to the group itself. */
export const paymentFlow = (operator: Operator, group: string, account: string): Text => [
  'Betalningen går genom ',
  link('vår betalpartner', PATHS.payment),
  `${endSentence(partnerName(operator))} Betalpartnern förvarar pengarna åt ${group} och betalar ut dem till ${account} utbetalningskonto: ett bankkonto eller ett Swish-nummer.`,
];

export const DELIVERY_TIME = `Varorna kommer normalt till gruppen inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdagen.`;

/** The customer's right of withdrawal. It is the same wherever the order is placed. */
export const WITHDRAWAL_RULE = `Du får ångra köpet inom ${withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagar')} från den dag du fick varorna, hur du än beställde: i webbshoppen, på telefon eller vid dörren.`;

/** The customer's time to return an unopened product. The group's time to send it in may end earlier. */
export const RETURN_TIME = `inom ${withUnit(RETURN_WINDOW_DAYS, 'dagar')} från köpet eller leveransen, det som sker sist`;

export const forceMajeure = (whenItLasts: string): Section =>
  section(
    'force-majeure',
    'Hinder som ingen råder över',
    paragraph(
      'Den som hindras av något utanför sin kontroll, som inte rimligen gick att förutse eller undvika, är fri från ansvar så länge hindret varar, men ska säga till så snart det går. Det kan vara krig, strejk, myndighetsbeslut eller avbrott i el, betalningar eller transporter.',
    ),
    paragraph(whenItLasts),
  );
