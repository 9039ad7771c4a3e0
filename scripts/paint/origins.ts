import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { bundleWorker, FOLDER } from '../bundle.ts';
import { exampleVars } from '../example-vars.ts';
import { listen } from '../https-site.ts';
import { startSandbox, startSite } from '../site.ts';
import { createEdge } from './edge.ts';
import { createSlowLink } from './slow-link.ts';

/** Random bytes, which Brotli cannot compress. It compresses their base64 text to about this size. */
const TEXT_BYTES = 12_000;

/** A page that needs no other file. */
const createText = (): string => {
  const words = randomBytes(TEXT_BYTES).toString('base64').replace(/.{8}/g, '$& ');
  return `<!DOCTYPE html><html lang="sv"><title>Text</title><p>${words}</p></html>`;
};

export type Origins = {
  /** The origins of the site: of this checkout, then of the other. */
  readonly sites: readonly string[];
  /** The origin of a page of text only. Nothing paints sooner over the link. */
  readonly text: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the site of `npm start` and its provider's images behind an edge and a slow link. `against` is the checkout of
 * another commit, in which `npm run bundle` has run. Its site is started as well.
 */
export const startOrigins = async (against?: string): Promise<Origins> => {
  await using started = new AsyncDisposableStack();
  const attach = createSlowLink();
  const publish = async (originUrl: () => string): Promise<string> => {
    const { port, stop } = await attach(await createEdge(originUrl));
    started.defer(stop);
    return `https://localhost:${port}`;
  };

  let providerUrl = '';
  const mediaOrigin = await publish(() => providerUrl);
  const provider = await startSandbox({ origin: mediaOrigin });
  started.defer(provider.stop);
  providerUrl = provider.url;

  const publishSite = async (workerBundle: string, checkout = ''): Promise<string> => {
    const site = await startSite({ checkout, workerBundle, providerUrl, mediaOrigin, vars: exampleVars() });
    started.defer(site.stop);
    return publish(() => site.url);
  };
  const sites = [
    await publishSite(bundleWorker()),
    ...(against ? [await publishSite(join(against, FOLDER), against)] : []),
  ];

  const page = createText();
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  const port = await listen(server);
  started.defer(() => void server.close());
  const text = await publish(() => `http://localhost:${port}`);

  const servers = started.move();
  return { sites, text, stop: () => servers.disposeAsync() };
};
