import type { Competition } from '../domain/competition.ts';
import { PROFIT_PERCENT } from '../domain/profit.ts';
import { AGENT_MAX_WEIGHT_KG, DELIVERY_WORKING_DAYS } from '../domain/shipping.ts';
import { INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { competitionFaqItem } from './competition.ts';
import { toInlines } from './document.ts';
import type { FaqCategory } from './faq.ts';
import { formatPercent, withUnit } from './format.ts';
import { EXAMPLE_PROFIT, EXAMPLE_SALE, PROFIT_RULE, STANDARD_PRICE, shippingRule } from './money.ts';
import type { Operator } from './operator.ts';
import { ANCHORS, PATHS } from './paths.ts';

export const faqProfit = (operator: Operator, competition: Competition | null): FaqCategory => ({
  id: 'forsaljning-och-fortjanst',
  title: 'Försäljning och förtjänst',
  icon: 'half',
  items: [
    {
      id: 'hur-mycket-tjanar-vi',
      question: 'Hur mycket tjänar vi?',
      answer: ['Hälften, lika mycket på den första burken som på den sista.', PROFIT_RULE],
    },
    {
      id: 'hur-mycket-kan-det-bli',
      question: 'Hur mycket kan det bli för en hel klass?',
      answer: [
        [
          `${EXAMPLE_SALE}, och alla kunder betalar, blir förtjänsten ungefär ${EXAMPLE_PROFIT}. `,
          ...toInlines(STANDARD_PRICE),
          ' Prova med era egna siffror i ',
          { link: 'kalkylatorn', href: `${PATHS.home}#${ANCHORS.calculator}` },
          '.',
        ],
      ],
    },
    {
      id: 'minsta-forsaljning',
      question: 'Måste vi sälja ett visst antal?',
      answer: [`Nej, ni kan sälja hur få varor ni vill. ${shippingRule(operator)}`],
    },
    {
      id: 'nar-far-vi-pengarna',
      question: 'När får vi pengarna?',
      answer: [
        'Kundernas betalningar går till vår betalpartner, som betalar ut dem löpande till gruppens bankkonto eller Swish-nummer.',
        'När varorna har levererats får ni en faktura på dem. Det som är kvar när den är betald är er förtjänst.',
      ],
    },
    {
      id: 'utbetalning-och-faktura',
      question: 'Kommer pengarna före fakturan?',
      answer: [
        'Ja, när kunderna betalar med Swish i webbshoppen: de pengarna betalas ut löpande, och fakturan kommer först efter leveransen. Det som kunderna betalar när varorna lämnas över kommer in senare, så dela ut varorna så snart ni kan.',
      ],
    },
    {
      id: 'faktura',
      question: 'När ska fakturan betalas?',
      answer: [
        `Inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum. Fakturan skickas till gruppledaren efter leveransen och gäller de varor som gruppen har beställt.`,
      ],
    },
    {
      id: 'kunden-betalar-inte',
      question: 'Vad händer om en kund inte betalar?',
      answer: [
        'Då står gruppen för varan. Fakturan gäller allt som gruppen har beställt, även det som en kund inte har betalat eller hämtat. Titta därför igenom beställningarna innan sammanställningen godkänns: fram till dess kan ni ta tillbaka dem som inte är betalda. En vara som blir över kan ni sälja till någon annan.',
      ],
    },
    {
      id: 'nar-bestallningarna-stanger',
      question: 'Vad händer efter sista beställningsdag?',
      answer: [
        'Gruppledaren får en sammanställning av försäljningen att gå igenom. När den är godkänd skickar vi varorna till gruppen.',
      ],
    },
    {
      id: 'frakt',
      question: 'Vad kostar frakten?',
      answer: [shippingRule(operator)],
    },
    {
      id: 'leverans',
      question: 'När kommer varorna?',
      answer: [`Normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag.`],
    },
    {
      id: 'paket',
      question: 'Hur skickas varorna?',
      answer: [
        `Samlade i en sändning till gruppen. Väger den högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni den hos närmaste postombud. Är den tyngre körs den till er leveransadress.`,
        'Öppna sändningen när den kommer och jämför den med sammanställningen innan ni delar ut varorna. Är paketet skadat säger du till postombudet eller chauffören direkt.',
      ],
    },
    {
      id: 'utan-webbshop',
      question: 'Kan vi ta emot beställningar utanför webbshoppen?',
      answer: [
        'Ja. Medlemmen lägger själv in beställningen i sin webbshop, till exempel åt mormor som hellre ringer. E-broschyren är bra att ha till hands när ni visar utbudet.',
      ],
    },
    {
      id: 'nytt-utbud',
      question: 'Säljer vi samma saker varje gång?',
      answer: [
        [
          'Nej, utbudet byts inför varje runda och följer säsongen. Se vad som finns nu i ',
          { link: 'sortimentet', href: PATHS.products },
          '.',
        ],
      ],
    },
    {
      id: 'skatt',
      question: 'Behöver vi betala skatt på förtjänsten?',
      answer: [
        'Det beror på vad ni är för grupp. Förtjänsten är gruppens, och ni svarar själva för gruppens bokföring och för den skatt som kan bli aktuell. Är ni osäkra kan Skatteverket svara.',
      ],
    },
    {
      id: 'moms',
      question: 'Hur är det med momsen?',
      answer: [
        `Kundens pris är inklusive moms, och era ${formatPercent(PROFIT_PERCENT)} räknas på hela det priset. Ni behöver alltså inte räkna bort momsen när ni räknar på förtjänsten. Är gruppen själv momsregistrerad kan Skatteverket svara på vad som gäller.`,
      ],
    },
    ...(competition ? [competitionFaqItem(competition)] : []),
  ],
});
