import type { ConsentTexts } from './consent.ts';

export const consentEnglish: ConsentTexts = {
  banner: {
    title: 'For now we store only necessary cookies',
    text: 'Your answer on analytics and marketing changes nothing today. We will ask again before we start.',
    revisionMessage: 'We have something new to ask you.',
    manage: 'Customise',
    policy: 'Privacy policy',
    contact: 'Contact us',
  },
  dialog: {
    title: 'Your choices about cookies',
    text: 'You choose by category and can change your mind at any time.',
    save: 'Save my choices',
    close: 'Close without saving',
    policy: 'Read about the cookies in our privacy policy',
    alwaysOn: 'Always on',
    allow: (category) => `Allow ${category.toLowerCase()}`,
  },
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  categories: {
    necessary: {
      name: 'Necessary',
      text: 'Needed for the site to work and to remember your choices, such as your answer here.',
    },
    analytics: {
      name: 'Analytics',
      text: 'Meant to show us how the site is used and where it fails. At present we measure nothing.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Meant to show and measure advertisements. At present we store no such cookies.',
    },
  },
  recordings: {
    title: 'May we store cookies?',
    banner:
      'Analytics and marketing are up to you. With analytics we may record visits, with all text masked. You can change your mind at any time at the bottom of the page.',
    analytics:
      'Shows us how the site is used and where it fails. We measure how fast pages appear and record visits with all text masked and all pictures removed.',
  },
  said: {
    all: 'You have said yes to analytics and marketing.',
    necessary: 'You have said no to analytics and marketing.',
    save: 'Your choices are saved.',
  },
};
