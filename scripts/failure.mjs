/** An expected error. Its message is written for the terminal and is printed without a stack trace. */
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
 * Prints an error.
 * @param {unknown} error
 * @returns {number} the exit code for it
 */
export function reportFailure(error) {
  if (error instanceof Failure) {
    console.error(error.message);
    return error.exitCode;
  }
  console.error(error);
  return 1;
}
