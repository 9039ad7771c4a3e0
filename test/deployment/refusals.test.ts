import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOperator } from './support/operator.ts';

let operator: Awaited<ReturnType<typeof startOperator>>;

beforeAll(async () => {
  operator = await startOperator();
});
afterAll(async () => {
  expect(operator.cloudflare.requests()).toBe(0);
  await operator[Symbol.asyncDispose]();
});

/** Runs a deployment that must not get as far as Cloudflare. */
const refuse = async (...args: readonly string[]) => {
  const { code, output } = await operator.deploy(...args);
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
};

describe('a deployment that is refused before anything is made', () => {
  it('names all reasons in one message', async () => {
    operator.write({ COMPANY_NAMN: 'Runda AB', NOINDEX: 'true', PUBLIC_ORIGIN: 'http://localhost:8787' });
    expect(await refuse()).toMatch(
      /^This cannot be deployed:\n {2}operator\.env sets COMPANY_NAMN.*\n {2}An address on this machine: PUBLIC_ORIGIN\.\n {2}PUBLIC_ORIGIN must be.*\n {2}NOINDEX is true.*\n/m,
    );
  });

  it('names the lines of operator.env that are not UTF-8, beside what else is wrong', async () => {
    const latin1 = Buffer.from('COMPANY_NAME="Runda AB"\nCOMPANY_SEAT="Borås"\n', 'latin1');
    operator.checkout.write('operator.env', latin1);
    const output = await refuse();
    expect(output).toContain('operator.env: line 2 is not UTF-8.');
    expect(output).toMatch(/Still a placeholder: .*PUBLIC_ORIGIN/);
  });

  it('says that production is no environment of wrangler.toml', async () => {
    operator.write();
    expect(await refuse('--env', 'production')).toContain(
      'wrangler.toml has no environment "production". Production is its top level: leave out --env. Others: staging.\n',
    );
  });
});

it('--help prints the options and deploys nothing', async () => {
  const { code, output } = await operator.deploy('--help');
  expect(code).toBe(0);
  for (const option of ['--env staging', '--trial', '--values', '--tested', '--dry-run', '--dirty']) {
    expect(output).toContain(option);
  }
});
