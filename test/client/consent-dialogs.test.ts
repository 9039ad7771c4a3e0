/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { consentConfiguration } from '../../client/behaviours/consent/configuration.ts';
import { createMarkupAllowlist } from '../../client/behaviours/consent/markup-allowlist.ts';
import { toTranslation } from '../../client/behaviours/consent/translation.ts';
import library from '../../node_modules/vanilla-cookieconsent/dist/cookieconsent.esm.js?raw';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { CONSENT_LOCK_RELEASE_MS, CONSENT_SHOW_DELAY_MS } from '../../src/domain/consent.ts';

describe('the configuration of the consent library', () => {
  it('names and scopes the cookie as specified', () => {
    const { cookie, revision } = consentConfiguration('opt-in');
    expect(cookie).toEqual({ name: 'cc_cookie', path: '/', sameSite: 'Lax', secure: true, expiresAfterDays: 182 });
    expect(revision).toBe(0);
  });

  it('disables optional categories with opt-in and enables them with opt-out', () => {
    const enabled = (mode: 'opt-in' | 'opt-out') =>
      Object.entries(consentConfiguration(mode).categories).map(([name, category]) => [name, category.enabled]);
    expect(enabled('opt-in')).toEqual([
      ['necessary', true],
      ['analytics', false],
      ['marketing', false],
    ]);
    expect(enabled('opt-out').every(([, on]) => on)).toBe(true);
    expect(consentConfiguration('opt-out').categories.necessary.readOnly).toBe(true);
  });

  it('clears the cookies of a category when it is rejected and reloads the page', () => {
    const { cookies, reloadPage } = consentConfiguration('opt-in').categories.analytics.autoClear ?? {};
    expect(cookies).toContainEqual({ name: '_gid' });
    expect(reloadPage).toBe(true);
  });

  it('matches the delays that are hard-coded in the library', () => {
    expect(library).toContain(`'cc--anim')),${CONSENT_SHOW_DELAY_MS})`);
    expect(library).toContain(`}),${CONSENT_LOCK_RELEASE_MS})`);
  });
});

describe.each([
  ['Swedish', consentSwedish],
  ['English', consentEnglish],
])('the consent dialogs in %s', (_, texts) => {
  const translation = toTranslation(texts);
  const isAllowed = createMarkupAllowlist(translation);

  it('allow the markup that the library writes', () => {
    const { title, description = '', revisionMessage = '', footer } = translation.consentModal;
    expect(isAllowed(title ?? '')).toBe(true);
    expect(isAllowed(footer ?? '')).toBe(true);
    expect(isAllowed(description.replace('{{revisionMessage}}', ''))).toBe(true);
    expect(isAllowed(description.replace('{{revisionMessage}}', revisionMessage))).toBe(true);
    for (const { title: name = '', description: text = '' } of translation.preferencesModal.sections) {
      expect([name, text].filter(Boolean).every(isAllowed)).toBe(true);
    }
    expect(isAllowed('<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 19.5 4.5 L 4.5 19.5"/></svg>')).toBe(true);
  });

  it('refuse all other markup', () => {
    expect(isAllowed('<img src=x onerror=alert(1)>')).toBe(false);
    expect(isAllowed(`${translation.consentModal.title}<b>`)).toBe(false);
    expect(isAllowed('<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 1 1"/></svg><script></script>')).toBe(
      false,
    );
  });
});
