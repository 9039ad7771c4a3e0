import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/** @typedef {{ port: number, providerPort: number }} Ports */

const DEFAULT_PORT = 8787;
const DEFAULT_PROVIDER_PORT = 8788;
const HIGHEST_PORT = 65_535;
/** A range below the ephemeral ports of Linux (from 32768) and macOS (from 49152). */
const LOWEST_RANDOM_PORT = 20_000;
const HIGHEST_RANDOM_PORT = 32_000;
/** "localhost" resolves to either. */
const LOCAL_HOSTS = ['127.0.0.1', '::1'];

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
      `${variable} is "${text}", which is not a port: it must be a whole number from 1 to ${HIGHEST_PORT}.`,
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
  // Another server may listen on only one of them.
  for (const host of LOCAL_HOSTS) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') throw new Failure(`Port ${port} is in use: set another one with ${variable}=<port>.`);
    if (code === 'EACCES') throw new Failure(`Port ${port} is not permitted: set another one with ${variable}=<port>.`);
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error code, if any. Without IPv6, `::1` gives EADDRNOTAVAIL or EAFNOSUPPORT.
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Finds a port that is not in use. It does not let the system choose (port 0): that port would be in the ephemeral range,
 * and an outgoing connection could take it before the server has started.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(LOWEST_RANDOM_PORT, HIGHEST_RANDOM_PORT);
    const codes = await Promise.all(LOCAL_HOSTS.map((host) => tryToListen(port, host)));
    if (!codes.includes('EADDRINUSE')) return port;
  }
}
