/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import operations from '../docs/operations.md?raw';
import { scripts } from '../package.json';
import { NEEDED_JOBS, WORKFLOW } from '../scripts/tested-commit/untested-jobs.ts';
import { codeSpans } from './support/markdown.ts';

const permissionsSchema = z.union([
  z.enum(['read-all', 'write-all']),
  z.record(z.string(), z.enum(['none', 'read', 'write'])),
]);

const triggerSchema = z.nullish(
  z.looseObject({
    inputs: z
      .record(z.string(), z.looseObject({ required: z.boolean().default(false), default: z.unknown().optional() }))
      .default({}),
  }),
);

const jobSchema = z.looseObject({
  name: z.string().optional(),
  needs: z.union([z.string().transform((id) => [id]), z.array(z.string())]).default([]),
  permissions: permissionsSchema.optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  steps: z.array(z.looseObject({ run: z.string().default('') })).default([]),
});

const workflowSchema = z.looseObject({
  // If `on` is the name of one event or a list of names, it declares no inputs.
  on: z.preprocess(
    (on) => (typeof on === 'object' && !Array.isArray(on) ? on : {}),
    z.looseObject({ workflow_call: triggerSchema, workflow_dispatch: triggerSchema }),
  ),
  permissions: permissionsSchema.default({}),
  jobs: z.record(z.string(), jobSchema),
});

const sources = import.meta.glob('../scripts/**/*.{ts,mjs}');

type Permissions = z.infer<typeof permissionsSchema>;

const workflows = new Map(
  Object.entries(
    import.meta.glob<string>('../.github/workflows/*.{yml,yaml}', { query: '?raw', import: 'default', eager: true }),
  ).map(([key, text]) => [key.replace('../', './'), workflowSchema.parse(parse(text))]),
);

const jobs = [...workflows].flatMap(([path, workflow]) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ place: `${path}: ${id}`, path, id, job, workflow })),
);

/** The jobs that call a workflow of this repository. */
const calls = jobs.flatMap(({ job, ...caller }) =>
  job.uses?.startsWith('./') ? [{ ...caller, job, uses: job.uses, called: workflows.get(job.uses) }] : [],
);

/** The scripts of all steps. */
const runs = jobs.flatMap(({ place, path, job }) => job.steps.map(({ run }) => ({ place, path, run })));

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The expressions in a part of a workflow: what `${{ }}` encloses, and each `if`, which needs no braces. */
const expressionsIn = (part: unknown, key = ''): readonly string[] => {
  if (typeof part === 'string') return key === 'if' ? [part] : matches(part, /\$\{\{(.*?)\}\}/gs);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => expressionsIn(value, name));
};

/**
 * The names that a part of a workflow reads from one of GitHub's contexts, such as `environment` in
 * `inputs.environment`.
 */
const namesFrom = (context: string, part: unknown): readonly string[] => [
  ...new Set(
    expressionsIn(part).flatMap((text) => matches(text, new RegExp(`\\b${context}(?:\\.|\\[')([\\w-]+)`, 'g'))),
  ),
];

const ACCESS = { none: 0, read: 1, write: 2 } as const;

const accessTo = (scope: string, permissions: Permissions): number => {
  if (permissions === 'read-all') return ACCESS.read;
  if (permissions === 'write-all') return ACCESS.write;
  return ACCESS[permissions[scope] ?? 'none'];
};

/** The scopes for which `requested` has more access than `granted`. */
const excessOf = (requested: Permissions, granted: Permissions): readonly string[] => {
  const named = [requested, granted].flatMap((permissions) =>
    typeof permissions === 'string' ? [] : Object.keys(permissions),
  );
  return [...new Set([...named, 'every other scope'])].filter(
    (scope) => accessTo(scope, requested) > accessTo(scope, granted),
  );
};

