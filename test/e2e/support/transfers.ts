import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

export type Transfers = {
  /** Bytes of all of the site's own scripts so far, each compressed with brotli. */
  readonly scriptBytes: () => Promise<number>;
  readonly styleBytes: () => Promise<number>;
};

/** Starts to count what a page loads. */
export const countTransfers = (page: Page): Transfers => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).origin === new URL(page.url()).origin) responses.push(response);
  });
  const sum = async (type: string): Promise<number> => {
    const wanted = responses.filter((response) => response.request().resourceType() === type);
    const bodies = await Promise.all(wanted.map((response) => response.body()));
    return bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0);
  };
  return { scriptBytes: () => sum('script'), styleBytes: () => sum('stylesheet') };
};
