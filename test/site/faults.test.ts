import { describe, expect, it } from 'vitest';
import { createFaultySite, createTestApp } from '../support/create-test-app.ts';
import { EXECUTABLE_INLINE } from '../support/html.ts';

const PATHS = ['/produkter', '/produkter/fladersaft'];

const setUp = () => createFaultySite({ PAGE_TTL_SECONDS: '0' });

describe('a provider that responds within the timeout', () => {
  it('loses only images from hosts that the browser would block, and the report names MEDIA_ORIGINS', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'foreign-images' });
    for (const path of PATHS) {
      const page = await site.visit(path);
      expect(page.html).toContain('Media ej tillgänglig');
      expect(page.html).not.toContain('cdn.example');
    }
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['blocked images']);
    expect(String(site.reported[0]?.error)).toContain('MEDIA_ORIGINS lacks https://cdn.example');
    const allowing = createTestApp({ vars: { PROVIDER_API_URL: provider.url, MEDIA_ORIGINS: 'https://cdn.example' } });
    expect((await allowing.visit('/produkter')).html).toContain('https://cdn.example/');
    expect(allowing.reported).toEqual([]);
  });

  it('is not reported for data lost from a list with parameters or a credential', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'one-bad' });
    await site.get('/api/products?odd=1');
    await site.get('/api/products', { headers: { authorization: 'Bearer anna' } });
    expect(site.reported).toEqual([]);
  });

  it('loses only the invalid product of a list, and the problem is reported', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'one-bad' });
    const page = await site.visit('/produkter');
    expect(page.html).not.toContain('Trasig');
    expect(page.html).toContain('Pepparkakor i kakburk');
    expect(site.reported).toHaveLength(1);
    expect(String(site.reported[0]?.error)).toContain('price');
  });

  it('cannot inject scripts through its texts', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'scripts' });
    for (const path of PATHS) {
      const page = await site.visit(path);
      expect(await page.all(EXECUTABLE_INLINE)).toEqual([]);
      expect(await page.all('[onerror]')).toEqual([]);
      expect(page.html).not.toMatch(/(href|src|srcset|fill)="[^"]*javascript:/i);
    }
  });

  it('is cached despite Set-Cookie and Vary: *, and sends neither header to the visitor', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'cookies' });
    for (const path of ['/produkter', '/api/products']) {
      const response = await site.get(path);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('vary') ?? '').not.toContain('*');
    }
    expect(await provider.requests()).toHaveLength(1);
  });
});

describe('an outage', () => {
  it('tells API clients how long the failure will still be remembered', async () => {
    const { site, provider, clock } = setUp();
    await provider.behave({ fault: 'html' });
    const retryAfter = async () => (await site.get('/api/products')).headers.get('retry-after');
    expect(await retryAfter()).toBe('10');
    clock.advance(3.5);
    expect(await retryAfter()).toBe('7');
  });
});
