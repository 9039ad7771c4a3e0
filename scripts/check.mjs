import { reportFailure } from './failure.mjs';
import { runStages } from './stages.mjs';
import { exitCodeOf, listenForStop } from './stop-signal.mjs';

const signal = listenForStop();
try {
  await runStages(signal);
} catch (error) {
  process.exit(signal.aborted ? exitCodeOf(signal) : reportFailure(error));
}
