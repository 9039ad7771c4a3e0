/** What tests make the runtime say with a provider, or an ingest, that refuses, resets or cuts a connection. */
const PROVOKED: readonly RegExp[] = [
  /^exception = \S+ disconnected: (Connection refused|Connection reset by peer|HTTP body: error reading a body)/,
  // The same in the Worker that Miniflare has between the site and the network.
  /^uncaught exception; exception = \S+ disconnected: jsg\.Error: Network connection lost\./,
];

/** That Worker has no stack. With one the exception is the site's own. */
const CONNECTION_LOST = /^uncaught exception; source = .*; stack = Error: Network connection lost\.$/;
const STACK_FRAME = /^\s+at /;

const UNCAUGHT = /^uncaught exception; /;

/** Addresses in the runtime's own binary, which follow each exception. */
const BINARY_ADDRESSES = /^stack: \S+\/workerd@/;

/**
 * Reads the output of the Worker's tests line by line. Passes on to `print` what no test provokes, and notes whether
 * nothing has caught an exception in the Worker.
 */
export const createMessageFilter = (print: (line: string) => void) => {
  let isUncaught = false;
  /** A lost connection, of which the next line tells whose it was. */
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
