import type { PlainDate } from '../domain/plain-date.ts';
import { carousel } from './carousel.ts';
import { answerAndPhone } from './contact.ts';
import { type LegalDocument, list, paragraph, type Section, type Text } from './document.ts';
import { errors } from './errors.ts';
import { formatDate } from './format.ts';
import { link, mail, section, strong, term } from './legal/markup.ts';
import { legalLabels } from './legal/shared.ts';
import type { Operator } from './operator.ts';
import { PATHS } from './paths.ts';

/** Date of the latest review of the site, when the statement was written. */
export const ACCESSIBILITY_REVIEWED: PlainDate = { year: 2026, month: 11, day: 21 };

const LAW = 'lagen (2023:254) om vissa produkters och tjänsters tillgänglighet';
const STANDARD = 'WCAG\u00a02.2 på nivå\u00a0AA';

/** Where the statement of the web shops is, in which customers buy. */
const shops = ({ shopAccessibilityUrl, supportEmail }: Operator): Text =>
  shopAccessibilityUrl === null
    ? [
        'Webbshopparna, där kunderna handlar, ska ha en egen redogörelse. Hittar du den inte i webbshoppen? Skriv till ',
        mail(supportEmail),
        ', så får du den.',
      ]
    : [
        'Webbshopparna, där kunderna handlar, har en egen redogörelse: ',
        link('webbshopparnas tillgänglighetsredogörelse', shopAccessibilityUrl),
        '.',
      ];

const scope = (operator: Operator): readonly Section[] => [
  section(
    'galler',
    'Vad redogörelsen gäller',
    paragraph(
      `Redogörelsen gäller den här webbplatsen, där du läser om ${operator.productName}, ser sortimentet och räknar på förtjänsten. Den drivs av ${operator.companyName}.`,
    ),
    paragraph([
      'Den gäller inte ',
      link('medlemssidorna', operator.loginUrl),
      ' och medlemmarnas webbshoppar, som är egna webbplatser, och inte heller tjänster från andra, till exempel BankID och Swish.',
    ]),
    paragraph(shops(operator)),
  ),
  section(
    'lage',
    'Så tillgänglig är webbplatsen',
    paragraph([
      strong(`Webbplatsen uppfyller delvis ${STANDARD}.`),
      ' Det är den internationella standarden för tillgängliga webbplatser. Det som saknas står under ”Brister som vi känner till”.',
    ]),
  ),
];

const METHODS: Section = section(
  'sa-uppfyller-vi-kraven',
  'Så uppfyller vi kraven',
  list(
    term('Tangentbord:', 'allt går att göra utan mus. Du ser alltid var du är, och kan hoppa direkt till innehållet.'),
    term(
      'Skärmläsare:',
      'sidorna har rubriker i ordning, landmärken och namngivna knappar och fält. Bilder som betyder något har en textbeskrivning.',
    ),
    term(
      'Syn:',
      'texten har god kontrast. Du kan zooma sidan till fyra gånger sin storlek, eller fördubbla textstorleken i webbläsaren, utan att text försvinner eller hamnar på annan text.',
    ),
    term(
      'Rörelse:',
      'bildspelet på en produktsida går att pausa. Har du bett om mindre rörelse i din dator eller telefon står det, och allt annat, still från början.',
    ),
    term(
      'Egna färger:',
      'har du valt hög kontrast eller egna färger i din dator behåller knappar och fält sina kanter, och du ser vad som är valt.',
    ),
    term('Stora knappar:', 'knappar och viktiga länkar går att träffa med en tumme.'),
    term(
      'Språk:',
      'vi skriver så enkelt vi kan och säger vad som är fel i klartext, till exempel när ett tal är för stort.',
    ),
    term(
      'Teknik:',
      'sidorna går att läsa och använda även när webbläsaren inte kör skript. Att räkna från en summa och att dela kräver skript.',
    ),
  ),
);

