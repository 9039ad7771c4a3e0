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
      term('Rättelse:', 'få felaktiga uppgifter rättade och ofullständiga kompletterade.'),
      term(
        'Radering:',
        'få uppgifter raderade när de inte längre behövs. Det som lagen säger att vi ska spara, till exempel bokföring, får vi inte radera.',
      ),
      term(
        'Begränsning:',
        'få användningen stoppad för en tid, till exempel medan vi utreder om en uppgift är riktig.',
      ),
      term(
        'Dataportabilitet:',
        'få ut uppgifter som du själv har lämnat, och som vi behandlar med stöd av avtal eller samtycke, i ett format som går att flytta.',
      ),
      term(
        'Invändning:',
        'säga nej till behandling som bygger på berättigat intresse. Vi slutar då, om vi inte har tvingande skäl som väger tyngre eller behöver uppgifterna för ett rättsligt krav. Direkt marknadsföring slutar vi alltid med.',
      ),
      term('Ta tillbaka samtycke:', 'när som helst. Det påverkar inte det vi gjorde innan dess.'),
    ),
    paragraph([
      'Skriv till ',
      mail(operator.supportEmail),
      '. Det kostar ingenting och du får svar så snart vi kan och senast inom en månad. Vi kan behöva kontrollera att det är du. Är din begäran omfattande kan svaret dröja längre, och då berättar vi varför.',
    ]),
  ),
  section(
    'klagomal',
    'Om du vill klaga',
    paragraph([
      'Tycker du att vi gör fel vill vi gärna höra det först. Du har också rätt att klaga hos Integritetsskyddsmyndigheten (IMY): ',
      link('www.imy.se', 'https://www.imy.se/'),
      ', Box\u00a08114, 104\u00a020 Stockholm.',
    ]),
  ),
];
