import { CONSENT_COOKIE_DAYS, CONSENT_COOKIE_NAME } from '../../../domain/consent.ts';
import { CONSENT_CATEGORY_NAMES as CATEGORY, CONSENT_POLICY_ANCHOR, MANAGE_CONSENT } from '../../consent.ts';
import { list, paragraph, type Section } from '../../document.ts';
import { withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { mail, section, table, term } from '../markup.ts';
import { LAWS } from '../statutes.ts';

export const privacyCookies = (operator: Operator): readonly Section[] => {
  const own = `${operator.companyName}. Förstapart`;
  return [
    section(
      'kakor',
      'Kakor och annan lagring',
      paragraph(
        'En kaka (cookie) är en liten textfil som en webbplats sparar i din webbläsare. Webbläsaren har också lokal lagring och sessionslagring, som fungerar på ett liknande sätt. Samma regler gäller för alla tre, och här kallar vi dem kakor.',
      ),
      paragraph(
        `Enligt ${LAWS.electronicCommunications} får vi spara sådant som är nödvändigt för en tjänst som du har bett om. Till allt annat behöver vi ditt samtycke. Du väljer per kategori:`,
      ),
      list(
        term(`${CATEGORY.necessary}:`, 'behövs för att webbplatsen ska fungera och minnas dina val. De är alltid på.'),
        term(
          `${CATEGORY.analytics}:`,
          'hjälper oss att förstå hur webbplatsen används. De är av tills du slår på dem.',
        ),
        term(
          `${CATEGORY.marketing}:`,
          'används för att visa och mäta annonser. De är av tills du slår på dem. Just nu sparar vi inga sådana.',
        ),
      ),
      paragraph('Säger du nej fungerar webbplatsen ändå.'),
    ),
    section(
      'kaklista',
      'Det vi sparar i din webbläsare',
      table(
        'Kakor och annan lagring på webbplatsen',
        ['Namn', 'Slag och kategori', 'Leverantör och part', 'Vad den gör', 'Hur länge'],
        [
          CONSENT_COOKIE_NAME,
          `Kaka, ${CATEGORY.necessary}`,
          own,
          'Minns ditt val om kakor: vilka kategorier och tjänster du har godkänt, vilken version av frågan du har svarat på, när du svarade första och senaste gången, ett slumpmässigt id, språk och när valet går ut',
          withUnit(CONSENT_COOKIE_DAYS, 'dagar'),
        ],
        [
          'scroll',
          `Sessionslagring, ${CATEGORY.necessary}`,
          own,
          'Minns hur långt ned på sidan du var, så att du hamnar rätt när du går tillbaka',
          'Tills du stänger fliken',
        ],
        [
          'access_token',
          `Lokal lagring, ${CATEGORY.necessary}`,
          own,
          'Visar att du är inloggad. Finns bara om du har loggat in på medlemssidorna',
          'Tills du loggar ut eller tar bort den',
        ],
        [
          'sentryReplaySession',
          `Sessionslagring, ${CATEGORY.analytics}`,
          'Sentry, som vi använder för felrapporter. Förstapart',
          `Felrapporteringens session: håller ihop den maskerade inspelningen av ett besök. Finns bara om du har godkänt ${CATEGORY.analytics}`,
          'Tills du stänger fliken',
        ],
      ),
      paragraph(
        'Förstapart betyder att uppgiften sparas av den här webbplatsen, och att ingen annan webbplats kan läsa den. Tredjepartskakor använder vi inte.',
      ),
      paragraph(
        'Börjar vi använda fler tjänster fyller vi på tabellen. Behöver de ditt samtycke frågar vi dig på nytt. Medlemssidorna och andra webbplatser som vi länkar till har egna kakor och informerar om dem där.',
      ),
    ),
    section(
      CONSENT_POLICY_ANCHOR,
      'Ändra ditt val',
      paragraph(
        `Längst ned på sidorna finns ”${MANAGE_CONSENT}”. Där ser du ditt val och kan ändra det när du vill. Stänger du av en kategori tar vi bort de kakor som hör till den, och sidan laddas om. Ditt val gäller i ${withUnit(CONSENT_COOKIE_DAYS, 'dagar')} från det att du gör det. Sedan frågar vi igen.`,
      ),
      paragraph([
        'Du kan också ta bort eller spärra kakor i webbläsarens inställningar. Fungerar något inte som det ska skriver du till ',
        mail(operator.supportEmail),
        '.',
      ]),
      paragraph('Post- och telestyrelsen (PTS) har tillsyn över reglerna om kakor.'),
    ),
    section(
      'felrapporter',
      'Felrapporter',
      paragraph(
        'När något går fel på webbplatsen kan en rapport skickas till den tjänst vi använder för att hitta fel. Den innehåller vad som gick fel, vilken sida det gällde och vilken sorts webbläsare du har. Tjänsten är inställd på att inte själv lägga till personuppgifter. Den rättsliga grunden är vårt berättigade intresse av en webbplats som fungerar.',
      ),
      paragraph(
        `Har du godkänt ${CATEGORY.analytics} tar tjänsten också emot tekniska loggar och mätningar av hur lång tid en sida tar att visa, och spelar in hur sidan såg ut under besöket. All text maskeras, och alla bilder och filmer tas bort, innan något lämnar din webbläsare. Den rättsliga grunden är ditt samtycke.`,
      ),
    ),
    section(
      'andringar',
      'Ändringar',
      paragraph(
        'När vi ändrar policyn lägger vi ut den nya texten här, med den dag då den börjar gälla. Är ändringen viktig för dig och vi har din e-postadress skriver vi till dig innan dess. Gäller den något du har samtyckt till frågar vi dig på nytt.',
      ),
    ),
  ];
};
