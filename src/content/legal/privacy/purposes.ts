import { CUSTOMER_DATA_YEARS, TRANSACTION_DATA_YEARS } from '../../../domain/terms.ts';
import { paragraph, type Section } from '../../document.ts';
import { inWords } from '../../format.ts';
import { section, table } from '../markup.ts';
import { LAWS } from '../statutes.ts';

const AFTER_LAST_ACTIVITY = `Högst ${inWords(CUSTOMER_DATA_YEARS)} år efter din senaste aktivitet`;
const AS_BOOKKEEPING = `I ${inWords(TRANSACTION_DATA_YEARS)} år`;
const UNTIL_WITHDRAWN = 'Tills du tar tillbaka ditt samtycke';

export const privacyPurposes = (): Section =>
  section(
    'andamal',
    'Varför vi behandlar uppgifter, och hur länge',
    paragraph(
      'Varje användning av personuppgifter behöver en rättslig grund. Vi stöder oss på fyra: avtal, rättslig förpliktelse, berättigat intresse och samtycke.',
    ),
    table(
      'Ändamål, uppgifter, rättslig grund och lagringstid',
      ['Ändamål', 'Uppgifter', 'Rättslig grund', 'Hur länge'],
      [
        'Registrera gruppen och veta vem gruppledaren är',
        'Namn, personnummer, kontaktuppgifter, svar från BankID',
        'Avtal',
        AFTER_LAST_ACTIVITY,
      ],
      [
        'Bedöma om gruppledaren kan betala fakturan',
        'Personnummer, svar från kreditkontrollen',
        'Berättigat intresse: att inte lämna ut varor mot en faktura som inte kan betalas',
        AFTER_LAST_ACTIVITY,
      ],
      ['Ge medlemmen konto och webbshop', 'Namn, kontaktuppgifter, grupp, försäljning', 'Avtal', AFTER_LAST_ACTIVITY],
      [
        'Ta emot och leverera beställningar, ta hand om returer och reklamationer',
        'Kundens namn, kontaktuppgifter och beställning, gruppens leveransadress',
        'Avtal',
        AFTER_LAST_ACTIVITY,
      ],
      [
        'Ta betalt, betala ut och fakturera',
        'Belopp, tid, betalsätt, utbetalningskonto, fakturor',
        'Avtal',
        AS_BOOKKEEPING,
      ],
      [
        'Bokföra',
        'Uppgifter om köp, betalningar och fakturor',
        `Rättslig förpliktelse enligt ${LAWS.bookkeeping}`,
        `${AS_BOOKKEEPING}, räknat så som lagen anger`,
      ],
      [
        'Svara på frågor',
        'Namn, kontaktuppgifter, det du har skrivit',
        'Berättigat intresse: att kunna hjälpa dig',
        AFTER_LAST_ACTIVITY,
      ],
      [
        'Hålla plattformen säker, rätta fel och stoppa missbruk',
        'Ip-adress, teknisk information, felrapporter, kontouppgifter',
        'Berättigat intresse: en säker plattform som fungerar',
        'Så länge det behövs för att utreda saken',
      ],
      [
        'Försvara eller driva rättsliga krav',
        'De uppgifter som kravet gäller',
        'Berättigat intresse: att få en tvist prövad',
        'Tills kravet är avgjort eller preskriberat',
      ],
      [
        'Förstå hur webbplatsen används',
        'Besökta sidor, maskerade inspelningar, teknisk information',
        'Samtycke',
        UNTIL_WITHDRAWN,
      ],
      ['Marknadsföra oss', 'Besökta sidor, och e-post om du har bett om utskick', 'Samtycke', UNTIL_WITHDRAWN],
    ),
    paragraph(
      'När tiden är ute raderar vi uppgifterna eller gör dem anonyma, så att de inte längre går att koppla till dig. Samma uppgift kan behövas för flera ändamål. Då finns den kvar tills den längsta tiden är ute, men används bara till det som återstår.',
    ),
  );
