import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
};

/**
 * A receiver of error reports: keeps every envelope that is sent to it, as text. `GET /` reads them, `DELETE /`
 * forgets them.
 */
export const startIngest = async () => {
  let envelopes: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') envelopes.push(await readBody(request));
    if (request.method === 'DELETE') envelopes = [];
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' });
    response.end(request.method === 'GET' ? JSON.stringify(envelopes) : '{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver of reports has no port.');
  const host = `127.0.0.1:${address.port}`;
  return {
    url: `http://${host}/`,
    dsn: `http://public@${host}/1`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
