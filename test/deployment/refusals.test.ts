import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readOptions } from '../../scripts/deploy/options.ts';
import { startOperator } from './support/operator.ts';

let operator: Awaited<ReturnType<typeof startOperator>>;

beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator[Symbol.asyncDispose]());

/** Runs a deployment that must not reach Cloudflare. */
const refuse = async (...args: readonly string[]) => {
  const { code, output } = await operator.deploy(...args);
  expect(code).toBe(1);
  expect(operator.cloudflare.requests()).toBe(0);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
};

describe('a deployment that is refused before anything is created', () => {
  it('names all reasons in one message, and prints no token', async () => {
    operator.write({
      COMPANY_NAMN: 'Runda AB',
      PROVIDER_TOKEN: 'secret-token',
      PAGE_TTL_SECONDS: '61',
      PROVIDER_API_URL: 'http://localhost:8788',
      PUBLIC_ORIGIN: 'https://www.saljrundan.se:8443',
      DATA_RECIPIENTS: '',
      NOINDEX: 'true',
    });
    operator.checkout.secrets.PROVIDER_TOKEN = 'two words';
    const output = await refuse();
    delete operator.checkout.secrets.PROVIDER_TOKEN;
    const [, reasons = ''] = output.split('This cannot be deployed:\n');
    expect(reasons.split('\n').slice(0, 8)).toEqual([
      '  operator.env sets COMPANY_NAMN, which is not a variable of the site.',
      expect.stringMatching(/^ {2}operator.env sets PROVIDER_TOKEN, which is a secret/),
      '  An address on this machine: PROVIDER_API_URL.',
      expect.stringMatching(/^ {2}PUBLIC_ORIGIN must be https and a domain/),
      expect.stringMatching(/^ {2}DATA_RECIPIENTS is empty/),
      expect.stringMatching(/^ {2}NOINDEX is true/),
      '  Invalid: PAGE_TTL_SECONDS: must be at most 60.',
      expect.stringMatching(/^ {2}Invalid: PROVIDER_TOKEN: must be visible ASCII/),
    ]);
    expect(output).not.toMatch(/secret-token|two words/);
  });

  it('names the invalid values of a trial, and one that would let search engines index it', async () => {
    operator.checkout.write('operator.trial.env', 'PAGE_TTL_SECONDS="61"\nNOINDEX="false"\n');
    const output = await refuse('--trial');
    expect(output).toContain('NOINDEX is not true, so search engines would list trial');
    expect(output).toContain('Invalid: PAGE_TTL_SECONDS: must be at most 60.');
  });

  it.each([
    ['--foo'],
    ['--name=another'],
    ['--var=NOINDEX:true'],
    ['--dry-run=true'],
    ['staging'],
    ['--values', '--dirty'],
    ['--built', '--dirty'],
    ['--trial', '--env=staging'],
    ['--domain='],
  ])('explains the option %s', (...args) => {
    expect(() => readOptions(args, {})).toThrow(/--help names the options|leave out --/);
  });

  it('explains that npm consumes an option that precedes the two dashes', async () => {
    const { code, output } = await operator.checkout.run('npm', 'run', 'deploy', '--ignore-scripts', '--dry-run');
    expect(code).toBe(1);
    expect(output).toContain(
      'npm has taken --dry-run for its own. Write -- before the options: npm run deploy -- --dry-run',
    );
    expect(operator.cloudflare.requests()).toBe(0);
  });

  it('names the lines of operator.env that are not UTF-8, along with all other problems', async () => {
    const latin1 = Buffer.from('COMPANY_NAME="Runda AB"\nCOMPANY_SEAT="Borås"\n', 'latin1');
    operator.checkout.write('operator.env', latin1);
    const output = await refuse();
    expect(output).toContain('operator.env: line 2 has a character that cannot be seen or is not UTF-8.');
    expect(output).toMatch(/Still a placeholder: .*PUBLIC_ORIGIN/);
  });

  it('refuses what has been built from another commit', async () => {
    operator.write();
    expect(await refuse('--built')).toContain('public/build/entries.json does not say what is built');
    mkdirSync(join(operator.checkout.folder, 'public/build'));
    operator.checkout.write('public/build/entries.json', '{"commit":"another"}');
    expect(await refuse('--built')).toContain('What is built is another, not ');
  });

  it('refuses a product API without products, even to try a deployment', async () => {
    operator.write({ PROVIDER_API_URL: 'https://api.saljrunden.se' });
    expect(await refuse('--dry-run')).toContain('https://api.saljrunden.se/products gives no list: ');
  });

  it('can be foreseen by a check of the product API alone', async () => {
    operator.write({ PROVIDER_API_URL: 'https://api.saljrunden.se' });
    const check = (...args: readonly string[]) =>
      operator.checkout.run('node', 'scripts/check-provider/main.ts', ...args);
    expect(await check()).toMatchObject({
      code: 1,
      output: expect.stringContaining('The site cannot be run with this API.'),
    });
    expect(await check('https://api.saljrundan.se')).toMatchObject({
      code: 0,
      output: expect.stringContaining('The site can be run with this API.'),
    });
  });

  it('says that production is not an environment of wrangler.toml', () => {
    expect(() => readOptions(['--env', 'production'], {})).toThrow(
      'wrangler.toml has no environment "production". Production is its top level: leave out --env. Others: staging.',
    );
  });
});

it('--help prints the options and deploys nothing', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(readOptions(['--help'], {})).toBeNull();
  const output = log.mock.calls.join('\n');
  log.mockRestore();
  for (const option of ['--env staging', '--trial', '--values', '--built', '--dry-run', '--dirty']) {
    expect(output).toContain(option);
  }
});
