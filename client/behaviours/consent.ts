import { CONSENT_CATEGORIES } from '../../src/domain/consent.ts';
import { readConsentMode } from '../../src/shared/client-config.ts';
import { announceConsent, hasChosenElsewhere } from './consent/announce.ts';
import { acceptedCategories } from './consent/record.ts';

declare global {
  interface Document {
    /** Chromium alone has it: the page is made ready before anybody asks to see it. */
    readonly prerendering?: boolean;
  }
}

const loadDialogs = () => import('./consent/dialogs.ts');

/** Those whom the consent library takes for bots, known before it is fetched. */
const looksLikeBot = ({ userAgent, webdriver }: Navigator): boolean =>
  webdriver || /bot|crawl|spider|slurp|teoma/i.test(userAgent);

/** A frame is drawn only for a page that is seen; the task after it comes when the frame is on the screen. */
const askAfterFirstPaint = (): void => {
  requestAnimationFrame(() => setTimeout(() => loadDialogs().then((late) => late.askForConsent())));
};

const actOnRecord = (): void => {
  const accepted = acceptedCategories(document.cookie);
  if (accepted.length > 0) announceConsent(accepted);
  else if (!looksLikeBot(navigator)) {
    if (readConsentMode(document.body) === 'opt-out') announceConsent(CONSENT_CATEGORIES);
    askAfterFirstPaint();
  }
  // What runs by an answer that no longer holds ends with its page.
  addEventListener('visibilitychange', () => {
    if (hasChosenElsewhere()) location.reload();
  });
};

/** Asks a visitor who has not chosen, and lets everyone choose anew; the library comes only when one of them is due. */
export const startConsent = (): void => {
  const button = document.querySelector<HTMLElement>('[data-manage-consent]');
  button?.addEventListener('click', () => loadDialogs().then((late) => late.manageConsent(button)));
  // The visitor may choose on the page before while this one is made ready.
  if (document.prerendering) document.addEventListener('prerenderingchange', actOnRecord);
  else actOnRecord();
};
