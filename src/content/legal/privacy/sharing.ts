import { list, paragraph, type Section, type Text } from '../../document.ts';
import { endSentence, joinNames } from '../../format.ts';
import {
  type DataRecipient,
  type Operator,
  RECIPIENT_CATEGORIES,
  type RecipientCategory,
  type TransferSafeguard,
} from '../../operator.ts';
import { PATHS } from '../../paths.ts';
import { link, mail, section, strong, term } from '../markup.ts';

type Category = { readonly name: string; readonly gets: string };

const CATEGORIES: Readonly<Record<RecipientCategory, Category>> = {
  carrier: {
    name: 'Transportföretag',
    gets: 'namn, adress och telefonnummer till den som tar emot leveransen.',
  },
  it: {
    name: 'It-leverantörer',
    gets: 'driver servrar, e-post och felrapportering åt oss, som personuppgiftsbiträden.',
  },
  identity: { name: 'BankID', gets: 'det som behövs för att veta vem gruppledaren är.' },
  credit: { name: 'Kreditupplysningsföretag', gets: 'gruppledarens personnummer, för kreditkontrollen.' },
  audit: { name: 'Revisor och advokat', gets: 'det som behövs för bokslut och tvister.' },
  collection: { name: 'Inkassoföretag', gets: 'det som behövs för att kräva in en obetald faktura.' },
};

const namesOf = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` I dag: ${endSentence(joinNames(names))}`;

const toItem = (category: RecipientCategory, recipients: readonly DataRecipient[]): Text => {
  const { name, gets } = CATEGORIES[category];
  const names = recipients.filter((recipient) => recipient.category === category).map((recipient) => recipient.name);
  return term(`${name}:`, `${gets}${namesOf(names)}`);
};

const SAFEGUARDS: Readonly<Record<TransferSafeguard, string>> = {
  adequacy: 'EU-kommissionen har beslutat att skyddet är tillräckligt (artikel 45 i GDPR).',
  clauses: 'Vi har avtalat om EU-kommissionens standardavtalsklausuler (artikel 46.2 c i GDPR).',
};

const transfers = ({ dataRecipients }: Operator): readonly Text[] =>
  dataRecipients.flatMap(({ name, transfer }) =>
    transfer ? [term(`${name}, ${transfer.country}:`, SAFEGUARDS[transfer.safeguard])] : [],
  );

export const privacySharing = (operator: Operator): readonly Section[] => [
  section(
    'mottagare',
    'Vilka som får se uppgifterna',
    paragraph('Vi säljer inte personuppgifter, och delar dem bara med den som behöver dem:'),
    list(
      term('Gruppen:', 'medlemmen och gruppledaren ser din beställning. Gruppledaren ser vad medlemmarna säljer.'),
      [
        strong('Betalpartnern'),
        ' tar emot och betalar ut pengar och är själv personuppgiftsansvarig för ',
        link('betalningarna', PATHS.payment),
        `.${namesOf(operator.paymentPartner ? [operator.paymentPartner.name] : [])}`,
      ],
      ...RECIPIENT_CATEGORIES.map((category) => toItem(category, operator.dataRecipients)),
      term('Myndigheter och domstolar:', 'när lagen kräver det.'),
    ),
  ),
  section(
    'utanfor-eu',
    'Utanför EU och EES',
    paragraph(
      'Uppgifter får lämnas dit bara om EU-kommissionen har beslutat att skyddet är tillräckligt, eller om vi har avtalat om EU-kommissionens standardavtalsklausuler och de extra skydd som behövs.',
    ),
    ...(transfers(operator).length > 0 ? [paragraph('I dag gäller det:'), list(...transfers(operator))] : []),
    paragraph(['Vill du ha en kopia av skydden? Skriv till ', mail(operator.supportEmail), '.']),
  ),
  section(
    'sakerhet',
    'Säkerhet',
    paragraph(
      'Trafiken är krypterad, och bara den som behöver en uppgift i sitt arbete kommer åt den. Händer något som är en risk för dig anmäler vi det till Integritetsskyddsmyndigheten. Är risken hög berättar vi det för dig.',
    ),
  ),
];
