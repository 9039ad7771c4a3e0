import { env } from 'cloudflare:workers';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { CatalogueFailure } from '../../src/pages/errors/CatalogueFailure.tsx';
import { findAll } from '../support/html.ts';

const { site } = parseConfig(env);

describe('where the list of products failed', () => {
  const html = renderToStaticMarkup(
    <CatalogueFailure
      site={site}
      level={2}
      title="Produkterna kunde inte laddas"
      message="Vänta lite."
      retryHref="/produkter?tag=Jul"
      requestId="abc"
    />,
  );

  it('the way to try again is a link to the same address', async () => {
    const links = await findAll(html, 'a');
    expect(links.map(({ attributes, text }) => [attributes.href, text])).toEqual([
      ['/produkter?tag=Jul', 'Försök igen'],
    ]);
  });

  it('an island waits for the press', async () => {
    const [marker] = await findAll(html, '[data-island]');
    expect(marker?.attributes).toMatchObject({ 'data-island': 'catalogue', 'data-when': 'interaction' });
  });

  it('has a quiet live region from the start, so that what changes is heard', async () => {
    expect((await findAll(html, '[role=status]')).map(({ text }) => text)).toEqual(['']);
  });
});
