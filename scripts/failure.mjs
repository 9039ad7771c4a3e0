/** What went wrong in words for the person at the terminal: shown as it stands, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * @param {unknown} error
 * @returns {number} the exit code that belongs to it
 */
export function reportFailure(error) {
  if (error instanceof Failure) {
    console.error(error.message);
    return error.exitCode;
  }
  console.error(error);
  return 1;
}
