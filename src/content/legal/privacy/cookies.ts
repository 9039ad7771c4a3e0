import { CONSENT_COOKIE_DAYS, CONSENT_COOKIE_NAME } from '../../../domain/consent.ts';
import { CONSENT_CATEGORY_NAMES as CATEGORY, CONSENT_POLICY_ANCHOR, MANAGE_CONSENT } from '../../consent.ts';
import { list, paragraph, type Section } from '../../document.ts';
import { withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { section, table, term } from '../markup.ts';
import { LAWS } from '../statutes.ts';

const UNTIL_CLOSED = 'Tills du stänger fliken';

export const privacyCookies = (operator: Operator): readonly Section[] => {
  const own = `${operator.companyName}. Förstapart`;
  return [
    section(
      'kakor',
      'Kakor och annan lagring',
      paragraph(
        `En kaka (cookie) är en liten textfil som en webbplats sparar i din webbläsare. Vi räknar lokal lagring och sessionslagring dit. Enligt ${LAWS.electronicCommunications} får vi spara det som behövs för en tjänst som du har bett om. Annat kräver ditt samtycke, per kategori:`,
      ),
      list(
        term(`${CATEGORY.necessary}:`, 'får webbplatsen att fungera och minnas dina val. De är alltid på.'),
        term(`${CATEGORY.analytics}:`, 'visar oss hur webbplatsen används. De är av tills du slår på dem.'),
        term(
          `${CATEGORY.marketing}:`,
          'visar och mäter annonser. De är av tills du slår på dem. Just nu har vi inga sådana.',
        ),
      ),
    ),
    section(
      'kaklista',
      'Det vi sparar',
      table(
        'Kakor och annan lagring på webbplatsen',
        ['Namn', 'Slag och kategori', 'Leverantör och part', 'Vad den gör', 'Hur länge'],
        [
          CONSENT_COOKIE_NAME,
          `Kaka, ${CATEGORY.necessary}`,
          own,
          'Minns ditt val om kakor: kategorier och tjänster, frågans version, när du svarade första och senaste gången, ett slumpmässigt id, språk och när valet går ut',
          withUnit(CONSENT_COOKIE_DAYS, 'dagar'),
        ],
        [
          'scroll, list',
          `Sessionslagring, ${CATEGORY.necessary}`,
          own,
          'Minns var på sidan du var, och din sökning i sortimentet, när du går tillbaka',
          UNTIL_CLOSED,
        ],
        [
          'webbshop',
          `Sessionslagring, ${CATEGORY.necessary}`,
          own,
          'Minns webbshoppen och förnamnet i en länk, eller dina egna',
          UNTIL_CLOSED,
        ],
        ['lapp', `Sessionslagring, ${CATEGORY.necessary}`, own, 'Minns varorna på din önskelapp', UNTIL_CLOSED],
        [
          'access_token',
          `Lokal lagring, ${CATEGORY.necessary}`,
          own,
          'Visar att du är inloggad på medlemssidorna',
          'Tills du loggar ut',
        ],
        [
          'sentryReplaySession',
          `Sessionslagring, ${CATEGORY.analytics}`,
          'Sentry, för felrapporter. Förstapart',
          'Håller ihop den maskerade inspelningen av ett besök',
          UNTIL_CLOSED,
        ],
      ),
      paragraph('Förstapart: bara den här webbplatsen kan läsa uppgiften. Tredjepartskakor använder vi inte.'),
    ),
    section(
      CONSENT_POLICY_ANCHOR,
      'Ändra ditt val',
      paragraph(
        `Ändra ditt val när du vill, med ”${MANAGE_CONSENT}” längst ned på sidorna. Stänger du av en kategori tar vi bort dess kakor, och sidan laddas om. Valet gäller i ${withUnit(CONSENT_COOKIE_DAYS, 'dagar')}. Sedan frågar vi igen. Du kan också ta bort kakor i webbläsaren. Post- och telestyrelsen (PTS) har tillsyn över reglerna.`,
      ),
    ),
    section(
      'felrapporter',
      'Felrapporter',
      paragraph(
        'När något går fel kan en rapport skickas till den tjänst som hjälper oss att hitta fel: vad som gick fel, på vilken sida och i vilken webbläsare. Den är inställd på att inte lägga till personuppgifter. Grunden är vårt berättigade intresse: en webbplats som fungerar.',
      ),
      paragraph(
        `Har du godkänt ${CATEGORY.analytics} får tjänsten också tekniska loggar och mätningar av hur snabb sidan är, och spelar in besöket. All text maskeras, och alla bilder och filmer tas bort, innan något lämnar din webbläsare. Grunden är ditt samtycke.`,
      ),
    ),
    section(
      'andringar',
      'Ändringar',
      paragraph(
        'En ny text läggs ut här, med den dag då den börjar gälla. Har vi din e-postadress skriver vi till dig före en viktig ändring. Gäller den något du har samtyckt till frågar vi på nytt.',
      ),
    ),
  ];
};
