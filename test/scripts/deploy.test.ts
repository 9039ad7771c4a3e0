import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import configuration from '../../docs/configuration.md?raw';
import { findPlaceholders } from '../../scripts/deploy/placeholders.ts';

describe('the check before a deployment', () => {
  // The tests' own provider has replaced the address of the product API.
  it('names every placeholder of wrangler.toml, and the documentation tells the operator to replace each', () => {
    const placeholders = findPlaceholders({ ...env, PROVIDER_API_URL: 'https://api.saljrundan.example' });
    expect([...placeholders].sort()).toEqual([
      'COMPANY_NAME',
      'COMPANY_SEAT',
      'CONTACT_EMAIL',
      'FACEBOOK_URL',
      'ILLUSTRATION_CREDIT_URL',
      'INSTAGRAM_URL',
      'LINKEDIN_URL',
      'MEMBERS_SITE_URL',
      'ORGANISATION_NUMBER',
      'POSTAL_ADDRESS',
      'PROVIDER_API_URL',
      'PUBLIC_ORIGIN',
      'SUPPORT_EMAIL',
      'TIKTOK_URL',
      'VAT_NUMBER',
    ]);
    for (const name of placeholders.filter((variable) => !/FACEBOOK|INSTAGRAM|LINKEDIN|TIKTOK/.test(variable))) {
      expect(configuration).toContain(`\`${name}\``);
    }
  });

  it('passes the details of a company', () => {
    expect(
      findPlaceholders({
        PUBLIC_ORIGIN: 'https://www.saljrundan.se',
        COMPANY_NAME: 'Runda Exempel AB',
        ORGANISATION_NUMBER: '556000-0000',
        VAT_NUMBER: 'SE556000000001',
        CONTACT_EMAIL: 'hej@example.se',
        START_URL: '',
        VERSION: { id: 'x.example' },
      }),
    ).toEqual([]);
  });

  it.each([
    'https://www.saljrundan.example/',
    'hej@saljrundan.example',
    '000000-0000',
    'SE000000000001',
    'Exempelstad',
  ])('takes %s for a placeholder', (value) => {
    expect(findPlaceholders({ NAME: value })).toEqual(['NAME']);
  });
});
