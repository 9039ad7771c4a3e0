import { describe, expect, it } from 'vitest';
import { Layout } from '../../../src/components/layout/Layout.tsx';
import type { PageContext, PageMeta } from '../../../src/components/layout/page-context.ts';
import { competitionAt } from '../../../src/domain/competition.ts';
import { renderDocument } from '../../../src/http/render/frame.tsx';
import { renderToBytes } from '../../../src/http/render/render-to-bytes.ts';
import { createTestApp } from '../../support/create-test-app.ts';

const createPageContext = (path: string, more: Partial<PageContext> = {}): PageContext => {
  const { config } = createTestApp().deps;
  return {
    site: config.site,
    publicOrigin: config.publicOrigin,
    styles: '/a.css',
    printStyles: '/b.css',
    script: '/c.js',
    client: { reportDsn: null, consentMode: 'opt-in', buildId: 'test' },
    competition: competitionAt(new Date('2026-10-01T12:00:00Z')),
    path,
    href: path,
    ...more,
  };
};

const META: PageMeta = { title: 'Sida – Säljrundan', description: 'En sida', jsonLd: [{ '@type': 'JsonLdNode' }] };

const expectWhole = async (context: PageContext, meta = META): Promise<string> => {
  const page = (
    <Layout context={context} meta={meta}>
      <h1>{meta.title}</h1>
      <img src="/first.png" alt="" fetchPriority="high" />
    </Layout>
  );
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const document = text(await renderDocument(context, page));
  expect(document).toBe(text(await renderToBytes(page)));
  return document;
};

const Broken = () => {
  throw new RangeError('broken');
};

describe('a page put into its frame', () => {
  it.each([
    ['/', 'at the top', META],
    ['/produkter', 'in the navigation', META],
    ['/produkter/7', 'below an entry of the navigation', META],
    ['/borta', 'hidden from search engines', { ...META, noindex: true }],
    ['/hjalp', 'with markup for text', { ...META, title: '</head><body><main id="innehall"></main></body></html>' }],
    ['/hjalp', 'with markup for data', { ...META, jsonLd: [{ '@type': '</head><body>', name: '</body></html>' }] }],
  ])('is to the byte the page rendered whole: %s, %s', async (path, _what, meta) => {
    await expectWhole(createPageContext(path), meta);
  });

  it('has the frame of its own section, day and site, whatever was rendered before', async () => {
    const context = createPageContext('/produkter');
    const at = (date: string) => competitionAt(new Date(`${date}T12:00:00Z`));
    const pages = [
      context,
      { ...context, path: '/hjalp' },
      { ...context, competition: at('2026-12-01') },
      { ...context, competition: at('2026-03-01') },
      { ...context, site: { ...context.site, productName: 'Kakrundan' } },
      { ...context, path: '/om' },
      { ...context, path: '/produkter/7' },
      context,
    ];
    const documents: string[] = [];
    for (const page of pages) documents.push(await expectWhole(page));
    expect(documents.at(-1)).toBe(documents[0]);
    expect(new Set(documents).size).toBe(pages.length - 1);
  });

  it('fails as a whole page does when it is broken', async () => {
    const context = createPageContext('/');
    const page = (
      <Layout context={context} meta={META}>
        <Broken />
      </Layout>
    );
    await expect(renderDocument(context, page)).rejects.toThrow('broken');
    await expectWhole(context);
  });
});
