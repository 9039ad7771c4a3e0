import { type ReactNode, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToReadableStream } from '../../../src/http/render/react-server.ts';
import { renderToBytes } from '../../../src/http/render/render-to-bytes.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const Paragraphs = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => `Stycke ${index}: å ä ö é – “x” 🍪`).map((text) => (
    <p key={text}>{text}</p>
  ));

const Document = ({ children }: { readonly children: ReactNode }) => (
  <html lang="sv">
    <head>
      <title>Säljrundan</title>
    </head>
    <body>{children}</body>
  </html>
);

const Late = ({ content }: { readonly content: Promise<string> }) => <p>{use(content)}</p>;

const seen: unknown[] = [];
const Look = () => {
  seen.push(ReadableStream);
  return null;
};

const Broken = () => {
  throw new RangeError('broken');
};

describe('markup rendered at once', () => {
  it.each([
    ['an element', <p key="a">å</p>],
    ['a document', <Document key="b">text</Document>],
    ['more than one of React’s buffers', <Paragraphs key="c" count={500} />],
    ['a text longer than a buffer', <p key="d">{'ö'.repeat(10_000)}</p>],
  ])('is to the byte what React streams: %s', async (_what, element) => {
    const stream = await renderToReadableStream(element);
    expect(text(await renderToBytes(element))).toBe(await new Response(stream).text());
  });

  it('is of one element each, however many are rendered together', async () => {
    const all = await Promise.all([1, 2, 3].map((count) => renderToBytes(<Paragraphs count={count} />)));
    expect(all.map((bytes) => text(bytes).split('</p>').length - 1)).toEqual([1, 2, 3]);
  });

  it('leaves a stream that has begun to go on by itself', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const stream = await renderToReadableStream(
      <Document>
        <Suspense fallback={<i>väntar</i>}>
          <Late content={promise} />
        </Suspense>
      </Document>,
    );
    const reader = stream.getReader();
    const next = async () => text((await reader.read()).value ?? new Uint8Array());
    expect(await next()).toContain('<i>väntar</i>');
    expect(text(await renderToBytes(<b>nu</b>))).toBe('<b>nu</b>');
    resolve('framme');
    expect(await next()).toContain('<p>framme</p>');
  });

  it('rejects with a fault of a component, and the next is made as ever', async () => {
    await expect(renderToBytes(<Broken />)).rejects.toThrow(RangeError);
    expect(text(await renderToBytes(<b>nu</b>))).toBe('<b>nu</b>');
  });

  it('rejects what suspends', async () => {
    const page = (
      <Document>
        <Suspense fallback="väntar">
          <Late content={new Promise(() => undefined)} />
        </Suspense>
      </Document>
    );
    await expect(renderToBytes(page)).rejects.toThrow('must not suspend');
  });

  it('gives the platform’s own back to everybody else', async () => {
    const before = { TextEncoder, queueMicrotask, ReadableStream, setTimeout };
    await renderToBytes(<Look />);
    await expect(renderToBytes(<Broken />)).rejects.toThrow();
    expect(seen).not.toContain(ReadableStream);
    expect({ TextEncoder, queueMicrotask, ReadableStream, setTimeout }).toEqual(before);
    expect(String(TextEncoder)).toContain('[native code]');
    expect(new ReadableStream().locked).toBe(false);
  });
});
