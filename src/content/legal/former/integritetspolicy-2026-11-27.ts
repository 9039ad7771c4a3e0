export const text = {
  title: 'Integritets- och kakpolicy',
  lead: 'Vilka uppgifter vi har om dig, varför vi har dem, hur länge de finns kvar och vad du kan bestämma själv.',
  description:
    'Så behandlar Säljrundan personuppgifter och kakor: ändamål, rättslig grund, lagringstider, mottagare och dina rättigheter.',
  dateLabel: 'Gäller från och med den',
  date: { year: 2026, month: 11, day: 27 },
  sections: [
    {
      id: 'ansvarig',
      title: 'Vem som ansvarar',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Exempelbolaget AB, organisationsnummer 000000-0000, Exempelgatan 1, 000 00 Exempelstad, är personuppgiftsansvarig. Frågor skickar du till ',
            { link: 'support@saljrundan.example', href: 'mailto:support@saljrundan.example' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Policyn gäller den här webbplatsen, medlemssidorna och webbshopparna. Reglerna finns i EU:s dataskyddsförordning (GDPR). Gruppen ansvarar själv för det den gör utanför plattformen.',
        },
      ],
    },
    {
      id: 'uppgifter',
      title: 'Vilka uppgifter vi har',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              { strong: 'Gruppledare:' },
              ' namn, personnummer, adress, e-post, telefon, svar från BankID och kreditkontrollen, gruppens namn, leveransadress, utbetalningskonto, försäljningar och fakturor.',
            ],
            [{ strong: 'Medlem:' }, ' namn, e-post eller telefon, grupp, webbshop och det du säljer.'],
            [
              { strong: 'Kund:' },
              ' namn, e-post, telefon, beställning och säljare, betalning, returer och reklamationer.',
            ],
            [
              { strong: 'Besökare på webbplatsen:' },
              ' ip-adress, teknisk information om webbläsaren och dina val om kakor.',
            ],
            [
              { strong: 'Du som söker bland produkter eller frågor:' },
              ' orden skickas till vår server medan du skriver, så att du får svar. Vi sparar dem inte, varken på servern eller i någon logg. Den som driver servern åt oss kan ha en del av dem kvar i några dagar, för att stoppa missbruk.',
            ],
            [
              { strong: 'Du som delar eller öppnar en länk med en webbshop:' },
              ' inga. Adressen och namnet stannar i webbläsaren.',
            ],
            [
              { strong: 'Du som skriver till oss:' },
              ' namn, kontaktuppgifter och det du berättar. Skriv inget känsligt, till exempel om hälsa.',
            ],
            [
              { strong: 'Du som använder formuläret för att ångra ett köp:' },
              ' vi visar dig ett färdigt meddelande och sparar inget.',
            ],
          ],
        },
      ],
    },
    {
      id: 'kallor',
      title: 'Varifrån uppgifterna kommer',
      blocks: [
        {
          kind: 'paragraph',
          text: 'De flesta får vi av dig, eller av medlemmen som lägger in en beställning åt dig. Om gruppledaren får vi uppgifter från BankID och från ett kreditupplysningsföretag. Betalpartnern berättar när du har betalat.',
        },
      ],
    },
    {
      id: 'maste-du',
      title: 'Måste du lämna uppgifter?',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              { strong: 'Gruppledare, medlem och kund:' },
              ' ja. Utan dem kan vi inte registrera gruppen, öppna webbshoppen eller ta emot beställningen.',
            ],
            [{ strong: 'Besökare:' }, ' nej. Du kan läsa allt utan att uppge något och utan att godkänna kakor.'],
          ],
        },
      ],
    },
    {
      id: 'bankid',
      title: 'BankID och kreditkontroll',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Gruppledaren legitimerar sig med BankID. Så vet vi vem som svarar för fakturan och att personen är gammal nog, och därför behöver vi personnumret.',
        },
        {
          kind: 'paragraph',
          text: 'Vi kan göra en kreditkontroll för att se om det finns betalningsanmärkningar. Den registreras inte hos kreditupplysningsföretagen. Uppgifterna hämtas från ett kreditupplysningsföretag. Lämnas en kreditupplysning om dig får du samtidigt en kopia från kreditupplysningsföretaget, utan kostnad, enligt 11 § kreditupplysningslagen (1973:1173).',
        },
      ],
    },
    {
      id: 'automatiska-beslut',
      title: 'Automatiska beslut',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Kreditkontrollen kan göras automatiskt. Har du betalningsanmärkningar behöver gruppen en annan gruppledare. Du har rätt att få beslutet prövat av en människa, att lämna din syn på saken och att bestrida det (artikel 22 i GDPR). Vi fattar inga andra helt automatiska beslut, och använder inte dina uppgifter till profilering.',
        },
      ],
    },
    {
      id: 'barn',
      title: 'Barn och unga',
      blocks: [
        {
          kind: 'paragraph',
          text: 'En medlem som inte är myndig ska ha sin vårdnadshavares godkännande. Vi begär bara det som försäljningen kräver, och gör ingen kreditkontroll. För den som är yngre än 13 år samtycker vårdnadshavaren till kakor. Vårdnadshavaren kan också använda barnets rättigheter.',
        },
      ],
    },
    {
      id: 'andamal',
      title: 'Varför, och hur länge',
      blocks: [
        {
          kind: 'table',
          caption: 'Ändamål, rättslig grund och lagringstid',
          head: ['Ändamål', 'Rättslig grund', 'Hur länge'],
          rows: [
            ['Registrera gruppen och veta vem gruppledaren är', 'Avtal', 'Högst två år'],
            [
              'Bedöma om gruppledaren kan betala fakturan',
              'Berättigat intresse: att få betalt för varorna',
              'Högst två år',
            ],
            ['Ge medlemmen konto och webbshop', 'Avtal', 'Högst två år'],
            ['Ta emot och leverera beställningar, ta hand om returer', 'Avtal', 'Högst två år'],
            ['Svara på frågor', 'Berättigat intresse: att kunna hjälpa dig', 'Högst två år'],
            ['Ta betalt, betala ut och fakturera', 'Avtal', 'I sju år'],
            ['Bokföra', 'Rättslig förpliktelse: bokföringslagen (1999:1078)', 'I sju år'],
            ['Ta hand om reklamationer', 'Rättslig förpliktelse: konsumentköplagen (2022:260)', 'I sju år'],
            [
              'Lämna uppgifter om säljare till Skatteverket, när vi måste',
              'Rättslig förpliktelse: 22 c kap. skatteförfarandelagen (2011:1244), DAC7',
              'I sju år',
            ],
            [
              'Hålla plattformen säker och stoppa missbruk',
              'Berättigat intresse: en säker plattform som fungerar',
              'Tills saken är utredd',
            ],
            [
              'Försvara eller driva rättsliga krav',
              'Berättigat intresse: att få en tvist prövad',
              'Tills kravet är avgjort eller preskriberat',
            ],
            ['Förstå hur webbplatsen används', 'Samtycke', 'Tills du tar tillbaka samtycket'],
            ['Marknadsföra oss', 'Samtycke', 'Tills du tar tillbaka samtycket'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'De två åren räknas från din senaste aktivitet, de sju så som bokföringslagen anger. En kund kan reklamera i tre år: det tar vi hand om med uppgifterna om köpet och betalningen, som finns kvar.',
        },
        {
          kind: 'paragraph',
          text: 'När tiden är ute raderar vi uppgifterna eller gör dem anonyma. Behövs en uppgift för flera ändamål gäller den längsta tiden.',
        },
      ],
    },
    {
      id: 'mottagare',
      title: 'Vilka som får se uppgifterna',
      blocks: [
        { kind: 'paragraph', text: 'Vi säljer inte personuppgifter, och delar dem bara med den som behöver dem:' },
        {
          kind: 'list',
          items: [
            [
              { strong: 'Gruppen:' },
              ' medlemmen och gruppledaren ser din beställning. Gruppledaren ser vad medlemmarna säljer.',
            ],
            [
              { strong: 'Betalpartnern' },
              ' tar emot och betalar ut pengar och är själv personuppgiftsansvarig för ',
              { link: 'betalningarna', href: '/rocker' },
              '.',
            ],
            [{ strong: 'Transportföretag:' }, ' namn, adress och telefonnummer till den som tar emot leveransen.'],
            [
              { strong: 'It-leverantörer:' },
              ' driver servrar, e-post och felrapportering åt oss, som personuppgiftsbiträden.',
            ],
            [{ strong: 'BankID:' }, ' det som behövs för att veta vem gruppledaren är.'],
            [{ strong: 'Kreditupplysningsföretag:' }, ' gruppledarens personnummer, för kreditkontrollen.'],
            [{ strong: 'Revisor och advokat:' }, ' det som behövs för bokslut och tvister.'],
            [{ strong: 'Inkassoföretag:' }, ' det som behövs för att kräva in en obetald faktura.'],
            [{ strong: 'Myndigheter och domstolar:' }, ' när lagen kräver det.'],
          ],
        },
      ],
    },
    {
      id: 'utanfor-eu',
      title: 'Utanför EU och EES',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Uppgifter får lämnas dit bara om EU-kommissionen har beslutat att skyddet är tillräckligt, eller om vi har avtalat om EU-kommissionens standardavtalsklausuler och de extra skydd som behövs.',
        },
        {
          kind: 'paragraph',
          text: [
            'Vill du ha en kopia av skydden? Skriv till ',
            { link: 'support@saljrundan.example', href: 'mailto:support@saljrundan.example' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'sakerhet',
      title: 'Säkerhet',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Trafiken är krypterad, och bara den som behöver en uppgift i sitt arbete kommer åt den. Händer något som är en risk för dig anmäler vi det till Integritetsskyddsmyndigheten. Är risken hög berättar vi det för dig.',
        },
      ],
    },
    {
      id: 'rattigheter',
      title: 'Dina rättigheter',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ strong: 'Tillgång:' }, ' få veta vilka uppgifter vi har om dig och få en kopia av dem.'],
            [{ strong: 'Rättelse:' }, ' få fel rättade och ofullständiga uppgifter kompletterade.'],
            [
              { strong: 'Radering:' },
              ' få bort uppgifter som inte längre behövs. Det som lagen kräver, som bokföring, får vi inte radera.',
            ],
            [
              { strong: 'Begränsning:' },
              ' få användningen stoppad medan vi till exempel utreder om en uppgift är riktig.',
            ],
            [
              { strong: 'Dataportabilitet:' },
              ' få ut det du har lämnat med stöd av avtal eller samtycke, i ett format som går att flytta.',
            ],
            [
              { strong: 'Invändning:' },
              ' säga nej till det som bygger på berättigat intresse. Vi slutar då, om vi inte har tvingande skäl eller ett rättsligt krav. Direkt marknadsföring slutar vi alltid med.',
            ],
            [{ strong: 'Ta tillbaka samtycke:' }, ' när som helst. Det påverkar inte det vi gjorde innan.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Skriv till ',
            { link: 'support@saljrundan.example', href: 'mailto:support@saljrundan.example' },
            '. Det kostar ingenting, och du får svar inom en månad. Tar det längre tid berättar vi varför. Vi kan behöva kontrollera att det är du.',
          ],
        },
      ],
    },
    {
      id: 'klagomal',
      title: 'Om du vill klaga',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Säg gärna till oss först. Du har också rätt att klaga hos Integritetsskyddsmyndigheten (IMY): ',
            { link: 'www.imy.se', href: 'https://www.imy.se/' },
            ', Box 8114, 104 20 Stockholm.',
          ],
        },
      ],
    },
    {
      id: 'kakor',
      title: 'Kakor och annan lagring',
      blocks: [
        {
          kind: 'paragraph',
          text: 'En kaka (cookie) är en liten textfil som en webbplats sparar i din webbläsare. Vi räknar lokal lagring och sessionslagring dit. Enligt 9 kap. 28 § lagen (2022:482) om elektronisk kommunikation får vi spara det som behövs för en tjänst som du har bett om. Annat kräver ditt samtycke, per kategori:',
        },
        {
          kind: 'list',
          items: [
            [{ strong: 'Nödvändiga:' }, ' får webbplatsen att fungera och minnas dina val. De är alltid på.'],
            [{ strong: 'Statistik:' }, ' visar oss hur webbplatsen används. De är av tills du slår på dem.'],
            [
              { strong: 'Marknadsföring:' },
              ' visar och mäter annonser. De är av tills du slår på dem. Just nu har vi inga sådana.',
            ],
          ],
        },
      ],
    },
    {
      id: 'kaklista',
      title: 'Det vi sparar',
      blocks: [
        {
          kind: 'table',
          caption: 'Kakor och annan lagring på webbplatsen',
          head: ['Namn', 'Slag och kategori', 'Leverantör och part', 'Vad den gör', 'Hur länge'],
          rows: [
            [
              'cc_cookie',
              'Kaka, Nödvändiga',
              'Exempelbolaget AB. Förstapart',
              'Minns ditt val om kakor: kategorier och tjänster, frågans version och om den gällde inspelning, när du svarade första och senaste gången, ett slumpmässigt id, språk och när valet går ut',
              '182 dagar. Safari kan ta bort den efter 7 dagar',
            ],
            [
              'scroll, list',
              'Sessionslagring, Nödvändiga',
              'Exempelbolaget AB. Förstapart',
              'Minns var på sidan du var, och din sökning i sortimentet, när du går tillbaka',
              'Tills du stänger fliken',
            ],
            [
              'webbshop',
              'Sessionslagring, Nödvändiga',
              'Exempelbolaget AB. Förstapart',
              'Minns webbshoppen och förnamnet i en länk, eller dina egna',
              'Tills du stänger fliken',
            ],
            [
              'flik',
              'Sessionslagring, Nödvändiga',
              'Exempelbolaget AB. Förstapart',
              'Ett slumpmässigt id som håller isär önskelappar i olika flikar',
              'Tills du stänger fliken',
            ],
            [
              'lapp',
              'Sessionslagring och lokal lagring, Nödvändiga',
              'Exempelbolaget AB. Förstapart',
              'Minns varorna på din önskelapp, och när en webbshop öppnades eller togs bort, så att rätt lapp och rätt webbshop visas. Inga namn',
              'Tills du stänger fliken. I den lokala lagringen 60 minuter efter din senaste ändring, eller tills webbplatsen öppnas nästa gång efter det',
            ],
            [
              'access_token',
              'Lokal lagring, Nödvändiga',
              'Exempelbolaget AB. Förstapart',
              'Visar att du är inloggad på medlemssidorna',
              'Tills du loggar ut',
            ],
            [
              'sentryReplaySession',
              'Sessionslagring, Statistik',
              'Sentry, för felrapporter. Förstapart',
              'Håller ihop den maskerade inspelningen av ett besök, när vi spelar in besök',
              'Tills du stänger fliken',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Förstapart: bara den här webbplatsen kan läsa uppgiften. Tredjepartskakor använder vi inte.',
        },
      ],
    },
    {
      id: 'kakval',
      title: 'Ändra ditt val',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ändra ditt val när du vill, med ”Hantera kakor” längst ned på sidorna. Stänger du av en kategori tar vi bort dess kakor, och sidan laddas om. Valet gäller i 182 dagar, men webbläsaren Safari kan glömma det redan efter 7 dagar. Sedan frågar vi igen. Du kan också ta bort kakor i webbläsaren. Post- och telestyrelsen (PTS) har tillsyn över reglerna.',
        },
      ],
    },
    {
      id: 'felrapporter',
      title: 'Felrapporter',
      blocks: [
        {
          kind: 'paragraph',
          text: 'När något går fel kan en rapport skickas till den tjänst som hjälper oss att hitta fel: vad som gick fel, på vilken sida och i vilken webbläsare. Den är inställd på att inte lägga till personuppgifter. Grunden är vårt berättigade intresse: en webbplats som fungerar.',
        },
        {
          kind: 'paragraph',
          text: 'Spelar vi in besök säger vi det när vi frågar om kakor. Har du då godkänt Statistik får tjänsten också tekniska loggar, mätningar av hur snabb sidan är och en inspelning av besöket. All text maskeras, och alla bilder och filmer tas bort, innan något lämnar din webbläsare. Grunden är ditt samtycke.',
        },
      ],
    },
    {
      id: 'andringar',
      title: 'Ändringar',
      blocks: [
        {
          kind: 'paragraph',
          text: 'En ny text läggs ut här, med den dag då den börjar gälla. Har vi din e-postadress skriver vi till dig före en viktig ändring. Gäller den något du har samtyckt till frågar vi på nytt.',
        },
      ],
    },
  ],
} as const;
