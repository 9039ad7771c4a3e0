import type { Translation } from 'vanilla-cookieconsent';
import type { ConsentTexts } from '../../../src/content/consent.ts';
import { CONSENT_CATEGORIES } from '../../../src/domain/consent.ts';

/** A link without a URL, so that all markup is constant. `dialogs.ts` sets the URL. */
const linkTo = (target: 'policy' | 'contact', label: string): string => `<a data-to="${target}">${label}</a>`;

/** The site's texts in the library's format. `isRecording`: whether the site records the visits of those who allow it. */
export const toTranslation = (
  { banner, dialog, acceptAll, rejectAll, categories, recordings }: ConsentTexts,
  isRecording: boolean,
): Translation => ({
  consentModal: {
    title: isRecording ? recordings.title : banner.title,
    description: `{{revisionMessage}}${isRecording ? recordings.banner : banner.text}`,
    revisionMessage: `<strong>${banner.revisionMessage}</strong> `,
    acceptAllBtn: acceptAll,
    acceptNecessaryBtn: rejectAll,
    showPreferencesBtn: banner.manage,
    footer: `${linkTo('policy', banner.policy)}${linkTo('contact', banner.contact)}`,
  },
  preferencesModal: {
    title: dialog.title,
    acceptAllBtn: acceptAll,
    acceptNecessaryBtn: rejectAll,
    savePreferencesBtn: dialog.save,
    closeIconLabel: dialog.close,
    sections: [
      { description: dialog.text },
      ...CONSENT_CATEGORIES.map((category) => ({
        title: `${categories[category].name}${category === 'necessary' ? ` <span>${dialog.alwaysOn}</span>` : ''}`,
        description: isRecording && category === 'analytics' ? recordings.analytics : categories[category].text,
        linkedCategory: category,
      })),
      { description: linkTo('policy', dialog.policy) },
    ],
  },
});
