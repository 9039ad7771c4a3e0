import { describe, expect, it } from 'vitest';
import { createMessageFilter } from '../../scripts/test-worker/runtime-messages.ts';

const read = (...lines: readonly string[]) => {
  const printed: string[] = [];
  const filter = createMessageFilter((line) => printed.push(line));
  for (const line of lines) filter.write(line);
  return { printed, isUncaught: filter.isUncaught() };
};

const LOST = 'uncaught exception; source = Uncaught (in promise); stack = Error: Network connection lost.';
const ADDRESSES = 'stack: /node_modules/@cloudflare/workerd-linux-64/bin/workerd@28a3c60';

describe('the output of the tests of the Worker', () => {
  it('omits what the runtime prints about a connection that a test refuses', () => {
    const lines = [
      'exception = rust/worker/ffi.rs:110: disconnected: Connection refused (os error 111)',
      ADDRESSES,
      LOST,
      'uncaught exception; exception = workerd/jsg/value.h:1535: disconnected: jsg.Error: Network connection lost.',
      ADDRESSES,
    ];
    expect(read(...lines)).toEqual({ printed: [], isUncaught: false });
  });

  it('contains every other line', () => {
    const lines = [' ✓ test/etag.test.ts', '', '    at the margin', 'exception = rust/worker/ffi.rs:110: overloaded'];
    expect(read(...lines)).toEqual({ printed: lines, isUncaught: false });
  });

  it.each([
    [['uncaught exception; source = Uncaught (in promise); stack = TypeError: x', '    at src/worker.ts:1:1']],
    [[LOST, '    at src/provider/transport.ts:1:1']],
    [['uncaught exception; exception = workerd/io/worker.c++:1: failed: jsg.Error: x']],
  ])('contains an exception that the Worker has not caught, and notes it: %j', (lines) => {
    expect(read(...lines)).toEqual({ printed: lines, isUncaught: true });
  });
});
