import { reportFailure } from './failure.mjs';
import { runStages } from './stages.mjs';
import { exitCodeOf, listenForStop } from './stop-signal.mjs';

const stop = listenForStop();
try {
  await runStages(stop);
} catch (error) {
  process.exit(stop.aborted ? exitCodeOf(stop) : reportFailure(error));
}
