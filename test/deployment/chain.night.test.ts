import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Behaviour } from '../support/faults.ts';
import type { Step } from './support/cloudflare.ts';
import { DATA_CENTRES, type DataCentre } from './support/edge.ts';
import { HOSTS, startOperator } from './support/operator.ts';

const WORKER = 'saljrundan-web';

/** Steps that Wrangler itself retries when the API fails. */
const RETRIED: readonly Step[] = ['namespace', 'files', 'script', 'version'];

const exitCodeOf = (step: Step, status: number): number => (status >= 500 && RETRIED.includes(step) ? 0 : 1);

/** An operator whose site is live. */
const startLive = async () => {
  await using started = new AsyncDisposableStack();
  const operator = started.use(await startOperator());
  expect(await operator.deployBuilt()).toMatchObject({ code: 0 });
  const [first] = operator.cloudflare.scripts.get(WORKER)?.versions ?? [];
  const parts = started.move();
  return { ...operator, first, [Symbol.asyncDispose]: () => parts.disposeAsync() };
};

const workflowSchema = z.object({
  jobs: z.object({
    deploy: z.object({ steps: z.array(z.looseObject({ name: z.string().optional(), run: z.string().optional() })) }),
  }),
});

/** What a step of deploy.yml runs. */
const stepOfWorkflow = (name: string): string => {
  const { steps } = workflowSchema.parse(parse(readFileSync('.github/workflows/deploy.yml', 'utf8'))).jobs.deploy;
  const run = steps.find((step) => step.name === name)?.run;
  if (run === undefined) throw new Error(`deploy.yml has no step "${name}"`);
  return run;
};

