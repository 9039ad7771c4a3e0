import { AGENT_MAX_WEIGHT_KG, FREE_SHIPPING_FROM_PRODUCTS } from '../../../domain/shipping.ts';
import { paragraph, type Section, steps } from '../../document.ts';
import { withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { mail, section } from '../markup.ts';
import { DELIVERY_TIME, PURCHASE_TERMS_LINK, RETURN_DEADLINE, RETURN_RULE } from '../shared.ts';

export const groupDelivery = (operator: Operator): readonly Section[] => [
  section(
    'frakt',
    'Frakt och leverans',
    paragraph(
      `Frakten är fri när gruppen säljer minst ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} i en försäljning. Säljer ni färre tillkommer en fraktavgift, som du får veta innan du godkänner sammanställningen.`,
    ),
    paragraph(
      `${DELIVERY_TIME} En sändning på högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni hos närmaste postombud. En tyngre körs till gruppens leveransadress.`,
    ),
    paragraph(
      'När ni har tagit emot varorna ansvarar ni för dem. Kommer en sändning tillbaka ohämtad betalar ni våra skäliga kostnader.',
    ),
  ),
  section(
    'reklamation',
    'Fel på varor',
    paragraph(
      'Jämför sändningen med sammanställningen innan ni delar ut varorna. Är paketet skadat säger du till postombudet eller chauffören direkt.',
    ),
    paragraph([
      'Är något fel, trasigt eller borta skriver du till ',
      mail(operator.contactEmail),
      ' så snart du kan, gärna med en bild. Ett dolt fel reklamerar du inom skälig tid efter att det märktes.',
    ]),
    paragraph(
      'Beror felet på varan eller på vår leverans skickar vi en ny eller krediterar gruppen, också när en kund har reklamerat. Frakten kostar ingenting.',
    ),
  ),
  section(
    'returer',
    'Returer',
    paragraph(`${RETURN_RULE} ${RETURN_DEADLINE}`),
    steps(
      'Kunden lämnar varan till gruppen och får pengarna tillbaka.',
      ['Du anmäler returen till ', mail(operator.contactEmail), ' och får en returfraktsedel.'],
      'När du har lämnat in paketet krediterar vi gruppen. Spara kvittot.',
    ),
    paragraph(['Kundens ångerrätt och rätt att reklamera kan gälla längre: se ', PURCHASE_TERMS_LINK, '.']),
  ),
];
