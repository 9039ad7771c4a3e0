import { answerAndPhone } from '../../contact.ts';
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
      `${companyIdentity(operator)}, är personuppgiftsansvarig. Frågor skickar du till `,
      mail(operator.supportEmail),
      '.',
      ...answerAndPhone(operator),
    ]),
    paragraph(
      `Policyn gäller den här webbplatsen, medlemssidorna och webbshopparna. Reglerna finns i ${LAWS.gdpr}. Gruppen ansvarar själv för det den gör utanför plattformen.`,
    ),
  ),
  section(
    'uppgifter',
    'Vilka uppgifter vi har',
    list(
      term(
        'Gruppledare:',
        'namn, personnummer, adress, e-post, telefon, svar från BankID och kreditkontrollen, gruppens namn, leveransadress, utbetalningskonto, försäljningar och fakturor.',
      ),
      term('Medlem:', 'namn, e-post eller telefon, grupp, webbshop och det du säljer.'),
      term('Kund:', 'namn, e-post, telefon, beställning och säljare, betalning, returer och reklamationer.'),
      term('Besökare på webbplatsen:', 'ip-adress, teknisk information om webbläsaren och dina val om kakor.'),
      term('Du som delar eller öppnar en länk med en webbshop:', 'inga. Adressen och namnet stannar i webbläsaren.'),
      term(
        'Du som skriver till oss:',
        'namn, kontaktuppgifter och det du berättar. Skriv inget känsligt, till exempel om hälsa.',
      ),
      term(
        'Du som använder formuläret för att ångra ett köp:',
        'vi visar dig ett färdigt meddelande och sparar inget.',
      ),
    ),
  ),
  section(
    'kallor',
    'Varifrån uppgifterna kommer',
    paragraph(
      'De flesta får vi av dig, eller av medlemmen som lägger in en beställning åt dig. Om gruppledaren får vi uppgifter från BankID och från ett kreditupplysningsföretag. Betalpartnern berättar när du har betalat.',
    ),
  ),
  section(
    'maste-du',
    'Måste du lämna uppgifter?',
    list(
      term(
        'Gruppledare, medlem och kund:',
        'ja. Utan dem kan vi inte registrera gruppen, öppna webbshoppen eller ta emot beställningen.',
      ),
      term('Besökare:', 'nej. Du kan läsa allt utan att uppge något och utan att godkänna kakor.'),
    ),
  ),
  section(
    'bankid',
    'BankID och kreditkontroll',
    paragraph(
      'Gruppledaren legitimerar sig med BankID. Så vet vi vem som svarar för fakturan och att personen är gammal nog, och därför behöver vi personnumret.',
    ),
    paragraph(
      `Vi kan göra en kreditkontroll för att se om det finns betalningsanmärkningar. Den registreras inte hos kreditupplysningsföretagen. Uppgifterna hämtas från ${creditSource(operator)}. Lämnas en kreditupplysning om dig får du samtidigt en kopia från kreditupplysningsföretaget, utan kostnad, enligt ${LAWS.creditReports}.`,
    ),
  ),
  section(
    'automatiska-beslut',
    'Automatiska beslut',
    paragraph(
      'Kreditkontrollen kan göras automatiskt. Har du betalningsanmärkningar behöver gruppen en annan gruppledare. Du har rätt att få beslutet prövat av en människa, att lämna din syn på saken och att bestrida det (artikel 22 i GDPR). Vi fattar inga andra helt automatiska beslut, och använder inte dina uppgifter till profilering.',
    ),
  ),
  section(
    'barn',
    'Barn och unga',
    paragraph(
      `En medlem som inte är myndig ska ha sin vårdnadshavares godkännande. Vi begär bara det som försäljningen kräver, och gör ingen kreditkontroll. För den som är yngre än ${withUnit(CHILD_CONSENT_AGE_YEARS, 'år')} samtycker vårdnadshavaren till kakor. Vårdnadshavaren kan också använda barnets rättigheter.`,
    ),
  ),
];
