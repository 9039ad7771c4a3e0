import { list, paragraph, type Section } from '../../document.ts';
import type { Operator } from '../../operator.ts';
import { link, mail, section, term } from '../markup.ts';
import { DATA_REQUEST_MONTHS } from '../statutes.ts';

/** The copy says "en månad" in words: this line stops compiling when the law changes. */
DATA_REQUEST_MONTHS satisfies 1;

export const privacyRights = (operator: Operator): readonly Section[] => [
  section(
    'rattigheter',
    'Dina rättigheter',
    list(
      term('Tillgång:', 'få veta vilka uppgifter vi har om dig och få en kopia av dem.'),
      term('Rättelse:', 'få fel rättade och ofullständiga uppgifter kompletterade.'),
      term(
        'Radering:',
        'få bort uppgifter som inte längre behövs. Det som lagen kräver, som bokföring, får vi inte radera.',
      ),
      term('Begränsning:', 'få användningen stoppad medan vi till exempel utreder om en uppgift är riktig.'),
      term(
        'Dataportabilitet:',
        'få ut det du har lämnat med stöd av avtal eller samtycke, i ett format som går att flytta.',
      ),
      term(
        'Invändning:',
        'säga nej till det som bygger på berättigat intresse. Vi slutar då, om vi inte har tvingande skäl eller ett rättsligt krav. Direkt marknadsföring slutar vi alltid med.',
      ),
      term('Ta tillbaka samtycke:', 'när som helst. Det påverkar inte det vi gjorde innan.'),
    ),
    paragraph([
      'Skriv till ',
      mail(operator.supportEmail),
      '. Det kostar ingenting, och du får svar inom en månad. Tar det längre tid berättar vi varför. Vi kan behöva kontrollera att det är du.',
    ]),
  ),
  section(
    'klagomal',
    'Om du vill klaga',
    paragraph([
      'Säg gärna till oss först. Du har också rätt att klaga hos Integritetsskyddsmyndigheten (IMY): ',
      link('www.imy.se', 'https://www.imy.se/'),
      ', Box\u00a08114, 104\u00a020 Stockholm.',
    ]),
  ),
];
