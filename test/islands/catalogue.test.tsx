import { env } from 'cloudflare:workers';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { CatalogueFailure } from '../../src/pages/errors/CatalogueFailure.tsx';
import { findAll } from '../support/html.ts';

const { operator } = parseConfig(env);

describe('the failed catalogue', () => {
  const html = renderToStaticMarkup(
    <CatalogueFailure
      operator={operator}
      level={2}
      title="Produkterna kunde inte laddas"
      message="Vänta lite."
      retryHref="/produkter?tag=Jul"
      requestId="abc"
    />,
  );

  it('has a retry link to the same URL', async () => {
    const links = await findAll(html, 'a');
    expect(links.map(({ attributes, text }) => [attributes.href, text])).toEqual([
      ['/produkter?tag=Jul', 'Försök igen'],
    ]);
  });

  it('is an island that hydrates at the first interaction', async () => {
    const [marker] = await findAll(html, '[data-island]');
    expect(marker?.attributes).toMatchObject({ 'data-island': 'catalogue', 'data-when': 'interaction' });
  });

  it('has an empty live region from the start, so that later changes are announced', async () => {
    expect((await findAll(html, '[role=status]')).map(({ text }) => text)).toEqual(['']);
  });
});
