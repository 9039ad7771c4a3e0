import { describe, expect, it } from 'vitest';
import { createMarkupAllowlist } from '../../client/behaviours/consent/markup-allowlist.ts';
import { toTranslation } from '../../client/behaviours/consent/translation.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';

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
