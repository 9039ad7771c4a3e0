import { constants } from 'node:os';

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */

/** @type {readonly StopSignal[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * An AbortSignal that says that somebody wants this program to end. Ctrl-C may arrive twice, from the terminal and
 * from npm: only the first one counts, the handlers stay.
 */
export function listenForStop() {
  const controller = new AbortController();
  for (const name of SIGNALS) process.on(name, () => controller.abort(name));
  return controller.signal;
}

/**
 * @param {AbortSignal} stop
 * @returns {number} the exit code of a program that a signal ended, as shells count it
 */
export function exitCodeOf(stop) {
  const name = SIGNALS.find((signal) => signal === stop.reason);
  return name === undefined ? 1 : 128 + constants.signals[name];
}
