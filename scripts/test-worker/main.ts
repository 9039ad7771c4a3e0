import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Failure, runCommand } from '../command.ts';
import { createMessageFilter } from './runtime-messages.ts';

// npm run test:worker. Vitest's plugin for Workers only prints what the runtime says, so this reads the output.
await runCommand(async () => {
  const args = ['run', '--project', 'worker', ...process.argv.slice(2)];
  const vitest = spawn('vitest', args, { stdio: ['inherit', 'pipe', 'pipe'] });
  const filters = ([vitest.stdout, vitest.stderr] as const).map((stream, index) => {
    const filter = createMessageFilter(index === 0 ? console.log : console.error);
    createInterface({ input: stream }).on('line', filter.write);
    return filter;
  });
  const [exitCode] = await once(vitest, 'close');
  if (exitCode !== 0) process.exitCode = 1;
  if (filters.some((filter) => filter.isUncaught()))
    throw new Failure('The Worker did not catch an exception, which is printed above.');
});
