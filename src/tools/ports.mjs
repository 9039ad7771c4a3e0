import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/** @typedef {{ port: number, providerPort: number }} Ports */

const DEFAULT_PORT = 8787;
const DEFAULT_PROVIDER_PORT = 8788;
const HIGHEST_PORT = 65_535;

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Ports}
 */
export function readPorts(env) {
  const port = parsePort('PORT', env.PORT, DEFAULT_PORT);
  const providerPort = parsePort('PROVIDER_PORT', env.PROVIDER_PORT, DEFAULT_PROVIDER_PORT);
  if (port === providerPort) {
    throw new Failure(`PORT and PROVIDER_PORT are both ${port}: the site and the sandbox provider need one port each.`);
  }
  return { port, providerPort };
}

/**
 * @param {string} variable
 * @param {string | undefined} text
 * @param {number} fallback
 */
function parsePort(variable, text, fallback) {
  if (text === undefined || text === '') return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > HIGHEST_PORT) {
    throw new Failure(
      `${variable} is "${text}", which is no port: it must be a whole number from 1 to ${HIGHEST_PORT}.`,
    );
  }
  return port;
}

/** @param {Ports} ports */
export async function requireFreePorts({ port, providerPort }) {
  await requireFreePort('PORT', port);
  await requireFreePort('PROVIDER_PORT', providerPort);
}

/**
 * @param {string} variable
 * @param {number} port
 */
async function requireFreePort(variable, port) {
  // "localhost" means either address, so a port that somebody else holds on one of them is not free.
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') throw new Failure(`Port ${port} is taken: choose another one with ${variable}=<port>.`);
    if (code === 'EACCES')
      throw new Failure(`Port ${port} is not allowed: choose another one with ${variable}=<port>.`);
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error code; a machine without IPv6 answers with one of its own
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * A port that the system had free a moment ago.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Ports that nobody uses at the moment, as the operating system picks them.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  // All are held until the last is there, so that none comes twice.
  const ports = await Promise.all(servers.map(listenAnywhere));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * @param {import('node:net').Server} server
 * @returns {Promise<number>}
 */
function listenAnywhere(server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('The server has no port.'));
      resolve(address.port);
    });
  });
}
