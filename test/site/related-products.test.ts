import { describe, expect, it } from 'vitest';
import { createFaultySite } from '../support/create-test-app.ts';

const SECOND = '/produkter/morgonrunda-bryggkaffe';

/** Far longer than a test. */
const PROVIDER_TIMEOUT_MS = '30000';

const setUp = () => {
  const made = createFaultySite({ PROVIDER_TIMEOUT_MS });
  const findIn = async (path: string, selector: string) => (await made.site.visit(path)).all(selector);
  return { ...made, findIn };
};

describe("a product's page", () => {
  it('shows no related products while the list fails, and shows them again after it has recovered', async () => {
    const { provider, clock, site, findIn } = setUp();
    await site.get('/api/products/morgonrunda-bryggkaffe');
    await provider.behave({ fault: 'html' });
    expect(await findIn(SECOND, 'h1')).toHaveLength(1);
    expect(await findIn(SECOND, '.neighbours, .more-products')).toHaveLength(0);
    await provider.behave({});
    clock.advance(10);
    await site.get(SECOND);
    await site.waitForBackground();
    expect(await findIn(SECOND, '.neighbours, .more-products')).toHaveLength(2);
  });

  it('does not wait for a list that never arrives', async () => {
    const { provider, site, findIn } = setUp();
    await site.get('/api/products/morgonrunda-bryggkaffe');
    await provider.behave({ fault: 'never' });
    expect(await findIn(SECOND, 'h1')).toHaveLength(1);
  });
});
