/** The runtime's messages when a test's provider or ingest refuses, resets or cuts a connection. */
const PROVOKED: readonly RegExp[] = [
  /^exception = \S+ disconnected: (Connection refused|Connection reset by peer|HTTP body: error reading a body)/,
  // The same from the Worker that Miniflare puts between the site and the network.
  /^uncaught exception; exception = \S+ disconnected: jsg\.Error: Network connection lost\./,
];

/** That Worker's exceptions have no stack frames. An exception with stack frames is the site's own. */
const CONNECTION_LOST = /^uncaught exception; source = .*; stack = Error: Network connection lost\.$/;
const STACK_FRAME = /^\s+at /;

const UNCAUGHT = /^uncaught exception; /;

/** Addresses in the runtime's own binary, which follow each exception. */
const BINARY_ADDRESSES = /^stack: \S+\/workerd@/;

/**
 * Reads the output of the Worker tests line by line. Passes messages that no test provokes on to `print`, and notes
 * whether an exception in the Worker was not caught.
 */
export const createMessageFilter = (print: (line: string) => void) => {
  let isUncaught = false;
  /** A lost connection. The next line tells whether it was the site's own. */
  let held: string | null = null;
  return {
    write(line: string): void {
      if (held !== null && STACK_FRAME.test(line)) {
        isUncaught = true;
        print(held);
      }
      held = CONNECTION_LOST.test(line) ? line : null;
      if (held !== null || [...PROVOKED, BINARY_ADDRESSES].some((pattern) => pattern.test(line))) return;
      isUncaught ||= UNCAUGHT.test(line);
      print(line);
    },
    isUncaught: () => isUncaught,
  };
};
