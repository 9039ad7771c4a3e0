import { reportFailure } from './failure.mjs';
import { installDependencies } from './install.mjs';
import { runStages, secondsSince } from './stages.mjs';
import { exitCodeOf, listenForStop } from './stop-signal.mjs';

const stop = listenForStop();
try {
  const start = performance.now();
  await installDependencies(stop);
  await runStages(stop);
  console.log(`\nEverything passed in ${secondsSince(start)}.`);
} catch (error) {
  process.exit(stop.aborted ? exitCodeOf(stop) : reportFailure(error));
}
