import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { TestProject } from 'vitest/node';
import { readConfiguration } from '../../scripts/deploy/configuration.ts';
import { startSandbox } from '../../scripts/site.ts';
import { startIngest } from './ingest.ts';
import type { TestEnvironment } from './provided-context.d.ts';

/** A server that ends its connections abnormally, which a Worker cannot do. */
const startFaultyServer = async (endConnection: (socket: Socket) => void) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => endConnection(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

const TRUNCATED_RESPONSE =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n[{"id":"half';

/** An environment of wrangler.toml, for test/scripts/deploy.test.ts. */
const readEnvironment = (name: string): TestEnvironment => {
  const { vars, define, kv_namespaces, ratelimits, services, version_metadata, triggers } = readConfiguration(name);
  return { vars, define, kv_namespaces, ratelimits, services, version_metadata, crons: triggers.crons ?? [] };
};

/** Starts the sandbox provider with fault injection, two faulty servers and the ingest server, each on a free port. */
export default async ({ provide }: TestProject) => {
  const sandbox = await startSandbox();
  const resetting = await startFaultyServer((socket) => socket.resetAndDestroy());
  const truncating = await startFaultyServer((socket) => socket.end(TRUNCATED_RESPONSE));
  const ingest = await startIngest();
  provide('topLevel', readEnvironment(''));
  provide('staging', readEnvironment('staging'));
  provide('providerUrl', sandbox.url);
  provide('ingestUrl', ingest.url);
  provide('resettingUrl', resetting.url);
  provide('truncatingUrl', truncating.url);
  return async () => {
    ingest.close();
    resetting.close();
    truncating.close();
    await sandbox.stop();
  };
};
