import { isbot } from 'isbot';
import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import type { PageContext } from '../../components/layout/page-context.ts';
import type { FirstImage } from '../../components/media/first-image.ts';
import { LateAnnouncement, LateStatus, Loading } from '../../components/panels/notes.tsx';
import type { Deps } from '../../deps.ts';
import type { ProviderResult } from '../../provider/provider.ts';
import { raceTimeout, TIMED_OUT } from '../../shared/timeouts.ts';
import type { AppContext } from '../app-env.ts';
import { recordError, reportContext } from '../errors/error-handlers.ts';
import type { ErrorResponse } from '../errors/error-response.ts';
import { productHeaders } from '../product-headers.ts';
import { renderPage, streamPage } from './render-page.tsx';

/** The query parameter that asks for a complete document, however long it takes. */
const COMPLETE_PARAM = 'vanta';

/** The URL of the same page as a complete document. */
const completeHref = (href: string): string => `${href}${href.includes('?') ? '&' : '?'}${COMPLETE_PARAM}=1`;

/**
 * Whether a page may start before its data has arrived. Only a navigating browser shows the streamed part, which a
 * script reveals. Crawlers, tools, and clients that send the parameter get the complete document with its final status.
 */
const mayStream = (c: AppContext): boolean =>
  c.req.header('sec-fetch-dest') === 'document' &&
  c.req.query(COMPLETE_PARAM) === undefined &&
  !isbot(c.req.header('user-agent'));

/** Provider data, mapped to the values that the page shows. */
type PageData<Value> = Omit<ProviderResult<unknown>, 'value'> & { readonly value: Value };

type DataPage<Value> = {
  readonly context: PageContext;
  readonly data: Promise<PageData<Value>>;
  /** The page around the content. `data` is null while the content streams. */
  readonly page: (content: ReactNode, data: PageData<Value> | null) => ReactElement;
  readonly content: (data: PageData<Value>) => ReactElement;
  /** The outlines of the content, shown while it streams. */
  readonly outlines?: ReactElement;
  /** Not known yet if the content streams. */
  readonly firstImage: (data: PageData<Value>) => FirstImage | null;
  /** The longest time that the page may be cached: as long as all its data is fresh. 0: the page must not be cached. */
  readonly cacheSeconds: (data: PageData<Value>) => number;
  /** The announcement for streamed content. */
  readonly announcement: (data: PageData<Value>) => LateAnnouncement;
  /** Replaces streamed content that fails, with its announcement. */
  readonly failed: (error: ErrorResponse) => { readonly panel: ReactElement; readonly announcement: LateAnnouncement };
};

type SettledData<Value> = { readonly data: PageData<Value> } | { readonly error: unknown };

const settle = <Value,>(promise: Promise<PageData<Value>>): Promise<SettledData<Value>> =>
  promise.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );

const withAnnouncement = (content: ReactElement, announcement: LateAnnouncement): ReactElement => (
  <>
    {content}
    <LateAnnouncement {...announcement} />
  </>
);

const StreamedContent = ({ content }: { readonly content: Promise<ReactElement> }) => use(content);

/**
 * Sends a page with provider data. If the data arrives within `streamAfterMs`, the page is a complete document with the
 * right status. Otherwise the page starts to stream with a spinner, followed by the content or an error panel.
 */
export const sendDataPage = async <Value,>(c: AppContext, deps: Deps, dataPage: DataPage<Value>): Promise<Response> => {
  const { context, page, content, outlines, firstImage, cacheSeconds, announcement, failed } = dataPage;
  const { config } = deps;
  const settled = settle(dataPage.data);
  const early = mayStream(c) ? await raceTimeout(settled, config.streamAfterMs) : await settled;
  if (early !== TIMED_OUT) {
    if ('error' in early) throw early.error;
    const { data } = early;
    c.set('maxAgeSeconds', cacheSeconds(data));
    return renderPage(page(content(data), data), {
      headers: productHeaders(data),
      firstImage: firstImage(data),
    });
  }
  const streamedContent = settled.then((result) => {
    if ('data' in result) return withAnnouncement(content(result.data), announcement(result.data));
    const failure = failed(recordError(result.error, c, deps));
    return withAnnouncement(failure.panel, failure.announcement);
  });
  const body = (
    <>
      <LateStatus />
      <Suspense fallback={<Loading completeHref={completeHref(context.href)} outlines={outlines} />}>
        <StreamedContent content={streamedContent} />
      </Suspense>
    </>
  );
  return streamPage(c, page(body, null), {
    config,
    styles: context.styles,
    onError: (error) => deps.report(error, reportContext(c)),
  });
};