describe('the workflows', () => {
  it('exist, and one of them calls another', () => {
    expect(workflows.size).toBeGreaterThan(1);
    expect(calls.length).toBeGreaterThan(0);
  });

  it('call only workflows that exist and can be called', () => {
    const wrong = calls.filter(({ called }) => called?.on.workflow_call === undefined);
    expect(wrong.map(({ place, uses }) => `${place} calls ${uses}`)).toEqual([]);
  });

  // GitHub starts no job of a workflow that calls one with more permissions than it grants.
  it('grant called workflows the permissions that they request', () => {
    const wrong = calls.flatMap(({ place, job, workflow, uses, called }) => {
      const granted = job.permissions ?? workflow.permissions;
      const requested = called
        ? [called.permissions, ...Object.values(called.jobs).map(({ permissions }) => permissions ?? {})]
        : [];
      return requested
        .flatMap((permissions) => excessOf(permissions, granted))
        .map((scope) => `${place} grants ${uses} too little access to ${scope}`);
    });
    expect(wrong).toEqual([]);
  });

  it('depend on jobs that exist, and read the results of no others', () => {
    expect(jobs.some(({ job }) => job.needs.length > 0)).toBe(true);
    const wrong = jobs.flatMap(({ place, job, workflow }) => [
      ...job.needs
        .filter((needed) => !Object.hasOwn(workflow.jobs, needed))
        .map((needed) => `${place} needs ${needed}`),
      ...namesFrom('needs', job)
        .filter((name) => !job.needs.includes(name))
        .map((name) => `${place} reads needs.${name}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('run project scripts that exist', () => {
    const named = runs.flatMap(({ place, run }) =>
      matches(run, /\bnode (\S+)/g).map((path) => ({ place, path: `../${path}` })),
    );
    expect(named.length).toBeGreaterThan(0);
    const wrong = named.filter(({ path }) => !Object.hasOwn(sources, path));
    expect(wrong.map(({ place, path }) => `${place} runs ${path}`)).toEqual([]);
  });

  it('deploy by hand only what has passed the jobs that staging needs, with permission to read their runs', () => {
    const asking = jobs.filter(({ job }) => job.steps.some(({ run }) => run.includes('scripts/tested-commit/main.ts')));
    expect(asking.map(({ workflow }) => Object.hasOwn(workflow.on, 'workflow_dispatch'))).toEqual([true]);
    expect(asking.map(({ job }) => accessTo('actions', job.permissions ?? {}))).toEqual([ACCESS.read]);
    const tests = workflows.get(`./.github/workflows/${WORKFLOW}`);
    expect(tests && Object.hasOwn(tests.on, 'push')).toBe(true);
    const needs = calls.flatMap(({ job, called }) => (called === asking[0]?.workflow ? [job.needs] : []));
    // GitHub lists a job by its name.
    expect(needs.map((ids) => ids.map((id) => tests?.jobs[id]?.name ?? id))).toEqual([NEEDED_JOBS]);
  });

  it('pass to called workflows only declared inputs, and every required one', () => {
    const wrong = calls.flatMap(({ place, job, called }) => {
      const declared = called?.on.workflow_call?.inputs ?? {};
      const required = Object.entries(declared).filter(([, input]) => input.required && input.default === undefined);
      return [
        ...Object.keys(job.with)
          .filter((name) => !Object.hasOwn(declared, name))
          .map((name) => `${place} passes ${name}`),
        ...required.filter(([name]) => !Object.hasOwn(job.with, name)).map(([name]) => `${place} lacks ${name}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('read only inputs that they declare', () => {
    const read = [...workflows].flatMap(([path, workflow]) =>
      namesFrom('inputs', workflow).map((name) => ({ path, name, on: workflow.on })),
    );
    expect(read.length).toBeGreaterThan(0);
    const wrong = read.filter(
      ({ name, on }) =>
        ![on.workflow_call, on.workflow_dispatch].some((trigger) => trigger && Object.hasOwn(trigger.inputs, name)),
    );
    expect(wrong.map(({ path, name }) => `${path} reads inputs.${name}`)).toEqual([]);
  });

  it('run npm scripts that exist', () => {
    const named = runs.flatMap(({ place, run }) =>
      matches(run, /\bnpm run (?:-\S+ )*([\w:-]+)/g).map((name) => ({ place, name })),
    );
    expect(named.length).toBeGreaterThan(0);
    const wrong = named.filter(({ name }) => !Object.hasOwn(scripts, name));
    expect(wrong.map(({ place, name }) => `${place} runs ${name}`)).toEqual([]);
  });

  it('read only secrets and variables that docs/operations.md names', () => {
    const known = ['GITHUB_TOKEN', ...codeSpans(operations)];
    const read = [...workflows].flatMap(([path, workflow]) =>
      ['secrets', 'vars'].flatMap((context) => namesFrom(context, workflow).map((name) => ({ path, context, name }))),
    );
    expect(read.length).toBeGreaterThan(0);
    const wrong = read.filter(({ name }) => !known.includes(name));
    expect(wrong.map(({ path, context, name }) => `${path} reads ${context}.${name}`)).toEqual([]);
  });
});
