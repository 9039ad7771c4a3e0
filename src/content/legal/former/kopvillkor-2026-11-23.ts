export const text = {
  title: 'Köpvillkor',
  lead: 'Det här gäller när du köper av en klass, ett lag eller en förening som säljer med Säljrundan.',
  description:
    'Köpvillkor för dig som handlar av en grupp på Säljrundan: priser, betalning, leverans, ångerrätt, returer och reklamation.',
  dateLabel: 'Gäller från och med den',
  date: { year: 2026, month: 11, day: 23 },
  sections: [
    {
      id: 'saljare',
      title: 'Vem du handlar av',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            { strong: 'Säljaren är gruppen' },
            ': den klass, det lag eller den förening som webbshoppen tillhör. Gruppen lämnar ut varorna till dig, tar emot ångrade köp och reklamationer och betalar tillbaka.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            { strong: 'Förmedlare är vi' },
            ', Exempelbolaget AB, organisationsnummer 000000-0000, Exempelgatan 1, 000 00 Exempelstad. Vi driver Säljrundan, förmedlar köpet och ansvarar för att varorna är felfria när gruppen får dem.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Konsumentköplagen (2022:260) gäller också när säljaren inte är en näringsidkare, om köpet förmedlas för säljaren av en näringsidkare. Då svarar både förmedlaren och säljaren för säljarens skyldigheter enligt lagen. Vi är näringsidkare och förmedlar köpet, så du väljer om du vänder dig till gruppen eller till oss.',
        },
        {
          kind: 'paragraph',
          text: [
            'Frågor om ditt köp? Fråga gärna först medlemmen du handlade av eller gruppledaren, som företräder gruppen. Du kan också skriva till ',
            { link: 'hej@saljrundan.example', href: 'mailto:hej@saljrundan.example' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'priser',
      title: 'Varor och priser',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Priset står vid varje vara i webbshoppen, i svenska kronor och med moms. En förpackning kan se annorlunda ut än på bilden.',
        },
        {
          kind: 'paragraph',
          text: 'Beskrivningen visar det som leverantören har lämnat: för livsmedel ansvarigt företag, ingredienser, näringsvärde och förvaring, för andra varor tillverkarens namn och adress och säkerhetsvarningar. Fråga oss om något saknas. Är du allergisk läser du ingredienserna innan du beställer, och tittar alltid på förpackningen också.',
        },
      ],
    },
    {
      id: 'bestallning',
      title: 'Beställning och avtal',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Du beställer i medlemmens webbshop, eller ber medlemmen lägga in beställningen åt dig, på telefon eller vid dörren. Först ska du få veta vad varorna kostar sammanlagt, vilken grupp som säljer och att du har ångerrätt.',
        },
        {
          kind: 'paragraph',
          text: 'I webbshoppen ser du hela beställningen innan du skickar den, och kan ändra den och rätta dina uppgifter. Annars säger du till medlemmen om något ska rättas.',
        },
        {
          kind: 'paragraph',
          text: 'Avtalet ingås på svenska, när din beställning är lagd. Du ska få en bekräftelse, som är din kopia av avtalet, med e-post eller på papper: vid dörren direkt, annars senast med varorna. Ringer medlemmen upp dig för att sälja gäller köpet först när du efter samtalet har godkänt erbjudandet skriftligt.',
        },
        {
          kind: 'paragraph',
          text: 'Ångrar du dig innan gruppen har skickat in sin beställning till oss säger du till medlemmen, så tas din beställning bort och du får pengarna tillbaka. Det får du också om en vara tar slut.',
        },
        { kind: 'paragraph', text: 'Är du inte myndig behöver du din vårdnadshavares godkännande.' },
      ],
    },
    {
      id: 'betalning',
      title: 'Betalning',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Du betalar med Swish i webbshoppen, eller digitalt när du får varorna. Kontanter behövs inte. Du betalar ingen frakt.',
        },
        {
          kind: 'paragraph',
          text: [
            'Betalningen går genom ',
            { link: 'vår betalpartner', href: '/rocker' },
            '. Betalpartnern förvarar pengarna åt gruppen och betalar ut dem till gruppens utbetalningskonto: ett bankkonto eller ett Swish-nummer.',
          ],
        },
      ],
    },
    {
      id: 'leverans',
      title: 'Leverans',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Varorna kommer normalt till gruppen inom 14 arbetsdagar efter sista beställningsdagen. Sista beställningsdagen står i webbshoppen. Sedan kommer du och medlemmen överens om när och hur du får dem.',
        },
        {
          kind: 'paragraph',
          text: 'Du ska ha varorna senast 30 dagar efter sista beställningsdagen. Gruppen ansvarar för dem tills du har fått dem. Blir de försenade får du vänta med att betala. Kommer de inte heller inom en skälig extra tid som du har gett gruppen får du häva köpet och få pengarna tillbaka.',
        },
      ],
    },
    {
      id: 'angerratt',
      title: 'Ångerrätt enligt lag',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            {
              strong:
                'Du får ångra köpet inom 14 dagar från den dag du fick varorna, hur du än beställde: i webbshoppen, på telefon eller vid dörren.',
            },
            ' Du får också ångra det innan varorna har kommit. Rätten följer av lagen (2005:59) om distansavtal och avtal utanför affärslokaler (distansavtalslagen). Gruppen har åtagit sig att ge dig den i varje köp, oavsett summa och även om gruppen inte är näringsidkare.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Meddela gruppen inom den tiden. Du behöver inte säga varför. Se ',
            { link: 'hur du gör', href: '/angra' },
            ' och ',
            { link: 'standardblanketten', href: '/angra#blankett' },
            ', som du får använda om du vill.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Lämna eller skicka tillbaka varorna till gruppen inom 14 dagar från ditt meddelande. Gruppen står för frakten. Du får undersöka varan som i en butik. Har du använt den mer än så kan gruppen göra ett avdrag.',
        },
        { kind: 'paragraph', text: 'Ångerrätten gäller inte för' },
        {
          kind: 'list',
          items: [
            'förseglade varor som av hälso- eller hygienskäl inte kan lämnas tillbaka när förseglingen är bruten, till exempel öppnade livsmedel',
            'varor som snabbt blir gamla',
            'varor som har tillverkats efter dina önskemål eller fått en tydlig personlig prägel.',
          ],
        },
      ],
    },
    {
      id: 'returratt',
      title: 'Lämna tillbaka en oöppnad vara',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Utöver ångerrätten finns plattformens egen returrätt. En oöppnad vara får lämnas tillbaka inom 15 dagar från köpet eller leveransen, det som sker sist. Den ska vara felfri och i nyskick. Returen är fraktfri. Varan ska vara inlämnad senast den dag då gruppens faktura ska vara betald, även om tiden då blir kortare. Gruppen vet vilken dag det är. Din ångerrätt påverkas inte.',
        },
        {
          kind: 'paragraph',
          text: 'Lämna varan till medlemmen du handlade av eller till gruppledaren. Det kostar dig ingenting.',
        },
      ],
    },
    {
      id: 'aterbetalning',
      title: 'Återbetalning',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Har du ångrat köpet betalar gruppen tillbaka allt du har betalat, utan dröjsmål och senast inom 14 dagar från ditt meddelande. Gruppen får vänta tills varorna har kommit tillbaka eller du har visat att du har skickat dem. Vid en retur får du hela priset tillbaka när gruppen har fått varan. Pengarna kommer på samma sätt som du betalade, om du och gruppen inte bestämmer något annat.',
        },
      ],
    },
    {
      id: 'reklamation',
      title: 'Om något är fel på varan',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Är varan trasig, fel eller sämre än du hade rätt att vänta dig får du reklamera den i tre år från det att du fick den, enligt konsumentköplagen (2022:260). En matvara behöver bara hålla till sitt bäst före-datum.',
        },
        {
          kind: 'paragraph',
          text: [
            'Säg till medlemmen, gruppledaren eller oss på ',
            { link: 'hej@saljrundan.example', href: 'mailto:hej@saljrundan.example' },
            ' inom skälig tid efter att du märkte felet. Inom två månader är det alltid i tid. Det kostar dig ingenting, inte heller i frakt.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Du har i första hand rätt till en ny vara eller att felet rättas till. Går det inte, eller tar det för lång tid, har du rätt till ett lägre pris eller att häva köpet och få pengarna tillbaka. Du kan också ha rätt till skadestånd. Ett fel som visar sig inom två år anses ha funnits från början, om inte gruppen eller vi visar något annat eller det inte stämmer med felets eller varans art.',
        },
        {
          kind: 'paragraph',
          text: [
            'Innan du beställer ska du se EU:s meddelande om de rättigheterna, som finns i ',
            {
              link: 'genomförandeförordning (EU) 2025/1960',
              href: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
            },
            '.',
          ],
        },
      ],
    },
    {
      id: 'tvist',
      title: 'Om ni inte kommer överens',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Prata gärna först med gruppen, och skriv sedan till ',
            { link: 'hej@saljrundan.example', href: 'mailto:hej@saljrundan.example' },
            '. Svensk lag gäller för köpet. Du kan också få hjälp utifrån:',
          ],
        },
        {
          kind: 'list',
          items: [
            'Kommunens konsumentvägledning och Konsumentverket ger råd utan kostnad.',
            [
              'Allmänna reklamationsnämnden (ARN), ',
              { link: 'www.arn.se', href: 'https://www.arn.se/' },
              ', Box 174, 101 23 Stockholm, prövar utan kostnad tvister med företag, till exempel med oss som förmedlare, över en viss summa. Anmäl inom ett år från det att du först klagade.',
            ],
            'Du kan vända dig till svensk allmän domstol.',
          ],
        },
      ],
    },
    {
      id: 'force-majeure',
      title: 'Hinder som ingen råder över',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Den som hindras av något utanför sin kontroll, som inte rimligen gick att förutse eller undvika, är fri från ansvar så länge hindret varar, men ska säga till så snart det går. Det kan vara krig, strejk, myndighetsbeslut eller avbrott i el, betalningar eller transporter.',
        },
        {
          kind: 'paragraph',
          text: 'Har du inte längre nytta av varorna får du häva köpet och få pengarna tillbaka. Dina rättigheter enligt konsumentlagarna påverkas inte.',
        },
      ],
    },
    {
      id: 'personuppgifter',
      title: 'Dina personuppgifter',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Medlemmen du handlar av och gruppledaren ser din beställning. Resten står i ',
            { link: 'integritets- och kakpolicyn', href: '/integritetspolicy' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: ['Läs också ', { link: 'hur tillgänglig webbplatsen är', href: '/tillganglighet' }, '.'],
        },
      ],
    },
    {
      id: 'andringar',
      title: 'Ändringar',
      blocks: [
        {
          kind: 'paragraph',
          text: 'För ditt köp gäller de villkor som fanns här när du beställde. Spara eller skriv ut sidan om du vill ha dem kvar.',
        },
      ],
    },
  ],
} as const;
