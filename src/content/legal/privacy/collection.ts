import { list, paragraph, type Section } from '../../document.ts';
import { joinNames, withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { mail, section, term } from '../markup.ts';
import { companyIdentity } from '../shared.ts';
import { CHILD_CONSENT_AGE_YEARS, LAWS } from '../statutes.ts';

const creditSource = ({ dataRecipients }: Operator): string =>
  joinNames(dataRecipients.filter(({ category }) => category === 'credit').map(({ name }) => name)) ||
  'ett kreditupplysningsföretag';

export const privacyCollection = (operator: Operator): readonly Section[] => [
  section(
    'ansvarig',
    'Vem som ansvarar',
    paragraph([
      `${companyIdentity(operator)}, är personuppgiftsansvarig. Med ”vi” menar vi ${operator.companyName}. Frågor om dina personuppgifter skickar du till `,
      mail(operator.supportEmail),
      '.',
    ]),
    paragraph(
      `Policyn gäller den här webbplatsen, medlemssidorna och webbshopparna på ${operator.productName}. Reglerna finns framför allt i ${LAWS.gdpr}.`,
    ),
    paragraph(
      'Gruppen du handlar av eller är med i ansvarar själv för det den gör med uppgifter utanför plattformen, till exempel i en utskriven lista över leveranser.',
    ),
  ),
  section(
    'uppgifter',
    'Vilka uppgifter vi har',
    list(
      term(
        'Gruppledare (kontaktperson):',
        'namn, personnummer, adress, e-post, telefon, resultatet av legitimeringen med BankID och av kreditkontrollen, gruppens namn, leveransadress, utbetalningskonto, försäljningar och fakturor.',
      ),
      term('Medlem:', 'namn, e-post eller telefon, vilken grupp du är med i, din webbshop och det du säljer.'),
      term(
        'Kund:',
        'namn, e-post, telefon, vad du har beställt och av vem, hur och när du har betalat, samt returer och reklamationer.',
      ),
      term(
        'Besökare på webbplatsen:',
        'ip-adress och teknisk information om webbläsaren, som varje webbplats tar emot för att kunna svara, och dina val om kakor.',
      ),
      term('Du som skriver till oss:', 'ditt namn, dina kontaktuppgifter och det du berättar.'),
      term(
        'Du som använder formuläret för att ångra ett köp:',
        'det du fyller i används bara för att visa dig ett färdigt meddelande. Det sparas inte.',
      ),
    ),
    paragraph('Skriv inte känsliga uppgifter, till exempel om hälsa, i ett meddelande till oss. Vi behöver dem inte.'),
  ),
  section(
    'kallor',
    'Varifrån uppgifterna kommer',
    paragraph(
      'Det mesta kommer från dig själv. En medlem som lägger in en beställning åt dig lämnar dina kunduppgifter. Om gruppledaren får vi också uppgifter från BankID och från ett kreditupplysningsföretag. Betalpartnern berättar för oss att en betalning är gjord.',
    ),
  ),
  section(
    'maste-du',
    'Måste du lämna uppgifter?',
    list(
      term(
        'Gruppledare:',
        'ja, för att ingå avtalet. Utan namn, personnummer och kontaktuppgifter kan vi inte registrera gruppen.',
      ),
      term('Medlem:', 'ja, för att få ett konto. Utan namn och kontaktuppgift kan vi inte öppna en webbshop.'),
      term(
        'Kund:',
        'ja, för att köpa. Utan namn och kontaktuppgift kan gruppen inte ta emot beställningen. Uppgifter om själva köpet måste vi spara enligt bokföringslagen.',
      ),
      term('Besökare:', 'nej. Du kan läsa allt på webbplatsen utan att uppge något och utan att godkänna kakor.'),
    ),
  ),
  section(
    'bankid',
    'BankID och kreditkontroll',
    paragraph(
      'Gruppledaren legitimerar sig med BankID. Så vet vi vem som tar ansvar för gruppens faktura och att personen är gammal nog. Därför behandlar vi också personnumret: det är viktigt att veta säkert vem det är.',
    ),
    paragraph(
      `Vi kan göra en kreditkontroll av gruppledaren för att se att det inte finns betalningsanmärkningar. Den registreras inte hos kreditupplysningsföretagen. Uppgifterna hämtas från ${creditSource(operator)}, som i sin tur har dem från bland annat Kronofogden.`,
    ),
    paragraph(
      `När en kreditupplysning lämnas om dig får du samtidigt en kopia från kreditupplysningsföretaget, utan kostnad. Där står vilka uppgifter som har lämnats och vem som har frågat. Det följer av ${LAWS.creditReports}. Är något fel i kopian rättar kreditupplysningsföretaget det.`,
    ),
  ),
  section(
    'automatiska-beslut',
    'Automatiska beslut och profilering',
    paragraph(
      'Kreditkontrollen kan göras automatiskt. Då är det uppgiften om betalningsanmärkningar som avgör om du kan bli gruppledare, och ett nej betyder att gruppen behöver en annan gruppledare. Du har alltid rätt att få beslutet prövat av en människa hos oss, att lämna din syn på saken och att bestrida det (artikel 22 i GDPR).',
    ),
    paragraph(
      'I övrigt fattar vi inga beslut om dig som är enbart automatiska, och vi använder inte dina uppgifter till profilering.',
    ),
  ),
  section(
    'barn',
    'Barn och unga',
    paragraph(
      'Många som säljer är unga. En medlem som inte är myndig ska ha sin vårdnadshavares godkännande för att skapa ett konto. Vi begär inte fler uppgifter av unga än vad försäljningen kräver, och vi gör ingen kreditkontroll av dem.',
    ),
    paragraph(
      `Den som är yngre än ${withUnit(CHILD_CONSENT_AGE_YEARS, 'år')} kan inte själv samtycka till kakor eller annat som kräver samtycke på nätet. Det gör vårdnadshavaren. En vårdnadshavare kan också använda barnets rättigheter enligt den här policyn.`,
    ),
  ),
];
