import { CONSENT_CATEGORY_NAMES, type ConsentTexts } from './consent.ts';

export const consentSwedish: ConsentTexts = {
  banner: {
    title: 'Just nu sparar vi bara nödvändiga kakor',
    text: 'Ditt svar om statistik och marknadsföring ändrar inget i dag. Vi frågar igen innan vi börjar.',
    revisionMessage: 'Vi har något nytt att fråga om.',
    manage: 'Välj själv',
    policy: 'Integritetspolicy',
    contact: 'Kontakta oss',
  },
  dialog: {
    title: 'Dina val om kakor',
    text: 'Du väljer per kategori och kan ändra dig när du vill.',
    save: 'Spara mina val',
    close: 'Stäng utan att spara',
    policy: 'Läs om kakorna i integritetspolicyn',
    alwaysOn: 'Alltid på',
    allow: (category) => `Tillåt ${category.toLowerCase()}`,
  },
  acceptAll: 'Godkänn alla',
  rejectAll: 'Avvisa alla',
  categories: {
    necessary: {
      name: CONSENT_CATEGORY_NAMES.necessary,
      text: 'Behövs för att webbplatsen ska fungera och minnas dina val, till exempel ditt svar här.',
    },
    analytics: {
      name: CONSENT_CATEGORY_NAMES.analytics,
      text: 'Ska visa oss hur webbplatsen används och var den krånglar. Just nu mäter vi inget.',
    },
    marketing: {
      name: CONSENT_CATEGORY_NAMES.marketing,
      text: 'Är till för att visa och mäta annonser. Just nu sparar vi inga sådana kakor.',
    },
  },
  recordings: {
    title: 'Får vi spara kakor i din webbläsare?',
    banner:
      'Du bestämmer om statistik och marknadsföring. Om du säger ja till statistik får vi spela in ditt besök, med all text maskerad. Du kan ändra dig längst ned på sidan.',
    analytics:
      'Visar oss hur webbplatsen används och var den krånglar. Vi mäter hur snabbt sidorna visas och spelar in besök med all text maskerad och alla bilder borttagna.',
  },
  said: {
    all: 'Du har sagt ja till statistik och marknadsföring.',
    necessary: 'Du har sagt nej till statistik och marknadsföring.',
    save: 'Dina val är sparade.',
  },
};
