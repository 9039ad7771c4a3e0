import { describe, expect, it } from 'vitest';
import { findEarly, findRefusals, readServedVersions } from '../../scripts/deploy/served-texts.ts';
import { groupTerms as createGroupTerms } from '../../src/content/legal/group-terms.ts';
import { LEGAL_TEXTS } from '../../src/content/legal/legal-texts.ts';
import { readLegalVersions } from '../../src/content/legal/legal-versions.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';

type Vars = Readonly<Record<string, string>>;

const ORIGIN = 'https://www.saljrundan.example';
const TEXTS = Object.keys(LEGAL_TEXTS);
const { groupTerms, purchaseTerms, privacy } = PATHS;

const operatorOf = (vars: Vars) => createTestApp({ vars }).deps.config.operator;

const readServed = (vars: Vars = {}) => {
  const site = createTestApp({ vars });
  return readServedVersions(ORIGIN, async (url) => site.get(new URL(url).pathname));
};

/** The texts that must not replace those of a site without the values `vars`. */
const refusedWith = async (vars: Vars) => {
  const served = await readServed();
  if ('reason' in served) throw new Error(served.reason);
  return findRefusals(served, await readLegalVersions(operatorOf(vars)), {}).map((refusal) => refusal.split(' ')[0]);
};

describe('the legal texts of a deployment', () => {
  it('are those that the site states when nothing has changed', async () => {
    const served = await readServed();
    expect(served).toEqual(await readLegalVersions(operatorOf({})));
    expect(served).toMatchObject(TEXTS.map((path) => ({ path, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })));
  });

  it.each<[string, Vars, readonly string[]]>([
    ['payment partner', { PAYMENT_PARTNER_NAME: 'Annan Betalning AB' }, TEXTS],
    ['licence of the partner', { PAYMENT_PARTNER_LICENCE: 'bank' }, [groupTerms, purchaseTerms]],
    ['recipient of data', { DATA_RECIPIENTS: '[{"category":"it","name":"Moln AB"}]' }, [privacy]],
    ['company name', { COMPANY_NAME: 'Runda AB' }, TEXTS],
    ['organisation number', { ORGANISATION_NUMBER: '556000-0000' }, TEXTS],
    ['answering time', { ANSWER_TIME: 'inom fem arbetsdagar' }, TEXTS],
  ])('are refused with another %s under the same date', async (_case, vars, paths) => {
    expect(await refusedWith(vars)).toEqual(paths);
  });

  it('are accepted with other contact details, which must be right at once', async () => {
    const vars = {
      CONTACT_EMAIL: 'ny@saljrundan.example',
      SUPPORT_EMAIL: 'hjalp@saljrundan.example',
      POSTAL_ADDRESS: 'Gatan 2, 123 45 Borås',
    };
    expect(await refusedWith({ ...vars, CONTACT_PHONE: '08-465 004 01', CONTACT_PHONE_HOURS: 'vardagar' })).toEqual([]);
    expect(await refusedWith({ ...vars, CONTACT_PHONE: '', CONTACT_PHONE_HOURS: '' })).toEqual([]);
  });

  const SERVED = { path: groupTerms, date: '2025-01-02', digest: 'a' };
  const KEPT = { ...createGroupTerms(operatorOf({})), date: { year: 2025, month: 1, day: 2 } };

  it.each([
    ['2025-01-02', 'changes, and is still dated 2025-01-02.'],
    ['2025-01-01', 'changes, but its date 2025-01-01 is before 2025-01-02, that of the served text.'],
    ['2025-01-03', 'changes, and nobody could read the version of 2025-01-02 any more.'],
  ])('are refused when they change and are dated %s', (date, reason) => {
    expect(findRefusals([SERVED], [{ ...SERVED, date, digest: 'b' }], {})).toEqual([`${groupTerms} ${reason}`]);
  });

  it('are refused when one of them disappears', () => {
    expect(findRefusals([SERVED], [{ ...SERVED, path: purchaseTerms }], {})).toEqual([`${groupTerms} disappears.`]);
  });

  it('are accepted with a later date when the served version is kept, or when only the date changes', () => {
    const next = { ...SERVED, date: '2025-01-03' };
    expect(findRefusals([SERVED], [next], {})).toEqual([]);
    expect(findRefusals([SERVED], [{ ...next, digest: 'b' }], { [groupTerms]: [KEPT] })).toEqual([]);
  });

  it('are named when they are served before the day from which they apply', () => {
    expect(findEarly([SERVED], '2025-01-02')).toEqual([]);
    expect(findEarly([SERVED], '2025-01-01')).toEqual([
      `${groupTerms} is dated 2025-01-02, and is served before that day.`,
    ]);
  });

  it.each<[string, () => Promise<Response>, boolean]>([
    ['fails', async () => new Response('', { status: 502 }), true],
    ['states none', async () => new Response('[]'), true],
    ['is another one', async () => new Response('<h1>Parkerad</h1>'), true],
    ['hangs', () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')), true],
    ['does not exist', () => Promise.reject(new TypeError('fetch failed')), false],
  ])('cannot be compared when the site %s', async (_case, ask, hasAnswer) => {
    const reason = expect.stringContaining(`${ORIGIN}/legal-texts.json `);
    expect(await readServedVersions(ORIGIN, ask)).toEqual({ reason, hasAnswer });
  });
});
