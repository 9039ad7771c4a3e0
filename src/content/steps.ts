import { AGENT_MAX_WEIGHT_KG, DELIVERY_WORKING_DAYS } from '../domain/shipping.ts';
import { GROUP_LEADER_MIN_AGE_YEARS, INVOICE_TERM_DAYS, RETURN_WINDOW_DAYS } from '../domain/terms.ts';
import { type Block, list, steps as numbered, paragraph } from './document.ts';
import { withUnit } from './format.ts';
import type { IconName } from './illustrations.ts';
import { startLink } from './links.ts';
import { shippingRule } from './money.ts';
import { type Operator, pageTitle } from './operator.ts';
import { PATHS } from './paths.ts';

export const stepsPage = (operator: Operator) => ({
  meta: {
    title: pageTitle('Så säljer ni i tre steg', operator),
    description:
      'Registrera gruppen, sälj i egna webbshoppar och dela ut varorna. Läs hur det går till, vad frakten kostar och vilken väg pengarna tar.',
  },
  title: 'Tjänsten i tre steg',
  lead: 'Följ en runda från den dag då gruppen registreras till den dag då förtjänsten är er.',
  stepLabel: (position: number) => `Steg ${position}`,
  callToAction: {
    title: 'Redo för er första runda?',
    text: 'Registrera gruppen och bjud in de andra. Undrar du något först finns svaren under Hjälp.',
    start: startLink(operator),
  },
  illustrationCredit: { label: 'Om illustrationerna', href: operator.illustrationCreditUrl },
});

export type Step = {
  readonly id: 'register' | 'sell' | 'deliver';
  readonly title: string;
  readonly icon: IconName;
  readonly shortText: string;
  readonly longText: readonly Block[];
  readonly illustration: 'step-1-register' | 'step-2-sell' | 'step-3-deliver';
  readonly illustrationAlt: string;
};

const register = (operator: Operator): Step => ({
  id: 'register',
  title: 'Registrera',
  icon: 'easy',
  shortText: 'Gruppledaren registrerar gruppen, legitimerar sig med BankID och bjuder in alla med en länk.',
  longText: [
    paragraph([
      'Allt börjar med en gruppledare: en förälder, tränare eller lärare som ',
      { link: 'registrerar gruppen', href: operator.registerUrl },
      ' och legitimerar sig med BankID. Skolklasser, idrottslag och ideella föreningar kan vara med.',
    ]),
    paragraph('Gruppledaren tar emot fakturan efter leveransen, och ska därför'),
    list(`ha fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}`, 'ha BankID', 'sakna betalningsanmärkningar.'),
    paragraph(
      'Vi kan göra en kreditkontroll av gruppledaren. Den registreras inte hos kreditupplysningsföretagen. Gruppledaren och gruppen ansvarar tillsammans för fakturan, och vi kan kräva hela beloppet av gruppledaren.',
    ),
    paragraph('När gruppen är registrerad återstår tre saker:'),
    numbered(
      'Välj den runda i vårt årsschema som passar er.',
      'Ange vart pengarna ska betalas ut: till ett bankkonto eller ett Swish-nummer.',
      'Skicka inbjudningslänken till alla som ska vara med, till exempel i klasschatten eller lagappen.',
    ),
  ],
  illustration: 'step-1-register',
  illustrationAlt: 'En gruppledare registrerar en ny grupp i mobilen och bjuder in tre medlemmar',
});

const sell: Step = {
  id: 'sell',
  title: 'Sälj',
  icon: 'shop',
  shortText:
    'Var och en delar länken till sin egen webbshop. Kunderna beställer där och betalar med Swish eller vid leverans.',
  longText: [
    paragraph(
      'Den som följer inbjudningslänken skapar ett konto och får en egen webbshop med en personlig länk. Den går att dela med mormor, grannarna, kollegorna och alla andra som vill hjälpa till.',
    ),
    paragraph([
      'Kunden beställer i webbshoppen och betalar med Swish, eller när varorna lämnas över. Vår betalpartner förvarar pengarna åt gruppen och betalar ut dem löpande till gruppens konto, så ingen behöver samla in kontanter. Läs mer om ',
      { link: 'Rockerbetalning', href: PATHS.payment },
      '.',
    ]),
    paragraph('För den som inte handlar på nätet finns andra vägar:'),
    list(
      'Medlemmen lägger själv in beställningen i sin webbshop, åt den som hellre ringer.',
      'E-broschyren visar utbudet när ni träffar folk.',
    ),
    paragraph([
      'Utbudet följer säsongen och byts inför varje runda, så även den som handlade förra gången hittar något nytt. Se vad som finns nu i ',
      { link: 'sortimentet', href: PATHS.products },
      '.',
    ]),
    paragraph(
      'Varje försäljning har en sista beställningsdag. Tills sammanställningen är godkänd och skickad till oss kan ni ta tillbaka en beställning.',
    ),
  ],
  illustration: 'step-2-sell',
  illustrationAlt: 'En medlem delar sin webbshop med grannarna via mobilen',
};

const deliver = (operator: Operator): Step => ({
  id: 'deliver',
  title: 'Leverera',
  icon: 'half',
  shortText: 'Varorna kommer till gruppen och medlemmarna delar ut dem. När fakturan är betald behåller ni resten.',
  longText: [
    paragraph(
      'Efter sista beställningsdag går gruppledaren igenom en sammanställning av försäljningen och godkänner den. Sedan skickar vi varorna:',
    ),
    list(
      `Leveransen kommer normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag.`,
      `Väger sändningen högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni den hos närmaste postombud. Är den tyngre körs den till er leveransadress.`,
      shippingRule(operator),
    ),
    paragraph([
      `Medlemmarna lämnar över varorna till sina egna kunder. En kund kan lämna tillbaka oöppnade varor inom ${withUnit(RETURN_WINDOW_DAYS, 'dagar')}, och returfrakten kostar ingenting. Exakt vad som gäller, också för ångerrätten, står i `,
      { link: 'köpvillkoren', href: PATHS.purchaseTerms },
      '.',
    ]),
    paragraph(
      `Till sist kommer fakturan på varorna. Den ska betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum, och det som är kvar är er förtjänst.`,
    ),
    paragraph('Därmed är rundan slut. Vill ni samla in mer är det bara att välja nästa.'),
  ],
  illustration: 'step-3-deliver',
  illustrationAlt: 'En medlem lämnar över en kakburk till en kund vid dörren, med fler varor på en kärra',
});

/** The three steps of a sales round, with short texts for the landing page and long ones for the steps page. */
export const steps = (operator: Operator): readonly Step[] => [register(operator), sell, deliver(operator)];
