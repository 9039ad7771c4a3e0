import type { ConsentTexts } from '../../../src/content/consent.ts';
import { consentEnglish } from '../../../src/content/consent-en.ts';
import { consentSwedish } from '../../../src/content/consent-sv.ts';
import { announce } from '../../plumbing/announce.ts';
import { storedConsent } from './publish.ts';

/**
 * Announces the stored answer to screen readers, in the language in which it was given. `answer` is the way in which it
 * was given, if known.
 */
export const sayAnswer = (answer?: keyof ConsentTexts['said']): void => {
  const { accepted, record } = storedConsent();
  // The browser may refuse cookies.
  if (!record) return;
  const { said } = record.languageCode === 'en' ? consentEnglish : consentSwedish;
  // The necessary category is always accepted.
  announce(said[answer ?? (accepted.length === 1 ? 'necessary' : 'save')], record.languageCode);
};
