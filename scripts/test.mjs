import { reportFailure } from './failure.mjs';
import { installDependencies } from './install.mjs';
import { runStages, secondsSince } from './stages.mjs';
import { exitCodeOf, listenForStop } from './stop-signal.mjs';

// npm test, npm run test:all
const signal = listenForStop();
try {
  const start = performance.now();
  await installDependencies(signal);
  await runStages(signal, { isNightly: process.argv.includes('--all') });
  console.log(`\nEverything passed in ${secondsSince(start)}.`);
} catch (error) {
  process.exit(signal.aborted ? exitCodeOf(signal) : reportFailure(error));
}
