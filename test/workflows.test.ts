/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import deployYml from '../.github/workflows/deploy.yml?raw';
import testYml from '../.github/workflows/test.yml?raw';
import setUp from '../docs/operations/set-up.md?raw';
import { NEEDED_JOBS } from '../scripts/tested-commit/untested-jobs.ts';

const permissions = z.record(z.string(), z.string());
const step = z.looseObject({ run: z.string().optional() });
const deploy = z
  .object({ jobs: z.object({ deploy: z.looseObject({ permissions, steps: z.array(step) }) }) })
  .parse(parse(deployYml)).jobs.deploy;
const staging = z
  .object({ jobs: z.object({ staging: z.object({ permissions, needs: z.array(z.string()) }) }) })
  .parse(parse(testYml)).jobs.staging;

it('a deployment to staging waits for the jobs whose success a deployment by hand asks GitHub for', () => {
  expect(staging.needs).toEqual(NEEDED_JOBS);
  expect(deploy.permissions.actions).toBe('read');
  expect(deploy.steps).toContainEqual(
    expect.objectContaining({
      if: "github.event_name == 'workflow_dispatch' && !inputs.values",
      run: 'node scripts/tested-commit/main.ts',
    }),
  );
});

it('only the last step of a deployment has secrets, and it runs the deployment alone', () => {
  const { steps, ...job } = deploy;
  const hasSecrets = (part: unknown): boolean => /\bsecrets\b/.test(JSON.stringify(part));
  expect(hasSecrets(job)).toBe(false);
  expect(steps.filter(hasSecrets)).toEqual(steps.slice(-1));
  expect(steps.at(-1)?.run).toMatch(/^node --run deploy -- --built [^;&|\n]*$/);
});

it('a deployment builds the commit that it deploys, before the step that has secrets', () => {
  const steps = deploy.steps.slice(-5).map(({ if: condition, run }) => [condition, run]);
  expect(steps).toEqual([
    [undefined, 'npm ci'],
    ['inputs.values', expect.stringContaining('git checkout --detach "$commit"')],
    ['inputs.values', 'npm ci'],
    [undefined, 'npm run bundle'],
    [undefined, expect.stringMatching(/ \$\{OTHER_VALUES:\+--values\} \$\{UNCHECKED:\+--unchecked\}$/)],
  ]);
});

// GitHub starts no job of a workflow that calls one with more permissions than it grants.
it('the deployment to staging grants the permissions that a deployment takes', () => {
  expect(staging.permissions).toEqual(deploy.permissions);
});

it('the workflows read only secrets and variables that docs/operations/set-up.md names', () => {
  const workflows = import.meta.glob<string>('../.github/workflows/*.yml', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const read = Object.values(workflows).flatMap((text) =>
    [...text.matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, name]) => name),
  );
  expect(read).toContain('CLOUDFLARE_API_TOKEN');
  expect(read.filter((name) => !setUp.includes(`\`${name}\``))).toEqual([]);
});
