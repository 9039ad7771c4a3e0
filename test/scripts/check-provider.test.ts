import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { checkProvider, describeOtherPrices, describeTags } from '../../scripts/check-provider/check-provider.ts';
import { parseConfig } from '../../src/config.ts';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';
import { type Behaviour, createFaultyProvider } from '../support/faults.ts';

/** Checks a product API that behaves like this. */
const check = async (behaviour: Behaviour, vars: Readonly<Record<string, string>> = {}) => {
  const provider = createFaultyProvider();
  await provider.behave(behaviour);
  const config = parseConfig({ ...env, PROVIDER_API_URL: provider.url, PROVIDER_TIMEOUT_MS: '500', ...vars });
  let rank = 1;
  // Chooses the last products of the list.
  const random = () => {
    rank /= 2;
    return rank;
  };
  return { provider, ...(await checkProvider(config, random)) };
};

describe('the check of a product API', () => {
  it('says how many products there are, what they cost, and where their images are', async () => {
    const { provider, findings, failure } = await check({});
    expect(failure).toBeNull();
    expect(findings).toEqual([
      `${provider.url}/products: 25 products, from 69 kr to 219 kr.`,
      'Opened 3 of 3 products.',
      expect.stringMatching(/^Images are shown from http:\/\/[^ ]+ \(\d+\)\.$/),
    ]);
  });

  it.each<[string, Behaviour, RegExp]>([
    ['a product that is left out', { fault: 'one-bad' }, /^Left out of the list: product 0: price: /],
    ['an image that is missing', { catalogue: 'imported' }, /^Without an image in the list: [a-z0-9-]+\.$/],
  ])('says %s', async (_case, behaviour, finding) => {
    const { findings } = await check(behaviour);
    expect(findings).toContainEqual(expect.stringMatching(finding));
  });

  it('names a tag that products spell in more than one way', () => {
    const tags = ['Höst', 'höst', 'Jul', 'Höst'].map((name) => [{ name }]);
    const list = tags.map((each, index) => ({ id: index, name: 'Te', price: 100, tags: each }));
    expect(describeTags(parseProducts(list).products)).toEqual([
      'One tag in 2 spellings, of which the site shows the first: "Höst" (2), "höst" (1).',
    ]);
  });

  it('names a product whose own price is not that of the list', () => {
    const { products } = parseProducts(['te', 'kaffe'].map((id) => ({ id, name: 'Varm dryck', price: 8900 })));
    const opened = [8900, 9050].map((price, index) => ({
      id: ['te', 'kaffe'][index] ?? '',
      product: parseProduct({ name: 'Varm dryck', price }),
    }));
    expect(describeOtherPrices(products, opened)).toEqual(['kaffe costs 90.50 kr, but 89 kr in the list.']);
  });

  it.each<[string, Behaviour, RegExp]>([
    [
      'that refuses the site',
      { fault: 'status', status: 401 },
      /gives no list: products: responded with 401\. Set the API's token .* PROVIDER_TOKEN\.$/,
    ],
    ['that is too slow', { fault: 'never' }, /gives no list: .*timeout/],
    ['that answers with a page', { fault: 'html' }, /gives no list: .*JSON/],
    ['that redirects', { fault: 'redirect' }, /responded with 302/],
    ['whose list has another shape', { fault: 'wrong-shape' }, /the response is not a list/],
    ['whose list is empty', { fault: 'empty' }, /is an empty list\.$/],
    ['of which no image is allowed', { fault: 'foreign-images' }, /^No image can be shown\.$/],
    ['whose products have another address', { products: 300 }, /^No product can be opened: .*, but does not exist/],
    ['without any image', { fault: 'no-media' }, /^No image can be shown\.$/],
  ])('fails one %s', async (_case, behaviour, reason) => {
    expect(await check(behaviour)).toMatchObject({ failure: { reason: expect.stringMatching(reason) } });
  });

  it.each<[Behaviour, boolean]>([
    [{ fault: 'status', status: 401 }, true],
    [{ fault: 'status', status: 403 }, true],
    [{ fault: 'product-status', status: 401 }, true],
    [{ fault: 'status', status: 503 }, false],
    [{ fault: 'html' }, false],
    [{ fault: 'empty' }, false],
  ])('tells whether an API rejects the token: %o', async (behaviour, rejectsToken) => {
    expect(await check(behaviour)).toMatchObject({ failure: { rejectsToken } });
  });

  it('sends the token with every request', async () => {
    const { provider } = await check({}, { PROVIDER_TOKEN: 'token' });
    const sent = (await provider.requests()).map(({ headers }) => headers.authorization);
    expect(sent).toEqual(Array.from({ length: 4 }, () => 'Bearer token'));
  });

  it('tries once more, as the site does', async () => {
    const { provider } = await check({ fault: 'status', status: 503 });
    expect(await provider.requests()).toHaveLength(2);
  });

  it('accepts an API that lacks some of the opened products, and names them', async () => {
    const { findings, failure } = await check({ products: 26 });
    expect(failure).toBeNull();
    expect(findings).toContainEqual(expect.stringMatching(/^Not opened: .* is in the list, but does not exist\.$/));
  });
});
