import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import type { Competition } from '../domain/competition.ts';
import { INVOICE_TERM_DAYS } from '../domain/invoice.ts';
import { ESTIMATE_PRICE_KRONOR, estimateProfit, PROFIT_PERCENT } from '../domain/profit.ts';
import { AGENT_MAX_WEIGHT_KG, DELIVERY_WORKING_DAYS, FREE_SHIPPING_FROM_PRODUCTS } from '../domain/shipping.ts';
import { competitionQuestion } from './competition.ts';
import type { FaqCategory } from './faq.ts';
import { formatCount, formatKronor, formatPercent, withUnit } from './format.ts';
import { ANCHORS, PATHS } from './paths.ts';

const example = estimateProfit(PARTICIPANTS.default, PRODUCTS_EACH.default);

export const faqProfit = (competition: Competition): FaqCategory => ({
  id: 'forsaljning-och-fortjanst',
  title: 'Försäljning och förtjänst',
  icon: 'ikon-halften',
  items: [
    {
      id: 'hur-mycket-tjanar-vi',
      question: 'Hur mycket tjänar vi?',
      answer: [
        `Hälften. Ni behåller ${formatPercent(PROFIT_PERCENT)} av allt ni säljer, lika mycket på den första burken som på den sista. Säljer ni färre än ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'produkter')} tillkommer en fraktavgift.`,
      ],
    },
    {
      id: 'hur-mycket-kan-det-bli',
      question: 'Hur mycket kan det bli för en hel klass?',
      answer: [
        [
          `Om ${formatCount(example.participants, 'person', 'personer')} säljer ${formatCount(example.productsEach, 'produkt', 'produkter')} var blir förtjänsten ungefär ${formatKronor(example.profitKronor)}, räknat på ett snittpris på ${formatKronor(ESTIMATE_PRICE_KRONOR)}. Prova med era egna siffror i `,
          { link: 'kalkylatorn', href: `${PATHS.home}#${ANCHORS.calculator}` },
          '.',
        ],
      ],
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
      id: 'faktura',
      question: 'När ska fakturan betalas?',
      answer: [
        `Inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}. Fakturan skickas till gruppledaren efter leveransen och gäller de varor som gruppen har beställt. Den ska betalas även om en kund inte har betalat eller hämtat sin beställning.`,
      ],
    },
    {
      id: 'nar-bestallningarna-stanger',
      question: 'Vad händer efter beställningsstoppet?',
      answer: [
        'Gruppledaren får en sammanställning av försäljningen att gå igenom. När den är godkänd skickar vi varorna till gruppen.',
      ],
    },
    {
      id: 'frakt',
      question: 'Vad kostar frakten?',
      answer: [
        `Ingenting när ni säljer ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'produkter')} eller fler i en försäljning. Säljer ni färre tillkommer en fraktavgift.`,
      ],
    },
    {
      id: 'leverans',
      question: 'När kommer varorna?',
      answer: [
        `Normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter beställningsstoppet. Väger sändningen högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni den hos närmaste ombud, annars körs den till er leveransadress.`,
      ],
    },
    {
      id: 'utan-webbshop',
      question: 'Kan vi ta emot beställningar utanför webbshoppen?',
      answer: [
        'Ja. Medlemmen lägger själv in beställningen i sin shop, till exempel åt mormor som hellre ringer. E-broschyren är bra att ha till hands när du visar utbudet.',
      ],
    },
    {
      id: 'nytt-utbud',
      question: 'Säljer vi samma saker varje gång?',
      answer: [
        [
          'Nej, utbudet byts inför varje runda och följer säsongen. Se vad som gäller nu i ',
          { link: 'sortimentet', href: PATHS.products },
          '.',
        ],
      ],
    },
    competitionQuestion(competition),
  ],
});
