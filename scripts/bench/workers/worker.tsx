import { renderToReadableStream } from 'react-dom/server';

/** What the site is compared with: pages as constants, React's own stream of a plain list, and else nothing. */

type Page = { readonly body: string; readonly headers: [string, string][] };
type Bindings = { readonly PAGES: Readonly<Record<string, Page>> };

const ROWS = Array.from({ length: 700 }, (_, index) => `Rad ${index}`);

const PlainList = () => (
  <ul>
    {ROWS.map((row) => (
      <li key={row}>
        <a href={row}>{row}</a>
      </li>
    ))}
  </ul>
);

let prepared: ReadonlyMap<string, { readonly body: string; readonly headers: Headers }> | undefined;

const prepare = (pages: Bindings['PAGES']) =>
  new Map(Object.entries(pages).map(([path, { body, headers }]) => [path, { body, headers: new Headers(headers) }]));

export default {
  async fetch({ url }: Request, { PAGES }: Bindings): Promise<Response> {
    const path = url.slice(url.indexOf('/', 'http://'.length));
    if (path === '/plain-list') return new Response(await renderToReadableStream(<PlainList />));
    prepared ??= prepare(PAGES);
    const page = prepared.get(path);
    return page ? new Response(page.body, { headers: page.headers }) : new Response(null);
  },
};