describe('a deployment', () => {
  it('can be tried before the first one without any request to Cloudflare', async () => {
    await using operator = await startOperator();
    const { cloudflare, deployBuilt } = operator;
    const { code, output } = await deployBuilt('--dry-run');
    expect(output).toContain('--dry-run: exiting now.');
    expect(output).toContain('The legal texts are not compared. ');
    expect(output).toContain('The product API:\n  https://api.saljrundan.se/products: 25 products, ');
    expect(code).toBe(0);
    expect(cloudflare.requests()).toBe(0);
  });

  it('replaces the version and keeps the namespace, and a rollback brings the former version back', async () => {
    await using operator = await startLive();
    const { cloudflare, checkout, deployBuilt, first, write } = operator;
    write({ NOTICE_TEXT: 'Leveransen är sen.' });
    cloudflare.refuse('view', 400);
    const second = await deployBuilt();
    expect(second.output).toContain(`The values of version ${first?.id} are unknown`);
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
    const { cloudflare, deployBuilt, write } = operator;
    write({ CONTACT_PHONE: '08-465 004 00', NOTICE_TEXT: 'Leveransen är sen.' });
    const values = await deployBuilt('--values');
    expect(values).toMatchObject({ code: 0, output: expect.not.stringContaining('legal texts') });
    expect(values.output).toContain(
      'These values change:\n  CONTACT_PHONE: "" becomes "08-465 004 00"\n  NOTICE_TEXT: "" becomes "Leveransen är sen."\n',
    );
    expect(cloudflare.versionAt(HOSTS.production)?.vars.CONTACT_PHONE).toBe('08-465 004 00');

    write({ PAYMENT_PARTNER_NAME: 'Annan Betalning AB', CONTACT_PHONE: '08-465 004 00' });
    for (const options of [['--values'], []]) {
      const refused = await deployBuilt(...options);
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/The legal texts cannot change like this .*:\n {2}\/allmanna-villkor changes/);
    }
    expect(cloudflare.scripts.get(WORKER)?.versions).toHaveLength(2);
  });

  it('of changed values from a clone with newer code says how to deploy them with the code that runs', async () => {
    await using operator = await startLive();
    const { cloudflare, checkout, deployBuilt, first, write } = operator;
    write({ NOTICE_TEXT: 'Leveransen är sen.' });
    checkout.write('src/new.ts', 'export {};\n');
    checkout.commit('site: add a file');
    const { code, output } = await deployBuilt('--values');
    expect(code).toBe(1);
    expect(output).toContain('  src/new.ts\n');
    const [, commands = ''] = output.split('run:\n');
    // The packages of this machine, in place of those that npm would install.
    const script = commands.replace('  npm run', '  ln -s "$OLDPWD/node_modules" .\n  npm run');
    const deployment = await checkout.run('sh', '-ec', script);
    expect(deployment.code, deployment.output).toBe(0);
    const live = cloudflare.versionAt(HOSTS.production);
    expect(live?.vars.NOTICE_TEXT).toBe('Leveransen är sen.');
    expect(live?.id).not.toBe(first?.id);
    const { release } = JSON.parse(await operator.textAt('/healthz'));
    expect(output).toContain(release);
    expect(release).not.toBe(checkout.head());
  });

  it('of changed values from GitHub takes the running commit, with the newest values even if they are committed', async () => {
    await using operator = await startLive();
    const { cloudflare, checkout, deployBuilt, write } = operator;
    const running = await checkout.run('git', 'rev-parse', 'HEAD');
    const step = stepOfWorkflow('Check out the commit that runs at the site');
    const folder = mkdtempSync(join(tmpdir(), 'runner-'));
    const checkOut = () => checkout.run('env', `RUNNER_TEMP=${folder}`, 'bash', '-e', '-c', step);

    checkout.write('src/new.ts', 'export {};\n');
    checkout.commit('site: add a file');
    write({ CONTACT_PHONE: '08-465 004 00' });
    expect(await checkOut()).toMatchObject({ code: 0 });
    expect(await checkout.run('git', 'rev-parse', 'HEAD')).toEqual(running);
    expect(await deployBuilt('--values')).toMatchObject({ code: 0 });
    expect(cloudflare.versionAt(HOSTS.production)?.vars.CONTACT_PHONE).toBe('08-465 004 00');

    await checkout.run('git', 'add', '--force', 'operator.env');
    checkout.commit('operator: keep the values');
    expect(await deployBuilt()).toMatchObject({ code: 0 });
    write({ CONTACT_PHONE: '08-465 004 01' });
    checkout.write('src/new.ts', 'export const x = 1;\n');
    checkout.commit('site: change a file and the values');
    expect(await checkOut()).toMatchObject({ code: 0 });
    expect(await deployBuilt('--values')).toMatchObject({ code: 0 });
    expect(cloudflare.versionAt(HOSTS.production)?.vars.CONTACT_PHONE).toBe('08-465 004 01');
    rmSync(folder, { recursive: true });
  });

  it('of a new version of a legal text keeps the former version online', async () => {
    await using operator = await startLive();
    const { cloudflare, checkout, deployBuilt } = operator;
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
    const undated = await deployBuilt();
    expect(undated).toMatchObject({ code: 1, output: expect.stringContaining(`is still dated ${date}`) });
    expect(undated.output).toMatch(/^\+ +lead: `Nytt\. /m);

    const [year, month, day] = date.split('-').map(Number);
    const before = "path: '/kopvillkor',\n    kind: 'legal',\n    menu: 'legal',\n    lastModified: ";
    checkout.replace(
      'src/domain/pages.ts',
      `${before}{ year: ${year}, month: ${month}, day: ${day} }`,
      `${before}{ year: 2999, month: 1, day: 2 }`,
    );
    checkout.commit('terms: date the new version');
    const lost = await deployBuilt();
    expect(lost).toMatchObject({ code: 1, output: expect.stringContaining(`the version of ${date} any more`) });

    const former = 'src/content/legal/former-texts.ts';
    checkout.replace(former, '[PATHS.purchaseTerms]: [', '[PATHS.purchaseTerms]: [text, ');
    checkout.replace(former, '\n\n/**', `\nimport { text } from './former/${file}';\n\n/**`);
    checkout.commit('terms: keep the former version');
    const { code, output } = await deployBuilt();
    expect(output).toContain('/kopvillkor is dated 2999-01-02, and is served before that day');
    expect(code).toBe(0);
    expect(await operator.textAt('/kopvillkor')).toContain('Nytt. ');
    expect(await operator.textAt(`/kopvillkor/${date}`)).not.toContain('Nytt. ');
    expect(await operator.textAt(`/kopvillkor/${date}`)).toContain('Det här är en tidigare version.');
    expect(cloudflare.scripts.get(WORKER)?.versions).toHaveLength(2);
  });

  it('to another address is compared with what the former address serves', async () => {
    await using operator = await startLive();
    const { cloudflare, deployBuilt, write } = operator;
    write({ PUBLIC_ORIGIN: `https://${HOSTS.staging}`, PAYMENT_PARTNER_NAME: 'Annan Betalning AB' });
    const moved = await deployBuilt();
    expect(moved).toMatchObject({ code: 1, output: expect.stringContaining('/kopvillkor changes') });
    write({ PUBLIC_ORIGIN: `https://${HOSTS.staging}` });
    expect(await deployBuilt()).toMatchObject({ code: 0 });
    expect(cloudflare.versionAt(HOSTS.staging)).toBeDefined();
  });

  it('over a failing version is refused, unless the operator says that nothing can be compared', async () => {
    await using operator = await startLive();
    const { cloudflare, deployBuilt, first, write } = operator;
    const script = cloudflare.scripts.get(WORKER);
    if (!first || !script) throw new Error('nothing is live');
    script.versions.unshift({
      ...first,
      id: 'failing',
      source: 'export default { fetch() { throw new Error("x"); } };',
    });
    script.deployments.unshift({ id: 'bad', created_on: '2030-01-01', versions: [{ version_id: 'failing' }] });
    write({ NOTICE_TEXT: 'Leveransen är sen.' });
    const refused = await deployBuilt();
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('The legal texts are not compared') });
    expect(await deployBuilt('--uncompared')).toMatchObject({ code: 0 });
  });

  it('of staging is another Worker with its own namespace, and no search engine indexes it', async () => {
    await using operator = await startLive();
    const { cloudflare, deployBuilt, first, write } = operator;
    write({ PUBLIC_ORIGIN: `https://${HOSTS.staging}` }, 'operator.staging.env');
    expect(await deployBuilt('--env', 'staging')).toMatchObject({ code: 0 });
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
    const other = await deployBuilt('--env=staging');
    expect(other).toMatchObject({ code: 0, output: expect.stringContaining('/kopvillkor changes') });
  });

  it('of a trial needs no values, and uses the sandbox provider', async () => {
    await using operator = await startOperator();
    const { cloudflare, checkout, deployBuilt } = operator;
    checkout.write('operator.env', '');
    checkout.secrets.PROVIDER_TOKEN = 'token-of-the-provider';
    expect(await deployBuilt('--trial')).toMatchObject({ code: 0 });
    expect(cloudflare.versionAt(HOSTS.trial)?.secrets).toEqual({});
    expect([...cloudflare.scripts.keys()]).toEqual(['saljrundan-sandbox', 'saljrundan-trial']);
    expect(cloudflare.versionAt(HOSTS.trial)?.vars).toMatchObject({
      PROVIDER_API_URL: 'https://saljrundan-sandbox.account.workers.dev',
      NOINDEX: 'true',
    });
    expect(cloudflare.namespaces).toEqual([]);
  });

  it('moves to another address of the product API together with its token, and a rollback restores both', async () => {
    await using operator = await startLive();
    const { cloudflare, checkout, deployBuilt, provider, write } = operator;
    const moved = { PROVIDER_API_URL: provider.faultyUrl };
    write(moved);
    checkout.secrets.PROVIDER_TOKEN = 'token-of-the-provider';
    const { code, output } = await deployBuilt('--values');
    expect(code, output).toBe(0);
    expect(output).not.toContain('token-of-the-provider');
    expect(output).toContain('PROVIDER_TOKEN is set.');
    expect(cloudflare.versionAt(HOSTS.production)).toMatchObject({
      vars: moved,
      secrets: { PROVIDER_TOKEN: 'token-of-the-provider' },
    });
    await operator.textAt('/produkter');
    expect(provider.requests.at(-1)).toMatchObject({
      path: expect.stringMatching(/^\/faults\/.*\/products/),
      authorization: 'Bearer token-of-the-provider',
    });

    // The Worker keeps a secret that a later deployment does not set.
    delete checkout.secrets.PROVIDER_TOKEN;
    write({ ...moved, NOTICE_TEXT: 'Leveransen är sen.' });
    expect(await deployBuilt('--values')).toMatchObject({
      code: 0,
      output: expect.stringContaining("The running version's PROVIDER_TOKEN stays."),
    });
    expect(cloudflare.versionAt(HOSTS.production)?.secrets).toEqual({ PROVIDER_TOKEN: 'token-of-the-provider' });

    // It was not given to another provider, so it must not go there.
    write({ PROVIDER_API_URL: 'https://api.saljrunden.se' });
    const other = await deployBuilt('--values', '--unchecked');
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('which the site would send to') });

    // Without an answer of the API, a token in the environment replaces none.
    checkout.secrets.PROVIDER_TOKEN = 'token-of-another';
    await provider.behave({ fault: 'status', status: 401 });
    write(moved);
    expect(await deployBuilt('--values')).toMatchObject({
      code: 1,
      output: expect.stringContaining('It does not accept PROVIDER_TOKEN.'),
    });
    await provider.behave({ fault: 'status', status: 503 });
    const kept = await deployBuilt('--values');
    expect(kept.output).toContain('PROVIDER_TOKEN is NOT set. Run the command again when the product API works.');
    expect(cloudflare.versionAt(HOSTS.production)).toMatchObject({
      vars: { NOTICE_TEXT: '' },
      secrets: { PROVIDER_TOKEN: 'token-of-the-provider' },
    });

    const [, , first] = cloudflare.scripts.get(WORKER)?.versions ?? [];
    const rollback = await checkout.run('wrangler', 'rollback', first?.id ?? '', '--env', '', '-m', 'why');
    expect(rollback.code, rollback.output).toBe(0);
    expect(cloudflare.versionAt(HOSTS.production)).toMatchObject({ id: first?.id, secrets: {} });
  });

  it('binds a new namespace when somebody has deleted the one that runs', async () => {
    await using operator = await startLive();
    const { cloudflare, deployBuilt, first } = operator;
    cloudflare.namespaces.length = 0;
    const { code, output } = await deployBuilt();
    expect(code, output).toBe(0);
    const [namespace] = cloudflare.namespaces;
    expect(cloudflare.versionAt(HOSTS.production)?.namespaces).toEqual({ CATALOGUE_SNAPSHOT: namespace?.id });
    expect(first?.namespaces.CATALOGUE_SNAPSHOT).not.toBe(namespace?.id);
  });

  it('of a Worker that exists without a deployment is the first one', async () => {
    await using operator = await startOperator();
    const { cloudflare, deployBuilt } = operator;
    cloudflare.drafts.add(WORKER);
    const { code, output } = await deployBuilt();
    expect(code, output).toBe(0);
    expect(cloudflare.versionAt(HOSTS.production)).toBeDefined();
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
    const { cloudflare, deployBuilt } = operator;
    cloudflare.refuse(step, status);
    const { code, output } = await deployBuilt();
    expect(cloudflare.refusals()).toEqual([]);
    expect(code).toBe(exitCodeOf(step, status));
    const live = cloudflare.scripts.get(WORKER)?.versions[0];
    if (code === 1) {
      const said = live ? `Version ${live.id} is live, but Wrangler failed after that` : 'Nothing is deployed.';
      expect(output).toContain(said);
      expect(output.includes(`https://${HOSTS.production}/healthz: `)).toBe(live !== undefined);
    }
    expect(output).not.toMatch(/^\s+at /m);
    expect(await deployBuilt()).toMatchObject({ code: 0 });
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
    const { cloudflare, checkout, deployBuilt, first, write } = operator;
    write({ NOTICE_TEXT: 'Leveransen är sen.' });
    checkout.write('public/new.txt', step);
    checkout.commit('site: add a file');
    cloudflare.refuse(step, status);
    const { code, output } = await deployBuilt();
    expect(cloudflare.refusals()).toEqual([]);
    expect(code).toBe(exitCodeOf(step, status));
    if (code === 1) {
      expect(output).toContain(`Version ${first?.id} still runs.`);
      expect(cloudflare.versionAt(HOSTS.production)?.id).toBe(first?.id);
      expect(await deployBuilt()).toMatchObject({ code: 0 });
    }
    expect(cloudflare.versionAt(HOSTS.production)?.vars.NOTICE_TEXT).toBe('Leveransen är sen.');
  });
});

describe('a deployment to a site that runs is refused', () => {
  let operator: Awaited<ReturnType<typeof startLive>>;
  beforeAll(async () => {
    operator = await startLive();
  });
  afterAll(() => operator[Symbol.asyncDispose]());

  const refuse = async (vars: Readonly<Record<string, string>>, sentence: string): Promise<void> => {
    const { cloudflare, deployBuilt, first, write } = operator;
    write(vars);
    const { code, output } = await deployBuilt('--values');
    expect(output).toContain(sentence);
    expect(code).toBe(1);
    expect(output).not.toMatch(/^\s+at /m);
    expect(cloudflare.versionAt(HOSTS.production)?.id).toBe(first?.id);
  };

  it.each<[string, Behaviour, string]>([
    ['an empty list', { fault: 'empty' }, 'is an empty list.'],
    ['a list of another shape', { fault: 'wrong-shape' }, 'the response is not a list'],
    ['no access', { fault: 'status', status: 401 }, 'as PROVIDER_TOKEN'],
    ['images of a host that is not allowed', { fault: 'foreign-images' }, 'MEDIA_ORIGINS lacks https://cdn.example'],
  ])('for a new product API with %s', async (_case, behaviour, sentence) => {
    const { provider } = operator;
    await provider.behave(behaviour);
    await refuse({ PROVIDER_API_URL: provider.faultyUrl }, sentence);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'one wrong letter in the address of the product API',
      { PROVIDER_API_URL: 'https://api.saljrunden.se' },
      'https://api.saljrunden.se/products gives no list: ',
    ],
    ['an address without products', { PROVIDER_API_URL: 'https://api.saljrundan.se/v2' }, '(404)'],
    ['a hidden product that the site does not have', { HIDDEN_PRODUCTS: 'pepparkaka' }, 'pepparkaka. An id is'],
  ])('for %s', (_case, vars, sentence) => refuse(vars, sentence));

  it('for any value that makes the copies unreadable while the product API is asleep, but not for others', async () => {
    const { cloudflare, deployBuilt, first, provider, write } = operator;
    provider.sleep();
    await refuse({ CACHE_EPOCH: '2' }, 'responded with 503');
    write({ NOTICE_TEXT: 'Leveransen är sen.' });
    expect(await deployBuilt()).toMatchObject({ code: 1, output: expect.stringContaining('--unchecked deploys it') });
    expect(cloudflare.versionAt(HOSTS.production)?.id).toBe(first?.id);
    const values = await deployBuilt('--values', '--unchecked');
    expect(values.output).toContain('It is deployed all the same.');
    expect(cloudflare.versionAt(HOSTS.production)?.vars.NOTICE_TEXT).toBe('Leveransen är sen.');
  });
});

describe('an allergen alarm while the product API is asleep', () => {
  const HIDDEN = 'pepparkakor-i-kakburk';
  const ANSWERS = [
    '/produkter',
    `/produkter/${HIDDEN}`,
    '/',
    '/api/products',
    `/api/products/${HIDDEN}`,
    '/sitemap.xml',
  ];

  it('ends with one command, in every data centre', async () => {
    await using operator = await startLive();
    const { ask, deployBuilt, provider, runCron, write } = operator;
    const namesProduct = async (path: string, dataCentre: DataCentre): Promise<boolean> => {
      const response = await ask(path, dataCentre);
      const text = await response.text();
      return response.status === 200 && text.includes(HIDDEN);
    };
    const findNaming = async (): Promise<readonly string[]> => {
      const all = DATA_CENTRES.flatMap((dataCentre) => ANSWERS.map((path) => ({ path, dataCentre })));
      const named = [];
      for (const { path, dataCentre } of all)
        if (await namesProduct(path, dataCentre)) named.push(`${dataCentre} ${path}`);
      return named;
    };
    for (const dataCentre of DATA_CENTRES) await runCron(dataCentre);
    // The start page shows products once its data centre has a list.
    await findNaming();
    expect((await findNaming()).length).toBeGreaterThan(8);

    provider.sleep();
    write({ HIDDEN_PRODUCTS: HIDDEN });
    const { code, output } = await deployBuilt('--values');
    expect(code, output).toBe(0);
    expect(output).toContain(`https://${HOSTS.production}/produkter/${HIDDEN}: 404, hidden`);
    expect(await findNaming()).toEqual([]);
    // The id is known, and the site no longer has it.
    write({ HIDDEN_PRODUCTS: HIDDEN, NOTICE_TEXT: 'En vara är indragen.' });
    expect(await deployBuilt('--values')).toMatchObject({ code: 0 });
    const list = await (await ask('/produkter', 'got')).text();
    expect(list.split('class="card"').length - 1).toBe(24);
  });
});
