/** An expected error. Its message is written for the terminal and is printed without a stack trace. */
export class Failure extends Error {}

/** Runs the command of an entry point. An error ends the program, and with it every site that was started. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
};
