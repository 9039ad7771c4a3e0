/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { consentConfiguration } from '../../client/behaviours/consent/configuration.ts';
import { createMarkupTest } from '../../client/behaviours/consent/own-markup.ts';
import { toTranslation } from '../../client/behaviours/consent/translation.ts';
import library from '../../node_modules/vanilla-cookieconsent/dist/cookieconsent.esm.js?raw';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { CONSENT_LOCK_RELEASE_MS, CONSENT_SHOW_DELAY_MS } from '../../src/domain/consent.ts';

describe('the consent library', () => {
  it('writes the record as specified', () => {
    const { cookie, revision } = consentConfiguration('opt-in');
    expect(cookie).toEqual({ name: 'cc_cookie', path: '/', sameSite: 'Lax', secure: true, expiresAfterDays: 182 });
    expect(revision).toBe(0);
  });

  it('has the optional categories off until a yes, or on until a no', () => {
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

  it('clears the cookies of a category that is turned off', () => {
    const { cookies, reloadPage } = consentConfiguration('opt-in').categories.analytics.autoClear ?? {};
    expect(cookies).toContainEqual({ name: '_gid' });
    expect(reloadPage).toBe(true);
  });

  it('keeps the delays that cannot be set', () => {
    expect(library).toContain(`'cc--anim')),${CONSENT_SHOW_DELAY_MS})`);
    expect(library).toContain(`}),${CONSENT_LOCK_RELEASE_MS})`);
  });
});

describe.each([
  ['Swedish', consentSwedish],
  ['English', consentEnglish],
])('markup in %s', (_, texts) => {
  const translation = toTranslation(texts);
  const isOwn = createMarkupTest(translation);

  it('is let through where the library writes it', () => {
    const { title, description = '', revisionMessage = '', footer } = translation.consentModal;
    expect(isOwn(title ?? '')).toBe(true);
    expect(isOwn(footer ?? '')).toBe(true);
    expect(isOwn(description.replace('{{revisionMessage}}', ''))).toBe(true);
    expect(isOwn(description.replace('{{revisionMessage}}', revisionMessage))).toBe(true);
    for (const { title: name = '', description: text = '' } of translation.preferencesModal.sections) {
      expect([name, text].filter(Boolean).every(isOwn)).toBe(true);
    }
    expect(isOwn('<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 19.5 4.5 L 4.5 19.5"/></svg>')).toBe(true);
  });

  it('is refused when it is not ours', () => {
    expect(isOwn('<img src=x onerror=alert(1)>')).toBe(false);
    expect(isOwn(`${translation.consentModal.title}<b>`)).toBe(false);
    expect(isOwn('<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 1 1"/></svg><script></script>')).toBe(false);
  });

  it('explains every category', () => {
    const linked = translation.preferencesModal.sections.map(({ linkedCategory }) => linkedCategory).filter(Boolean);
    expect(linked).toEqual(['necessary', 'analytics', 'marketing']);
  });
});
