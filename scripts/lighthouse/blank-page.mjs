import { once } from 'node:events';
import { createServer } from 'node:http';
import { startEdge } from '../edge.mjs';
import { findFreePort } from '../ports.mjs';

const HTML =
  '<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Tom sida</title><meta name="description" content="En tom sida"></head><body><p>Tom sida</p></body></html>';

/**
 * Serves a page of one paragraph behind the simulated edge: what the browser and the network alone cost.
 * @param {AbortSignal} signal stops it
 * @returns {Promise<string>} its URL
 */
export async function startBlankPage(signal) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(HTML);
  });
  signal.addEventListener('abort', () => server.close());
  const port = await findFreePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return startEdge({ originUrl: `http://localhost:${port}`, port: await findFreePort(), signal });
}
