import { expect, it } from 'vitest';
import { addressOfForm } from '../../client/behaviours/share/shared-address.ts';

it('a form shares the address that it would lead to', () => {
  expect(
    addressOfForm('https://saljrundan.example/?utm_source=x#kalkylator', [
      ['deltagare', '12'],
      ['produkter', '20'],
    ]),
  ).toBe('https://saljrundan.example/?deltagare=12&produkter=20#kalkylator');
});
