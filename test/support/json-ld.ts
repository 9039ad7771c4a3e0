import { expect } from 'vitest';
import * as z from 'zod/mini';
import { findAll } from './html.ts';

const node = z.looseObject({ '@type': z.string() });
const block = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) });

type JsonLdNode = z.infer<typeof node>;

/** The JSON-LD nodes of a page. Expects exactly one block and parses its raw text, as a search engine does. */
export const parseJsonLd = async (html: string): Promise<readonly JsonLdNode[]> => {
  expect(await findAll(html, 'script[type="application/ld+json"]')).toHaveLength(1);
  const [, text = ''] = html.match(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? [];
  return block.parse(JSON.parse(text))['@graph'];
};
