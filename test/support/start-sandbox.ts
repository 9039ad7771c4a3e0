import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createTestHarness } from 'wrangler';
import { startIngest } from './ingest.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sandbox provider's address, without a slash at the end. */
    providerUrl: string;
    /** A provider that resets every connection before it answers. */
    resettingUrl: string;
    /** A provider that breaks off in the middle of every answer. */
    halvingUrl: string;
  }
}

/** A server that leaves HTTP's rules: no Worker can do what it does to its connections. */
const startBreaking = async (breakOff: (socket: Socket) => void) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => breakOff(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

const HALF_AN_ANSWER = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n[{"id":"half';

/** Starts the sandbox provider on a free port for the whole run, its laboratory open, and one that resets connections. */
export default async ({ provide }: TestProject) => {
  const harness = createTestHarness({
    workers: [{ configPath: './sandbox/wrangler.toml', vars: { FAULTS: 'on' } }],
  });
  const { url } = await harness.listen();
  const resetting = await startBreaking((socket) => socket.resetAndDestroy());
  const halving = await startBreaking((socket) => socket.end(HALF_AN_ANSWER));
  const ingest = await startIngest();
  provide('providerUrl', url.origin);
  provide('ingestUrl', ingest.url);
  provide('resettingUrl', resetting.url);
  provide('halvingUrl', halving.url);
  return async () => {
    ingest.close();
    resetting.close();
    halving.close();
    await harness.close();
  };
};
