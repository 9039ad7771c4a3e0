import { RETURN_WINDOW_DAYS } from '../domain/terms.ts';
import { answerAndPhone } from './contact.ts';
import { list, paragraph, type Section, steps, type Text } from './document.ts';
import { withUnit } from './format.ts';
import { link, mail, section, strong } from './legal/markup.ts';
import { RETURN_DEADLINE } from './legal/shared.ts';
import { STATUTORY_REFUND_DAYS, STATUTORY_WITHDRAWAL_DAYS } from './legal/statutes.ts';
import { WITHDRAWAL_FORM } from './legal/withdrawal-form.ts';
import { mailtoHref } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';
import { ANCHORS, PATHS } from './paths.ts';

const WITHDRAWAL_PERIOD = withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagar');
const RETURN_WINDOW = withUnit(RETURN_WINDOW_DAYS, 'dagar');

const termsOn = (text: string, id: string) => link(text, `${PATHS.purchaseTerms}#${id}`);

const sections = (operator: Operator): readonly Section[] => [
  section(
    'vem',
    'Vem du vänder dig till',
    steps(
      'Gå till webbshoppen där du beställde. Där finns en ångerfunktion.',
      'Du kan också säga till medlemmen du handlade av eller gruppens kontaktperson. Gruppen är säljare och den som betalar tillbaka till dig.',
      [
        'Får du inte tag i gruppen skriver du till oss med ',
        link('formuläret på den här sidan', `#${ANCHORS.withdrawalMessage}`),
        ' eller till ',
        mail(operator.contactEmail),
        '. Vi förmedlar köpet och skickar ditt meddelande till gruppen.',
        ...answerAndPhone(operator),
      ],
    ),
    paragraph('Det räcker att du har skickat meddelandet i tid. Du behöver inte säga varför du ångrar dig.'),
  ),
  section(
    'uppgifter',
    'Det här behöver du uppge',
    list(
      'Ditt namn',
      'Ordernumret, som står i din orderbekräftelse',
      'E-postadressen som du beställde med',
      'Vilka varor det gäller, om du inte ångrar hela köpet',
    ),
  ),
  section(
    'tid',
    'Hur lång tid du har',
    list(
      [
        strong(`Ångerrätt enligt lag: ${WITHDRAWAL_PERIOD}`),
        ' från den dag du fick varorna. Du får också ångra köpet innan de har kommit. Några varor är undantagna, till exempel livsmedel vars försegling du har brutit. Vilka de är står i ',
        termsOn('köpvillkorens punkt om ångerrätt', 'angerratt'),
        '.',
      ],
      [
        strong(`Plattformens egen returrätt: ${RETURN_WINDOW}`),
        ` från köpet eller leveransen, det som sker sist, för en oöppnad och felfri produkt i nyskick. ${RETURN_DEADLINE} Läs mer om `,
        termsOn('att lämna tillbaka en oöppnad produkt', 'returratt'),
        '.',
      ],
    ),
    paragraph([
      `När du har ångrat köpet enligt lagen betalar gruppen tillbaka inom ${withUnit(STATUTORY_REFUND_DAYS, 'dagar')} från ditt meddelande, men får vänta tills varorna har kommit tillbaka. Allt om `,
      termsOn('återbetalningen', 'aterbetalning'),
      ' står i köpvillkoren. Är varan trasig eller fel är det i stället en ',
      termsOn('reklamation', 'reklamation'),
      '.',
    ]),
  ),
];

/** The fields of the form, by their names in the request. */
export const WITHDRAWAL_FIELDS = ['namn', 'order', 'epost', 'varor'] as const;
export type WithdrawalValues = Readonly<Record<(typeof WITHDRAWAL_FIELDS)[number], string>>;

/** Long enough for any name, order number or address. Longer values are cut. */
export const MAX_FIELD_LENGTH = 200;

/** The message to the seller, with what the customer has filled in. */
const compose = (operator: Operator, { namn, order, epost, varor }: WithdrawalValues) => {
  const message = {
    subject: 'Jag ångrar ett köp',
    body: [
      'Jag ångrar köpet nedan.',
      '',
      `Namn: ${namn}`,
      `Ordernummer: ${order}`,
      `E-post: ${epost}`,
      `Varor: ${varor || 'hela köpet'}`,
    ].join('\n'),
  };
  return {
    title: 'Ditt meddelande är klart att skicka',
    text: message.body,
    open: { label: 'Öppna i e-postprogrammet', href: mailtoHref(operator.contactEmail, message) },
    hint: [
      'Inget är skickat än. Öppnas inget e-postprogram kopierar du texten och skickar den till ',
      mail(operator.contactEmail),
      '. Du kan också skicka den direkt till gruppen.',
    ] satisfies Text,
  };
};

const message = {
  id: ANCHORS.withdrawalMessage,
  title: 'Skriv ditt meddelande',
  text: 'Fyll i uppgifterna, så gör vi ett färdigt meddelande av dem. Du skickar det själv med din e-post. Här på webbplatsen sparas ingenting.',
  action: `${PATHS.withdrawal}#${ANCHORS.withdrawalMessage}`,
  fields: [
    { name: 'namn', label: 'Ditt namn', type: 'text', autoComplete: 'name', isRequired: true },
    { name: 'order', label: 'Ordernummer', type: 'text', autoComplete: 'off', isRequired: true },
    { name: 'epost', label: 'Din e-postadress', type: 'email', autoComplete: 'email', isRequired: true },
    { name: 'varor', label: 'Varor, om det inte är hela köpet', type: 'text', autoComplete: 'off', isRequired: false },
  ],
  submit: 'Skapa meddelandet',
  hint: 'Vet du inte ordernumret? Skriv när du beställde och av vem.',
} as const;

/** `values` is null until the form is filled in. */
export const withdrawal = (operator: Operator, values: WithdrawalValues | null) => ({
  meta: {
    title: pageTitle('Ångra ett köp', operator),
    description: `Så ångrar du ett köp från en grupp på ${operator.productName}: vem du vänder dig till, vad du uppger, ${WITHDRAWAL_PERIOD} ångerrätt, formulär och blankett.`,
  },
  title: 'Ångra ett köp',
  lead: `Du som har handlat av en klass, ett lag eller en förening har ${WITHDRAWAL_PERIOD} på dig att ångra köpet.`,
  sections: sections(operator),
  message,
  composed: values && compose(operator, values),
  form: {
    ...WITHDRAWAL_FORM,
    id: ANCHORS.withdrawalForm,
    heading: 'Blankett att skriva ut',
    print: 'Skriv ut blanketten',
  },
});
