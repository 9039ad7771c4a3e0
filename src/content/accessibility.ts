import { PAGES } from '../domain/pages.ts';
import { carousel } from './carousel.ts';
import { answerAndPhone } from './contact.ts';
import { type Inline, type LegalDocument, list, paragraph, type Section } from './document.ts';
import { formatDate } from './format.ts';
import { legalLabels, link, mail, section, strong, term } from './legal/shared.ts';
import type { Operator } from './operator.ts';

const LAW = 'lagen (2023:254) om vissa produkters och tjänsters tillgänglighet';
const STANDARD = 'WCAG\u00a02.2 på nivå\u00a0AA';

/** Where to find the statement of the web shops, where customers buy. */
const shops = ({ shopAccessibilityUrl, supportEmail }: Operator): readonly Inline[] =>
  shopAccessibilityUrl === null
    ? ['Vill du läsa webbshopparnas redogörelse? Skriv till ', mail(supportEmail), ', så får du den.']
    : ['Webbshopparna har ', link('en egen redogörelse', shopAccessibilityUrl), '.'];

const scope = (operator: Operator): readonly Section[] => [
  section(
    'galler',
    'Vad redogörelsen gäller',
    paragraph([
      `Redogörelsen gäller den här webbplatsen, som drivs av ${operator.companyName}. `,
      link('Medlemssidorna', operator.membersSiteUrl),
      ' och webbshopparna är egna webbplatser, och BankID och Swish drivs av andra. ',
      ...shops(operator),
    ]),
  ),
  section(
    'lage',
    'Så långt har vi kommit',
    paragraph([
      strong(`Webbplatsen uppfyller delvis den internationella standarden ${STANDARD}`),
      ', och därmed delvis kraven på webben i den europeiska standarden EN\u00a0301\u00a0549.',
    ]),
  ),
];

const METHODS: Section = section(
  'sa-uppfyller-vi-kraven',
  'Så uppfyller vi kraven',
  list(
    term('Tangentbord:', 'allt går att göra utan mus, och du ser var du är.'),
    term('Skärmläsare:', 'rubriker i ordning, landmärken, namngivna knappar och fält, textbeskrivna bilder.'),
    term(
      'Syn:',
      'god kontrast. Sidan går att zooma till fyra gånger sin storlek, och texten att fördubbla, utan att text försvinner.',
    ),
    term('Rörelse:', 'bildspel går att pausa, och står still om du har bett om mindre rörelse.'),
    term('Egna färger:', 'med egna färger eller hög kontrast syns knappar, fält och det du har valt.'),
    term('Knappar:', 'stora nog för en tumme.'),
    term('Språk:', 'vi skriver enkelt och säger i klartext vad som är fel.'),
    term(
      'Utan skript:',
      'sidorna går att läsa, och sökningarna och formulären att använda. Skript krävs för att räkna från en summa eller med reglagen, se träffar medan du skriver, bläddra med bildspelets knappar, skriva ut med knapparna, dela och kopiera, skriva upp varor på önskelappen, fylla i länken till din webbshop och välja kakor.',
    ),
  ),
);

const gaps = (operator: Operator): Section =>
  section(
    'brister',
    'Brister som vi känner till',
    list(
      term(
        'Varornas bilder och beskrivningar:',
        `de kommer från leverantören. En bild utan text läses upp som ”${carousel.defaultAlt}”. En tabell eller lista kan vara sämre uppmärkt. (WCAG\u00a01.1.1 och 1.3.1)`,
      ),
      [
        strong('Juridiska texter:'),
        ' villkoren och integritetspolicyn kan vara svåra att läsa. Vi förklarar gärna: ',
        mail(operator.supportEmail),
        '.',
      ],
    ),
  );

const REVIEW: Section = section(
  'granskning',
  'Så har vi granskat',
  paragraph(
    `Vi har granskat webbplatsen själva, senast den ${formatDate(PAGES.accessibility.lastModified)}. Automatiska kontroller går igenom sidorna, med enbart tangentbord, på smal skärm, med förstorad text, med hög kontrast och utan rörelser. De görs om när webbplatsen ändras.`,
  ),
  paragraph(
    'Ingen utomstående har granskat den, och den är inte provad i alla skärmläsare eller av tillräckligt många som använder hjälpmedel. Det kan finnas brister som vi inte känner till.',
  ),
);

const contact = (operator: Operator): readonly Section[] => [
  section(
    'saga-till',
    'Säg till',
    paragraph([
      'Skriv till ',
      mail(operator.supportEmail),
      '. Berätta vilken sida det gäller, vad du ville göra och gärna vilken webbläsare och vilket hjälpmedel du har. Om du behöver en text i annan form ordnar vi det utan kostnad.',
      ...answerAndPhone(operator),
    ]),
  ),
  section(
    'tillsyn',
    'Tillsyn',
    paragraph([
      `Vi arbetar efter kraven i ${LAW}. Om du inte är nöjd med vårt svar kan du anmäla bristen till Post- och telestyrelsen (PTS), som har tillsyn: `,
      link('www.pts.se', 'https://www.pts.se/'),
      '.',
    ]),
  ),
];

/** The accessibility statement. It claims only what has been tested. */
export const accessibilityStatement = (operator: Operator): LegalDocument => ({
  title: 'Tillgänglighet',
  lead: `Alla ska kunna använda ${operator.productName}. Säg till när något inte fungerar.`,
  description: `Tillgänglighetsredogörelse för ${operator.productName}: hur väl webbplatsen uppfyller WCAG, kända brister, granskning, kontakt och tillsyn.`,
  dateLabel: legalLabels.reviewed,
  date: PAGES.accessibility.lastModified,
  sections: [...scope(operator), METHODS, gaps(operator), REVIEW, ...contact(operator)],
});
