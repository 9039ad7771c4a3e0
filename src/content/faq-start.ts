import { GROUP_LEADER_MIN_AGE_YEARS } from '../domain/group-leader.ts';
import { INVOICE_TERM_DAYS } from '../domain/invoice.ts';
import type { FaqCategory } from './faq.ts';
import { withUnit } from './format.ts';
import { PATHS } from './paths.ts';
import type { Site } from './site.ts';

export const faqStart = (site: Site): FaqCategory => ({
  id: 'starta-forsaljning',
  title: 'Starta försäljning',
  icon: 'ikon-webbshop',
  items: [
    {
      id: 'vilka-far-salja',
      question: `Vilka får sälja med ${site.productName}?`,
      answer: ['Skolklasser, idrottslag och ideella föreningar. Företag och privatpersoner kan inte sälja genom oss.'],
    },
    {
      id: 'komma-i-gang',
      question: 'Hur kommer vi i gång?',
      answer: [
        [
          'Gruppledaren ',
          { link: 'registrerar gruppen', href: site.registerUrl },
          ', legitimerar sig med BankID och skickar en inbjudningslänk till alla som ska vara med. Var och en skapar ett konto och får en egen webbshop med en personlig länk.',
        ],
        ['Sedan är det bara att dela länken. Läs mer om de ', { link: 'tre stegen', href: PATHS.service }, '.'],
      ],
    },
    {
      id: 'gruppledare',
      question: 'Vem kan vara gruppledare?',
      answer: [
        `Du som har fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}, har BankID och saknar betalningsanmärkningar. Gruppledaren är kontaktperson och tar emot fakturan.`,
      ],
    },
    {
      id: 'kreditupplysning',
      question: 'Görs det någon kreditkontroll?',
      answer: ['Ja, det kan vi göra. Den registreras inte hos kreditupplysningsföretagen.'],
    },
    {
      id: 'betalningsansvar',
      question: 'Vem ansvarar för att fakturan betalas?',
      answer: [
        `Gruppledaren och gruppen ansvarar tillsammans. Det kallas solidariskt betalningsansvar och betyder att vi kan kräva hela beloppet av gruppledaren. Övriga medlemmar och deras föräldrar blir inte betalningsskyldiga. Fakturan skickas till gruppledaren och ska betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}.`,
      ],
    },
    {
      id: 'nar-kan-vi-salja',
      question: 'När kan vi sälja?',
      answer: [
        'Vi har ett schema med rundor för hela året. Ni väljer den runda som passar er, och vid varje försäljning ser ni vilken dag som är den sista att beställa.',
      ],
    },
    {
      id: 'bjuda-in',
      question: 'Hur bjuder jag in medlemmarna?',
      answer: [
        'Du får en länk när gruppen är registrerad. Skicka den i klasschatten eller lagappen, så kan alla gå med på egen hand.',
      ],
    },
    {
      id: 'vad-gor-medlemmarna',
      question: 'Vad behöver medlemmarna göra?',
      answer: [
        'Följa inbjudningslänken, skapa ett konto och dela länken till sin webbshop. När varorna har kommit lämnar de över dem till sina kunder.',
      ],
    },
    {
      id: 'utbetalningskonto',
      question: 'Vart betalas pengarna ut?',
      answer: [
        'Till det utbetalningskonto som gruppledaren har registrerat. Det kan vara ett bankkonto eller ett Swish-nummer.',
      ],
    },
    {
      id: 'logga-in',
      question: 'Var loggar jag in?',
      answer: [
        [
          'På ',
          { link: 'medlemssidorna', href: site.loginUrl },
          '. Där ser du din shop, dina beställningar och hur det går för gruppen.',
        ],
      ],
    },
  ],
});
