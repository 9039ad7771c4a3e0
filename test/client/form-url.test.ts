import { expect, it } from 'vitest';
import { toFormUrl } from '../../client/behaviours/share/form-url.ts';

it('the shared URL of a form is the one that submitting it leads to', () => {
  expect(
    toFormUrl('https://saljrundan.example/?utm_source=x#kalkylator', [
      ['deltagare', '12'],
      ['produkter', '20'],
    ]),
  ).toBe('https://saljrundan.example/?deltagare=12&produkter=20#kalkylator');
});
