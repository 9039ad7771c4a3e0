import { ANCHORS, PATHS } from '../domain/paths.ts';
import { RETURN_WINDOW_DAYS } from '../domain/terms.ts';
import { answerAndPhone } from './contact.ts';
import { list, paragraph, type Section, type Text } from './document.ts';
import { withUnit } from './format.ts';
import { link, mail, section, strong, WITHDRAWAL_RULE } from './legal/shared.ts';
import { STATUTORY_WITHDRAWAL_DAYS, WITHDRAWAL_FORM } from './legal/statutes.ts';
import { mailtoHref } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';

const termsOn = (text: string, id: string) => link(text, `${PATHS.purchaseTerms}#${id}`);

const sections = (operator: Operator): readonly Section[] => [
  section(
    'tid',
    'Hur lång tid du har',
    paragraph([
      strong(WITHDRAWAL_RULE),
      ' Det följer av distansavtalslagen (2005:59), som gruppen har åtagit sig att följa i varje köp. Några varor är ',
      termsOn('undantagna', 'angerratt'),
      ', till exempel livsmedel som du har öppnat.',
    ]),
  ),
  section(
    'vem',
    'Så gör du',
    list(
      'Använd ångerfunktionen, som ska finnas i webbshoppen.',
      'Eller säg till medlemmen som du handlade av, eller till gruppledaren. Gruppen är säljare och betalar tillbaka till dig.',
      [
        'Får du inte tag i gruppen skriver du till ',
        mail(operator.contactEmail),
        ', gärna med ',
        link('formuläret här', `#${ANCHORS.withdrawalMessage}`),
        ', så hjälper vi dig vidare.',
        ...answerAndPhone(operator),
      ],
    ),
    paragraph('Det räcker att du skickar meddelandet i tid. Du behöver inte säga varför.'),
  ),
  section(
    'annat',
    'Läs också',
    list(
      [
        'En oöppnad vara får du ',
        termsOn('lämna tillbaka', 'returratt'),
        ` inom ${withUnit(RETURN_WINDOW_DAYS, 'dagar')}, enligt plattformens egen returrätt.`,
      ],
      ['En vara som är trasig eller fel kan du ', termsOn('reklamera', 'reklamation'), '.'],
      ['Så får du ', termsOn('pengarna tillbaka', 'aterbetalning'), '.'],
    ),
  ),
];

const TITLE = 'Ångra ett köp';

/** The fields of the form, by their names in the request. */
const WITHDRAWAL_FIELDS = ['namn', 'order', 'epost', 'varor'] as const;
export type WithdrawalValues = Readonly<Record<(typeof WITHDRAWAL_FIELDS)[number], string>>;

/** Long enough for any name, order number or address. Longer values are cut off. */
export const MAX_FIELD_LENGTH = 200;

/** The message to the seller, with the values that the customer has filled in. */
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
    open: { label: 'Skicka med e-post', href: mailtoHref(operator.contactEmail, message) },
    copy: 'Kopiera texten',
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
  text: 'Du skickar det själv. Här sparas ingenting.',
  action: `${PATHS.withdrawal}#${ANCHORS.withdrawalMessage}`,
  fields: [
    { name: 'namn', label: 'Ditt namn', type: 'text', autoComplete: 'name', isRequired: true, hint: null },
    {
      name: 'order',
      label: 'Ordernummer',
      type: 'text',
      autoComplete: 'off',
      isRequired: true,
      hint: 'Vet du inte ordernumret? Skriv när och av vem du beställde.',
    },
    { name: 'epost', label: 'Din e-postadress', type: 'email', autoComplete: 'email', isRequired: true, hint: null },
    {
      name: 'varor',
      label: 'Varor, om det inte är hela köpet',
      type: 'text',
      autoComplete: 'off',
      isRequired: false,
      hint: null,
    },
  ],
  required: 'krävs',
  optional: 'valfritt',
  submit: 'Skapa meddelandet',
} as const;

/** What the customer has to correct, by field. */
export type WithdrawalProblems = Partial<WithdrawalValues>;

/** The problems that prevent the message from being composed. Values are trimmed. */
export const findProblems = ({ namn, order, epost }: WithdrawalValues): WithdrawalProblems => ({
  ...(namn === '' && { namn: 'Skriv ditt namn.' }),
  ...(order === '' && { order: 'Skriv ordernumret, eller när och av vem du beställde.' }),
  ...(!/^[^\s@]+@[^\s@]+$/.test(epost) && { epost: 'Skriv hela din e-postadress, till exempel namn@exempel.se.' }),
});

/** The title of the page after the form has been sent. */
const titleOf = (values: WithdrawalValues | null, hasProblems: boolean): string => {
  if (values === null) return TITLE;
  return hasProblems ? `Något saknas i formuläret – ${TITLE}` : `Meddelandet är klart att skicka – ${TITLE}`;
};

/** `values` is null until the form has been filled in. The message is composed if there are no problems. */
export const withdrawal = (operator: Operator, values: WithdrawalValues | null, problems: WithdrawalProblems = {}) => ({
  meta: {
    title: pageTitle(titleOf(values, Object.keys(problems).length > 0), operator),
    description: `Så ångrar du ett köp från en grupp på ${operator.productName}: vem du vänder dig till, vad du uppger, ${withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagars')} ångerrätt, formulär och blankett.`,
  },
  title: TITLE,
  lead: 'För dig som har handlat av en klass, ett lag eller en förening.',
  sections: sections(operator),
  message: { ...message, problems },
  composed: values && Object.keys(problems).length === 0 ? compose(operator, values) : null,
  form: {
    ...WITHDRAWAL_FORM,
    id: ANCHORS.withdrawalForm,
    heading: 'Blankett',
    show: 'Visa blanketten',
    print: 'Skriv ut blanketten',
  },
});
