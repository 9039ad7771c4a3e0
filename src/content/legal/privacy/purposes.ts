import { CUSTOMER_DATA_YEARS, TRANSACTION_DATA_YEARS } from '../../../domain/terms.ts';
import { paragraph, type Section } from '../../document.ts';
import { inWords } from '../../format.ts';
import { section, table } from '../markup.ts';
import { COMPLAINT_YEARS, LAWS } from '../statutes.ts';

const CUSTOMER_DATA = `Högst ${inWords(CUSTOMER_DATA_YEARS)} år`;
const TRANSACTION_DATA = `I ${inWords(TRANSACTION_DATA_YEARS)} år`;
const UNTIL_WITHDRAWN = 'Tills du tar tillbaka samtycket';

export const privacyPurposes = (): Section =>
  section(
    'andamal',
    'Varför, och hur länge',
    table(
      'Ändamål, rättslig grund och lagringstid',
      ['Ändamål', 'Rättslig grund', 'Hur länge'],
      ['Registrera gruppen och veta vem gruppledaren är', 'Avtal', CUSTOMER_DATA],
      ['Bedöma om gruppledaren kan betala fakturan', 'Berättigat intresse: att få betalt för varorna', CUSTOMER_DATA],
      ['Ge medlemmen konto och webbshop', 'Avtal', CUSTOMER_DATA],
      ['Ta emot och leverera beställningar, ta hand om returer', 'Avtal', CUSTOMER_DATA],
      ['Svara på frågor', 'Berättigat intresse: att kunna hjälpa dig', CUSTOMER_DATA],
      ['Ta betalt, betala ut och fakturera', 'Avtal', TRANSACTION_DATA],
      ['Bokföra', `Rättslig förpliktelse: ${LAWS.bookkeeping}`, TRANSACTION_DATA],
      ['Ta hand om reklamationer', `Rättslig förpliktelse: ${LAWS.consumerSales}`, TRANSACTION_DATA],
      [
        'Lämna uppgifter om säljare till Skatteverket, när vi måste',
        `Rättslig förpliktelse: ${LAWS.platformReporting}`,
        TRANSACTION_DATA,
      ],
      [
        'Hålla plattformen säker och stoppa missbruk',
        'Berättigat intresse: en säker plattform som fungerar',
        'Tills saken är utredd',
      ],
      [
        'Försvara eller driva rättsliga krav',
        'Berättigat intresse: att få en tvist prövad',
        'Tills kravet är avgjort eller preskriberat',
      ],
      ['Förstå hur webbplatsen används', 'Samtycke', UNTIL_WITHDRAWN],
      ['Marknadsföra oss', 'Samtycke', UNTIL_WITHDRAWN],
    ),
    paragraph(
      `De ${inWords(CUSTOMER_DATA_YEARS)} åren räknas från din senaste aktivitet, de ${inWords(TRANSACTION_DATA_YEARS)} så som bokföringslagen anger. En kund kan reklamera i ${inWords(COMPLAINT_YEARS)} år: det tar vi hand om med uppgifterna om köpet och betalningen, som finns kvar.`,
    ),
    paragraph(
      'När tiden är ute raderar vi uppgifterna eller gör dem anonyma. Behövs en uppgift för flera ändamål gäller den längsta tiden.',
    ),
  );
