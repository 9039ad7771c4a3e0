import { mailtoHref } from '../domain/contact-hrefs.ts';
import { type FormFields, hasProblems, type SentForm } from '../domain/form.ts';
import { ANCHORS, PATHS } from '../domain/paths.ts';
import { RETURN_WINDOW_DAYS } from '../domain/terms.ts';
import { answerAndPhone } from './contact.ts';
import { list, paragraph, type Section, type Text } from './document.ts';
import { endSentence, withUnit } from './format.ts';
import { link, mail, section, strong, WITHDRAWAL_RULE } from './legal/shared.ts';
import { STATUTORY_WITHDRAWAL_DAYS, WITHDRAWAL_FORM } from './legal/statutes.ts';
import { type Operator, pageTitle } from './operator.ts';

const termsOn = (text: string, id: string) => link(text, `${PATHS.purchaseTerms}#${id}`);

/** What the company does with a withdrawal that it receives. */
const atCompany = ({ withdrawalToCompany }: Operator): string =>
  withdrawalToCompany === null ? 'Då hjälper vi dig vidare.' : endSentence(withdrawalToCompany);

const sections = (operator: Operator): readonly Section[] => [
  section(
    'tid',
    'Hur lång tid du har',
    paragraph([
      strong(WITHDRAWAL_RULE),
      ' Gruppen har åtagit sig att följa distansavtalslagen (2005:59) i varje köp. Några varor är ',
      termsOn('undantagna', 'angerratt'),
      ', till exempel livsmedel som du har öppnat.',
    ]),
  ),
  section(
    'vem',
    'Så gör du',
    list(
      ...(operator.withdrawalFunction === null ? [] : [endSentence(operator.withdrawalFunction)]),
      `${operator.withdrawalFunction === null ? 'Säg' : 'Eller säg'} till medlemmen som du handlade av, eller till gruppledaren. Gruppen är säljare och betalar tillbaka till dig.`,
      [
        'Får du inte tag i gruppen? Skriv till oss på ',
        mail(operator.contactEmail),
        `. ${atCompany(operator)}`,
        ...answerAndPhone(operator),
      ],
    ),
    paragraph([
      'Använd gärna ',
      link('brevet', `#${ANCHORS.withdrawalMessage}`),
      ' eller ',
      link('blanketten', `#${ANCHORS.withdrawalForm}`),
      ' här på sidan. Det räcker att meddelandet är skickat i tid, och du behöver inte säga varför.',
    ]),
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

/** The form for a letter of withdrawal. */
export const WITHDRAWAL_FIELDS = {
  namn: { label: 'Ditt namn', type: 'text', autoComplete: 'name', hint: null, problem: 'Skriv ditt namn.' },
  order: {
    label: 'Ordernummer',
    type: 'text',
    autoComplete: 'off',
    hint: 'Vet du inte ordernumret? Skriv när och av vem du beställde.',
    problem: 'Skriv ordernumret, eller när och av vem du beställde.',
  },
  epost: {
    label: 'Din e-postadress',
    type: 'email',
    autoComplete: 'email',
    hint: null,
    problem: 'Skriv hela din e-postadress, till exempel namn@exempel.se.',
  },
  varor: { label: 'Varor, om det inte är hela köpet', type: 'text', autoComplete: 'off', hint: null, problem: null },
} as const satisfies FormFields<string>;

export type SentWithdrawal = SentForm<keyof typeof WITHDRAWAL_FIELDS>;

/** The letter to the seller, with the values that the customer has filled in. */
const compose = (operator: Operator, { namn, order, epost, varor }: SentWithdrawal) => {
  const message = {
    subject: 'Jag ångrar ett köp',
    body: [
      'Till gruppen som jag har handlat av',
      '',
      'Jag ångrar köpet nedan.',
      '',
      `Namn: ${namn.value}`,
      `Ordernummer: ${order.value}`,
      `E-post: ${epost.value}`,
      `Varor: ${varor.value || 'hela köpet'}`,
    ].join('\n'),
  };
  return {
    title: 'Ditt brev är klart, men inte skickat',
    text: message.body,
    open: { label: 'Öppna brevet i din e-post', href: mailtoHref(operator.contactEmail, message) },
    copy: 'Kopiera brevet',
    hint: [
      strong('Inget är skickat förrän du skickar det själv.'),
      ' Skicka brevet till gruppen som du handlade av. Har du inte gruppens adress? Skicka det till oss på ',
      mail(operator.contactEmail),
      `, som knappen fyller i. ${atCompany(operator)}`,
    ] satisfies Text,
  };
};

const message = {
  id: ANCHORS.withdrawalMessage,
  title: 'Skriv ett brev till gruppen',
  text: 'Du skickar det själv. Vi varken skickar eller sparar det.',
  action: `${PATHS.withdrawal}#${ANCHORS.withdrawalMessage}`,
  labels: { required: 'krävs', optional: 'valfritt', submit: 'Visa brevet' },
} as const;

/** The title of the page after the form has been sent. */
const titleOf = (sent: SentWithdrawal | null): string => {
  if (sent === null) return TITLE;
  return hasProblems(sent) ? `Något saknas i formuläret – ${TITLE}` : `Brevet är klart, men inte skickat – ${TITLE}`;
};

/** `sent` is null until the form has been sent. The letter is composed if there are no problems. */
export const withdrawal = (operator: Operator, sent: SentWithdrawal | null) => ({
  meta: {
    title: pageTitle(titleOf(sent), operator),
    description: `Så ångrar du ett köp från en grupp på ${operator.productName}. Du har ${withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagars')} ångerrätt. Läs vem du vänder dig till, skriv brevet här eller använd blanketten.`,
  },
  title: TITLE,
  lead: 'För dig som har handlat av en klass, ett lag eller en förening.',
  sections: sections(operator),
  message,
  composed: sent && !hasProblems(sent) ? compose(operator, sent) : null,
  form: {
    ...WITHDRAWAL_FORM,
    id: ANCHORS.withdrawalForm,
    heading: 'Blankett',
    show: 'Visa blanketten',
    print: 'Skriv ut blanketten',
  },
});