const gaps = (operator: Operator): Section =>
  section(
    'brister',
    'Brister som vi känner till',
    list(
      term(
        'Produktbilder:',
        `texten till en bild skrivs av den som lägger in produkten och kan vara knapp. En bild utan text läses upp som ”${carousel.defaultAlt}”, på engelska. (WCAG\u00a01.1.1 och 3.1.2)`,
      ),
      term(
        'Produktbeskrivningar:',
        'de kommer från samma håll. En tabell eller lista kan vara sämre uppmärkt än resten av sidan. (WCAG\u00a01.3.1)',
      ),
      term(
        'Engelska felmeddelanden:',
        `när något har gått fel kan titeln i webbläsarens flik vara på engelska, till exempel ”${errors.route.statusTitle(400)}”, utan att vara märkt som det. Vad som har hänt står på svenska på sidan. (WCAG\u00a03.1.2)`,
      ),
      [
        strong('Långa texter:'),
        ' villkoren och integritetspolicyn är juridiska texter och kan vara svåra att läsa. Frågar du oss förklarar vi gärna: ',
        mail(operator.supportEmail),
        '.',
      ],
    ),
  );

const REVIEW: Section = section(
  'granskning',
  'Så har vi granskat',
  paragraph(
    `Vi har granskat webbplatsen själva. Granskningen blev klar den ${formatDate(ACCESSIBILITY_REVIEWED)}. Alla sidor har gåtts igenom med automatiska kontroller, med enbart tangentbord, på smal skärm, med förstorad text, med hög kontrast och med rörelser avstängda.`,
  ),
  paragraph(
    'Ingen utomstående har granskat webbplatsen, och den är inte provad i alla skärmläsare eller av tillräckligt många som använder hjälpmedel till vardags. Därför kan det finnas brister som vi inte har upptäckt. De automatiska kontrollerna görs om varje gång webbplatsen ändras, och vi ser över redogörelsen minst en gång om året.',
  ),
);

const contact = (operator: Operator): readonly Section[] => [
  section(
    'saga-till',
    'Säg till om något inte fungerar',
    paragraph([
      'Skriv till ',
      mail(operator.supportEmail),
      '. Berätta vilken sida det gäller, vad du ville göra och gärna vilken webbläsare och vilket hjälpmedel du använder. Vi rättar det som är fel så snart vi kan.',
      ...answerAndPhone(operator),
    ]),
    paragraph(
      'Behöver du något från webbplatsen på ett annat sätt, till exempel villkoren som ren text med e-post? Säg till, så ordnar vi det utan kostnad.',
    ),
    paragraph(['På ', link('hjälpsidan', PATHS.faq), ' finns svar på vanliga frågor om försäljningen.']),
  ),
  section(
    'tillsyn',
    'Tillsyn',
    paragraph(
      `Tjänster där konsumenter handlar på nätet omfattas av ${LAW}. På den här webbplatsen går det inte att handla, men vi arbetar efter samma krav.`,
    ),
    paragraph([
      'Post- och telestyrelsen (PTS) är den myndighet som har tillsyn. Är du inte nöjd med hur vi har tagit hand om det du har påpekat kan du anmäla det till PTS: ',
      link('www.pts.se', 'https://www.pts.se/'),
      '.',
    ]),
  ),
];

/** The accessibility statement. It claims only what has been tested. */
export const accessibilityStatement = (operator: Operator): LegalDocument => ({
  title: 'Tillgänglighet',
  lead: `Alla ska kunna använda ${operator.productName}. Här står hur långt vi har kommit, vad som återstår och hur du säger till när något inte fungerar.`,
  description: `Tillgänglighetsredogörelse för ${operator.productName}: hur väl webbplatsen uppfyller WCAG, kända brister, granskning, kontakt och tillsyn.`,
  dateLabel: legalLabels.reviewed,
  date: ACCESSIBILITY_REVIEWED,
  sections: [...scope(operator), METHODS, gaps(operator), REVIEW, ...contact(operator)],
});
