import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer } from 'node:tls';
import { generate } from 'selfsigned';
import { exampleVars } from './example-vars.ts';
import { type RunningServer, startSite } from './site.ts';

/** Makes a server listen on a free local port. Returns the port. */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/** Puts TLS in front of a server. `originUrl` is called for each connection, so the URL may become known later. */
const startTls = async (originUrl: () => string): Promise<RunningServer> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer({ key, cert }, (client) => {
    const origin = connect(Number(new URL(originUrl()).port), 'localhost');
    pipeline(client, origin, () => undefined);
    pipeline(origin, client, () => undefined);
  });
  const port = await listen(server);
  const stop = async () => {
    server.close();
  };
  return { url: `https://localhost:${port}`, stop };
};

/**
 * Starts the site of `npm start` on free ports, over HTTPS, together with its provider's images. Browsers only have to
 * trust a self-signed certificate for localhost.
 */
export const startHttpsSite = async (workerBundle: string): Promise<RunningServer> => {
  let providerUrl = '';
  const media = await startTls(() => providerUrl);
  const site = await startSite({ workerBundle, mediaOrigin: media.url, vars: exampleVars() });
  providerUrl = site.providerUrl;
  const front = await startTls(() => site.url);
  const stop = async () => {
    await Promise.all([front, media, site].map((server) => server.stop()));
  };
  return { url: front.url, stop };
};
