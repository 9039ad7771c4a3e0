import { constants } from 'node:os';

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */

/** @type {readonly StopSignal[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/**
 * Returns an AbortSignal that aborts when this program is told to exit. Ctrl-C may arrive twice, from the terminal and
 * from npm: the handlers stay registered, so that the second one does not kill the program.
 */
export function listenForStop() {
  const controller = new AbortController();
  for (const name of SIGNALS) process.on(name, () => controller.abort(name));
  if (process.env.npm_lifecycle_event !== undefined) whenParentExits(() => controller.abort('SIGHUP'));
  return controller.signal;
}

/**
 * npm forwards only SIGINT and SIGTERM. When another signal kills npm, its script continues with another parent.
 * @param {() => void} callback
 */
function whenParentExits(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * @param {AbortSignal} signal
 * @returns {number} the exit code by shell convention: 128 plus the number of the signal
 */
export function exitCodeOf(signal) {
  const name = SIGNALS.find((candidate) => candidate === signal.reason);
  return name === undefined ? 1 : 128 + constants.signals[name];
}
