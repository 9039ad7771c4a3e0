/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import * as z from 'zod';
import lockFile from '../package-lock.json?raw';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

const { '': _project, ...packages } = lockSchema.parse(JSON.parse(lockFile)).packages;

/** The package that `name` resolves to from the package at `path`: in its own folder, or in the nearest folder above. */
const findPackage = (path: string, name: string): { readonly version: string } | undefined => {
  const found = packages[`${path}node_modules/${name}`];
  if (found || path === '') return found;
  return findPackage(path.slice(0, path.lastIndexOf('node_modules/')), name);
};

it('every package in package-lock.json has a checksum for npm ci to verify', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  const wrong = Object.entries(packages).filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(wrong.map(([path]) => path)).toEqual([]);
});

it('no package in package-lock.json names a source other than the npm registry', () => {
  // npm can be told to leave `resolved` out of the lock file. The package then comes from the registry in use.
  const wrong = Object.entries(packages).filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(wrong.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
});

it('package-lock.json has the optional packages of every platform, each in the requested version', () => {
  const asked = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version })),
  );
  expect(asked.length).toBeGreaterThan(100);
  const isRange = (version: string) => !/^\d+\.\d+\.\d+/.test(version);
  const wrong = asked.filter(({ path, name, version }) => {
    const found = findPackage(`${path}/`, name);
    return !found || (found.version !== version && !isRange(version));
  });
  expect(wrong.map(({ path, name, version }) => `${path} asks for ${name} ${version}`)).toEqual([]);
});

it('package-lock.json has one version of workerd, so tests, the local site and the deployment use the same runtime', () => {
  const workerds = Object.keys(packages).filter((path) => /(?:^|\/)node_modules\/workerd$/.test(path));
  expect(workerds).toEqual(['node_modules/workerd']);
});
