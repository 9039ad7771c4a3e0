import { expect } from 'vitest';
import * as z from 'zod/mini';
import { findAll } from './html.ts';

const node = z.looseObject({ '@type': z.string() });
const block = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) });

export type FoundNode = z.infer<typeof node>;

/** What a page tells machines, read as a search engine reads it: the one data block's text as it stands, parsed. */
export const jsonLdIn = async (html: string): Promise<readonly FoundNode[]> => {
  expect(await findAll(html, 'script[type="application/ld+json"]')).toHaveLength(1);
  const [, text = ''] = html.match(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? [];
  return block.parse(JSON.parse(text))['@graph'];
};
