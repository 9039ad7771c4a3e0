import { AGENT_MAX_WEIGHT_KG, FREE_SHIPPING_FROM_PRODUCTS } from '../../../domain/shipping.ts';
import { paragraph, type Section, steps } from '../../document.ts';
import { withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { mail, section } from '../markup.ts';
import {
  DELIVERY_TIME,
  PURCHASE_TERMS_LINK,
  RETURN_CREDIT,
  RETURN_DEADLINE,
  RETURN_RULE,
  returnRegistration,
} from '../shared.ts';

export const groupDelivery = (operator: Operator): readonly Section[] => [
  section(
    'frakt',
    'Frakt och leverans',
    paragraph(
      `Frakten är fri när gruppen säljer minst ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'produkter')} i en försäljning. Säljer ni färre tillkommer en fraktavgift, som du får veta innan du godkänner sammanställningen.`,
    ),
    paragraph(
      `En sändning på högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni hos närmaste postombud. En tyngre sändning levereras till gruppens leveransadress.`,
    ),
    paragraph(`${DELIVERY_TIME} Blir den försenad meddelar vi dig så snart vi vet det.`),
    paragraph(
      'Ni ansvarar för varorna från det att de är hämtade hos postombudet eller mottagna på leveransadressen. Kommer en sändning tillbaka till oss för att ingen har hämtat eller tagit emot den får vi ta betalt för våra skäliga kostnader.',
    ),
  ),
  section(
    'reklamation',
    'Kontrollera varorna och reklamera',
    paragraph(
      'Öppna sändningen när den kommer och jämför den med sammanställningen innan ni delar ut varorna. Syns det på paketet att det är skadat ska du säga till postombudet eller chauffören direkt.',
    ),
    paragraph([
      'Är något fel, trasigt eller borta? Skriv till ',
      mail(operator.contactEmail),
      ' så snart du kan. Berätta vilken grupp och vilka produkter det gäller och skicka gärna en bild. Ett fel som inte gick att se från början reklamerar du inom skälig tid efter att ni eller kunden upptäckte det.',
    ]),
    paragraph(
      'Beror felet på produkten eller på vår leverans skickar vi en ny produkt eller krediterar gruppen, också när det är en kund som har reklamerat till er. Det kostar er ingenting i frakt.',
    ),
  ),
  section(
    'returer',
    'Returer',
    paragraph(`${RETURN_RULE} ${RETURN_DEADLINE}`),
    steps(
      'Kunden lämnar produkten till gruppen, som betalar tillbaka till kunden.',
      returnRegistration(operator),
      'Packa produkterna så att de håller för transporten, fäst returfraktsedeln och lämna in paketet. Spara kvittot.',
      RETURN_CREDIT,
    ),
    paragraph([
      'Lagen kan ge kunden rätt att ångra ett köp eller reklamera även när tiden för en retur till oss har gått ut. Det svarar gruppen för som säljare. Vad som gäller står i ',
      PURCHASE_TERMS_LINK,
      '. Skriv till oss om ni behöver hjälp att reda ut det.',
    ]),
  ),
];
