import { constants } from 'node:os';

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */

/** @type {readonly StopSignal[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/**
 * An AbortSignal that says that somebody wants this program to end. Ctrl-C may arrive twice, from the terminal and
 * from npm: only the first one counts, the handlers stay.
 */
export function listenForStop() {
  const controller = new AbortController();
  for (const name of SIGNALS) process.on(name, () => controller.abort(name));
  if (process.env.npm_lifecycle_event !== undefined) whenParentIsGone(() => controller.abort('SIGHUP'));
  return controller.signal;
}

/**
 * npm hands on SIGINT and SIGTERM only. When anything else ends it, its script goes on with another parent.
 * @param {() => void} react
 */
function whenParentIsGone(react) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * @param {AbortSignal} stop
 * @returns {number} the exit code of a program that a signal ended, as shells count it
 */
export function exitCodeOf(stop) {
  const name = SIGNALS.find((signal) => signal === stop.reason);
  return name === undefined ? 1 : 128 + constants.signals[name];
}
