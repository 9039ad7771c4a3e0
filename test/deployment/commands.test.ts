import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readOptions } from '../../scripts/deploy/options.ts';
import { optionsOf, wordsAfter } from './support/documented-commands.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** What npm does besides running the scripts of package.json. */
const VERBS_OF_NPM = new Set(['audit', 'ci', 'install', 'ls', 'outdated', 'update']);

describe('the commands in the documents', () => {
  it('run scripts of package.json', () => {
    const ran = wordsAfter('npm').map(([verb = '', name = '']) => (verb === 'run' ? name : verb));
    expect(ran).toContain('watch-site');
    expect(ran.filter((name) => !Object.hasOwn(scripts, name) && !VERBS_OF_NPM.has(name))).toEqual([]);
  });

  it('deploy with options that a deployment takes', () => {
    const deployments = wordsAfter('npm run deploy --').filter(([option]) => option !== '--help');
    expect(deployments).toContainEqual(['--values']);
    for (const words of deployments) expect(() => readOptions(words, {}), words.join(' ')).not.toThrow();
  });

  it.each(['bench', 'paint', 'load-test'])('give `npm run %s` options that its --help names', (name) => {
    const [, file = ''] = /node (\S+)/.exec(scripts[name] ?? '') ?? [];
    const help = execFileSync('node', [file, '--help'], { encoding: 'utf8' });
    const used = wordsAfter(`npm run ${name} --`).flatMap(optionsOf);
    expect([...used, '--help'].filter((option) => !help.includes(option))).toEqual([]);
  });

  it('run test files and projects that exist', () => {
    const runs = wordsAfter('npx vitest run --project');
    expect(runs.length).toBeGreaterThan(2);
    const config = ['vitest.config.ts', 'scripts/browser.ts'].map((file) => readFileSync(file, 'utf8')).join('');
    expect(runs.filter(([project]) => project !== '<project>' && !config.includes(`'${project}'`))).toEqual([]);
    const files = runs.flat().filter((word) => word.startsWith('test/'));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
