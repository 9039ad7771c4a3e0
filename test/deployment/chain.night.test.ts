import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Step } from './support/cloudflare.ts';
import { HOSTS, startOperator } from './support/operator.ts';

const WORKER = 'saljrundan-web';

/** Steps that Wrangler itself retries when the API fails. */
const RETRIED: readonly Step[] = ['files', 'script', 'version'];

const exitCodeOf = (step: Step, status: number): number => (status >= 500 && RETRIED.includes(step) ? 0 : 1);

/** An operator whose site is live. */
const startLive = async () => {
  await using started = new AsyncDisposableStack();
  const operator = started.use(await startOperator());
  expect(await operator.deploy('--tested')).toMatchObject({ code: 0 });
  const [first] = operator.cloudflare.scripts.get(WORKER)?.versions ?? [];
  const parts = started.move();
  return { ...operator, first, [Symbol.asyncDispose]: () => parts.disposeAsync() };
};

describe('a deployment', () => {
  it('can be tried before the first one without any request to Cloudflare', async () => {
    await using operator = await startOperator();
    const { cloudflare, deploy } = operator;
    const { code, output } = await deploy('--tested', '--dry-run');
    expect(output).toContain('--dry-run: exiting now.');
    expect(output).toContain('The legal texts are not compared. ');
    expect(code).toBe(0);
    expect(cloudflare.requests()).toBe(0);
  });

  it('replaces the version and keeps the namespace, and a rollback brings the former version back', async () => {
    await using operator = await startLive();
    const { cloudflare, checkout, deploy, first, write } = operator;
    write({ NOTICE_TEXT: 'Leveransen är sen.' });
    cloudflare.refuse('view', 400);
    const second = await deploy('--tested');
    expect(second.output).toContain(`The address of version ${first?.id} is taken to be PUBLIC_ORIGIN.`);
    expect(second).toMatchObject({ code: 0, output: expect.not.stringContaining('legal texts') });
    expect(cloudflare.namespaces).toHaveLength(1);
    const live = cloudflare.versionAt(HOSTS.production);
    expect(live?.id).not.toBe(first?.id);
    expect(live?.vars.NOTICE_TEXT).toBe('Leveransen är sen.');
    expect(live?.namespaces).toEqual(first?.namespaces);
    const rollback = await checkout.run('wrangler', 'rollback', '--env', '', '-m', 'why');
    expect(rollback.output).toContain('SUCCESS');
    expect(rollback.code).toBe(0);
    expect(cloudflare.versionAt(HOSTS.production)?.id).toBe(first?.id);
  });

  it('of changed values alone deploys the same code', async () => {
    await using operator = await startLive();
    const { cloudflare, checkout, deploy, write } = operator;
    write({ CONTACT_PHONE: '08-465 004 00', NOTICE_TEXT: 'Leveransen är sen.' });
    const values = await deploy('--values');
    expect(values).toMatchObject({ code: 0, output: expect.not.stringContaining('legal texts') });
    expect(cloudflare.versionAt(HOSTS.production)?.vars.CONTACT_PHONE).toBe('08-465 004 00');

    write({ PAYMENT_PARTNER_NAME: 'Annan Betalning AB', CONTACT_PHONE: '08-465 004 00' });
    for (const option of ['--values', '--tested']) {
      const refused = await deploy(option);
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/The legal texts cannot change like this .*:\n {2}\/allmanna-villkor changes/);
    }
    expect(cloudflare.scripts.get(WORKER)?.versions).toHaveLength(2);

    write();
    checkout.write('src/new.ts', 'export {};\n');
    checkout.commit('site: add a file');
    expect(await deploy('--values')).toMatchObject({ code: 1, output: expect.stringContaining('src/new.ts') });
  });

  it('of a new version of a legal text keeps the former version online', async () => {
    await using operator = await startLive();
    const { cloudflare, checkout, deploy } = operator;
    const source = 'src/content/legal/purchase-terms.ts';
    const archive = () => checkout.run('node', 'scripts/archive-text.ts', '/kopvillkor');
    checkout.replace(source, 'lead: `', 'lead: `Nytt. ');
    expect(await archive()).toMatchObject({
      code: 1,
      output: expect.stringContaining('differs from the text in this clone'),
    });
    checkout.replace(source, 'lead: `Nytt. ', 'lead: `');
    expect(await archive()).toMatchObject({ code: 0 });
    expect(await archive()).toMatchObject({ code: 1, output: expect.stringContaining('is there already') });

    checkout.replace(source, 'lead: `', 'lead: `Nytt. ');
    const files = readdirSync(join(checkout.folder, 'src/content/legal/former')).sort();
    const file = files.findLast((name) => name.startsWith('kopvillkor-')) ?? '';
    const date = file.slice('kopvillkor-'.length, -'.ts'.length);
    checkout.commit('terms: say it anew');
    const undated = await deploy('--tested');
    expect(undated).toMatchObject({ code: 1, output: expect.stringContaining(`is still dated ${date}`) });
    expect(undated.output).toMatch(/^\+ +lead: `Nytt\. /m);

    const [year, month, day] = date.split('-').map(Number);
    checkout.replace(source, `{ year: ${year}, month: ${month}, day: ${day} }`, '{ year: 2999, month: 1, day: 2 }');
    checkout.commit('terms: date the new version');
    const lost = await deploy('--tested');
    expect(lost).toMatchObject({ code: 1, output: expect.stringContaining(`the version of ${date} any more`) });

    const former = 'src/content/legal/former-texts.ts';
    checkout.replace(former, '[PATHS.purchaseTerms]: [', '[PATHS.purchaseTerms]: [text, ');
    checkout.replace(former, '\n\n/**', `\nimport { text } from './former/${file}';\n\n/**`);
    checkout.commit('terms: keep the former version');
    const { code, output } = await deploy('--tested');
    expect(output).toContain('/kopvillkor is dated 2999-01-02, and is served before that day');
    expect(code).toBe(0);
    expect(await operator.ask('/kopvillkor')).toContain('Nytt. ');
    expect(await operator.ask(`/kopvillkor/${date}`)).not.toContain('Nytt. ');
    expect(await operator.ask(`/kopvillkor/${date}`)).toContain('Det här är en tidigare version.');
    expect(cloudflare.scripts.get(WORKER)?.versions).toHaveLength(2);
  });

  it('to another address is compared with what the former address serves', async () => {
    await using operator = await startLive();
    const { cloudflare, deploy, write } = operator;
    write({ PUBLIC_ORIGIN: `https://${HOSTS.staging}`, PAYMENT_PARTNER_NAME: 'Annan Betalning AB' });
    const moved = await deploy('--tested');
    expect(moved).toMatchObject({ code: 1, output: expect.stringContaining('/kopvillkor changes') });
    write({ PUBLIC_ORIGIN: `https://${HOSTS.staging}` });
    expect(await deploy('--tested')).toMatchObject({ code: 0 });
    expect(cloudflare.versionAt(HOSTS.staging)).toBeDefined();
  });

  it('over a failing version is refused, unless the operator says that nothing can be compared', async () => {
    await using operator = await startLive();
    const { cloudflare, deploy, first, write } = operator;
    const script = cloudflare.scripts.get(WORKER);
    if (!first || !script) throw new Error('nothing is live');
    script.versions.unshift({
      ...first,
      id: 'failing',
      source: 'export default { fetch() { throw new Error("x"); } };',
    });
    script.deployments.unshift({ id: 'bad', created_on: '2030-01-01', versions: [{ version_id: 'failing' }] });
    write({ NOTICE_TEXT: 'Leveransen är sen.' });
    const refused = await deploy('--tested');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('The legal texts are not compared') });
    expect(await deploy('--tested', '--uncompared')).toMatchObject({ code: 0 });
  });

  it('of staging is another Worker with its own namespace, and no search engine indexes it', async () => {
    await using operator = await startLive();
    const { cloudflare, deploy, first, write } = operator;
    write({ PUBLIC_ORIGIN: `https://${HOSTS.staging}` }, 'operator.staging.env');
    expect(await deploy('--tested', '--env', 'staging')).toMatchObject({ code: 0 });
    const staging = cloudflare.versionAt(HOSTS.staging);
    expect(staging?.vars).toMatchObject({ NOINDEX: 'true', ENVIRONMENT: 'staging', COMPANY_NAME: 'Runda AB' });
    expect(cloudflare.namespaces.map(({ title }) => title)).toEqual([
      'saljrundan-web-catalogue-snapshot',
      'saljrundan-web-staging-catalogue-snapshot',
    ]);
    expect(staging?.namespaces.CATALOGUE_SNAPSHOT).toBe(cloudflare.namespaces[1]?.id);
    expect(cloudflare.versionAt(HOSTS.production)?.id).toBe(first?.id);

    // Nobody has agreed to a legal text on staging.
    write({ PUBLIC_ORIGIN: `https://${HOSTS.staging}`, ANSWER_TIME: 'inom en vecka' }, 'operator.staging.env');
    const other = await deploy('--tested', '--env=staging');
    expect(other).toMatchObject({ code: 0, output: expect.stringContaining('/kopvillkor changes') });
  });

  it('of a trial needs no values, and uses the sandbox provider', async () => {
    await using operator = await startOperator();
    const { cloudflare, checkout, deploy } = operator;
    checkout.write('operator.env', '');
    expect(await deploy('--tested', '--trial')).toMatchObject({ code: 0 });
    expect([...cloudflare.scripts.keys()]).toEqual(['saljrundan-sandbox', 'saljrundan-trial']);
    expect(cloudflare.versionAt(HOSTS.trial)?.vars).toMatchObject({
      PROVIDER_API_URL: 'https://saljrundan-sandbox.account.workers.dev',
      NOINDEX: 'true',
    });
    expect(cloudflare.namespaces).toEqual([]);
  });

  it.each<[Step, number]>([
    ['files', 400],
    ['files', 500],
    ['namespace', 400],
    ['namespace', 500],
    ['script', 400],
    ['script', 500],
    ['domain', 400],
    ['domain', 500],
    ['trigger', 400],
    ['trigger', 500],
  ])('that is the first one can be repeated after "%s" has answered %i', async (step, status) => {
    await using operator = await startOperator();
    const { cloudflare, deploy } = operator;
    cloudflare.refuse(step, status);
    const { code, output } = await deploy('--tested');
    expect(cloudflare.refusals()).toEqual([]);
    expect(code).toBe(exitCodeOf(step, status));
    const live = cloudflare.scripts.get(WORKER)?.versions[0];
    if (code === 1) {
      const said = live ? `Version ${live.id} is live, but Wrangler failed after that` : 'Nothing is deployed.';
      expect(output).toContain(said);
      expect(output.includes(`https://${HOSTS.production}/healthz: `)).toBe(live !== undefined);
    }
    expect(output).not.toMatch(/^\s+at /m);
    expect(await deploy('--tested')).toMatchObject({ code: 0 });
    expect(cloudflare.namespaces).toHaveLength(1);
    const [namespace] = cloudflare.namespaces;
    expect(cloudflare.versionAt(HOSTS.production)?.namespaces).toEqual({ CATALOGUE_SNAPSHOT: namespace?.id });
    expect(cloudflare.scripts.get(WORKER)).toMatchObject({ hosts: [HOSTS.production], crons: ['*/2 * * * *'] });
  });

  it.each<[Step, number]>([
    ['files', 400],
    ['version', 400],
    ['version', 500],
    ['deployment', 400],
    ['deployment', 500],
  ])('that fails at "%s" with %i leaves the former version running', async (step, status) => {
    await using operator = await startLive();
    const { cloudflare, checkout, deploy, first, write } = operator;
    write({ NOTICE_TEXT: 'Leveransen är sen.' });
    checkout.write('public/new.txt', step);
    checkout.commit('site: add a file');
    cloudflare.refuse(step, status);
    const { code, output } = await deploy('--tested');
    expect(cloudflare.refusals()).toEqual([]);
    expect(code).toBe(exitCodeOf(step, status));
    if (code === 1) {
      expect(output).toContain(`Version ${first?.id} still runs.`);
      expect(cloudflare.versionAt(HOSTS.production)?.id).toBe(first?.id);
      expect(await deploy('--tested')).toMatchObject({ code: 0 });
    }
    expect(cloudflare.versionAt(HOSTS.production)?.vars.NOTICE_TEXT).toBe('Leveransen är sen.');
  });
});
