import { CONSENT_CATEGORY_NAMES, type ConsentTexts } from './consent.ts';

export const consentSwedish: ConsentTexts = {
  banner: {
    title: 'Får vi spara kakor i din webbläsare?',
    text: 'Du bestämmer om statistik och marknadsföring. Just nu sparar vi inga sådana kakor. Du kan ändra dig längst ned på sidan.',
    revisionMessage: 'Vi har något nytt att fråga om.',
    manage: 'Välj själv',
    policy: 'Integritetspolicy',
    contact: 'Kontakta oss',
  },
  dialog: {
    title: 'Välj vilka kakor vi får spara',
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
      text: 'Ska visa oss hur webbplatsen används och var den krånglar. Just nu mäter vi inget och sparar inga sådana kakor.',
    },
    marketing: {
      name: CONSENT_CATEGORY_NAMES.marketing,
      text: 'Används för att visa och mäta annonser. Just nu sparar vi inga sådana kakor.',
    },
  },
  recordings: {
    banner:
      'Du bestämmer om statistik och marknadsföring. Säger du ja till statistik får vi spela in ditt besök, med all text maskerad. Du kan ändra dig längst ned på sidan.',
    analytics:
      'Visar oss hur webbplatsen används och var den krånglar. Vi mäter hur snabbt sidorna visas och spelar in besök med all text maskerad och alla bilder borttagna.',
  },
  said: {
    all: 'Du har godkänt alla kakor.',
    necessary: 'Du har avvisat alla kakor som inte är nödvändiga.',
    save: 'Dina val är sparade.',
  },
};
