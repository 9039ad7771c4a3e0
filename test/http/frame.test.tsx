import { describe, expect, it } from 'vitest';
import { competitionAt } from '../../src/domain/competition.ts';
import { renderDocument } from '../../src/http/frame.tsx';
import { renderToBytes } from '../../src/http/render-to-bytes.ts';
import { Layout } from '../../src/ui/Layout.tsx';
import type { PageMeta, Shell } from '../../src/ui/shell.ts';
import { createTestApp } from '../support/create-test-app.ts';

const createShell = (path: string, more: Partial<Shell> = {}): Shell => {
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

const META: PageMeta = { title: 'Sida – Säljrundan', description: 'En sida', things: [{ '@type': 'Thing' }] };

const expectWhole = async (shell: Shell, meta = META): Promise<string> => {
  const page = (
    <Layout shell={shell} meta={meta}>
      <h1>{meta.title}</h1>
      <img src="/first.png" alt="" fetchPriority="high" />
    </Layout>
  );
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const document = text(await renderDocument(shell, page));
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
    ['/hjalp', 'with markup for data', { ...META, things: [{ '@type': '</head><body>', name: '</body></html>' }] }],
  ])('is to the byte the page rendered whole: %s, %s', async (path, _what, meta) => {
    await expectWhole(createShell(path), meta);
  });

  it('has the frame of its own section, day and site, whatever was rendered before', async () => {
    const shell = createShell('/produkter');
    const at = (date: string) => competitionAt(new Date(`${date}T12:00:00Z`));
    const pages = [
      shell,
      { ...shell, path: '/hjalp' },
      { ...shell, competition: at('2026-12-01') },
      { ...shell, competition: at('2026-03-01') },
      { ...shell, site: { ...shell.site, productName: 'Kakrundan' } },
      { ...shell, path: '/om' },
      { ...shell, path: '/produkter/7' },
      shell,
    ];
    const documents: string[] = [];
    for (const page of pages) documents.push(await expectWhole(page));
    expect(documents.at(-1)).toBe(documents[0]);
    expect(new Set(documents).size).toBe(pages.length - 1);
  });

  it('fails as a whole page does when it is broken', async () => {
    const shell = createShell('/');
    const page = (
      <Layout shell={shell} meta={META}>
        <Broken />
      </Layout>
    );
    await expect(renderDocument(shell, page)).rejects.toThrow('broken');
    await expectWhole(shell);
  });
});
