import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import { DEADLINE, withDeadline } from '../../cache/timeouts.ts';
import type { PageContext } from '../../components/layout/page-context.ts';
import { Loading } from '../../components/panels/Loading.tsx';
import type { Deps } from '../../deps.ts';
import type { Provided } from '../../provider/provider.ts';
import type { AppContext } from '../app-env.ts';
import { reportFailure } from '../errors/error-handlers.tsx';
import { keepPage } from '../middleware/page-cache.ts';
import { productHeaders } from '../product-headers.ts';
import { completeHref, mayStream } from './may-stream.ts';
import { renderPage, streamPage } from './render-page.tsx';

/** What the provider gave, made into what the page shows. */
export type Loaded<Value> = Omit<Provided<unknown>, 'value'> & { readonly value: Value };

export type DataPage<Value> = {
  readonly context: PageContext;
  readonly data: Promise<Loaded<Value>>;
  /** The page round the content; without data while that is not yet known. */
  readonly frame: (content: ReactNode, data: Loaded<Value> | null) => ReactElement;
  readonly content: (data: Loaded<Value>) => ReactElement;
  /** Whether the page may be kept for as long as its data is fresh. */
  readonly kept: (data: Loaded<Value>) => boolean;
  /** What stands in the content's place when it comes late and has failed. */
  readonly failed: (error: unknown) => ReactElement;
};

type Settled<Value> = { readonly data: Loaded<Value> } | { readonly error: unknown };

const settle = <Value,>(promise: Promise<Loaded<Value>>): Promise<Settled<Value>> =>
  promise.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );

const Late = ({ content }: { readonly content: Promise<ReactElement> }) => use(content);

/**
 * Answers with a page made of provider data. Data that is there within `streamAfterMs` makes a complete document with an
 * honest status; otherwise the frame streams at once with a spinner, then the content, or what says that it failed.
 */
export const sendDataPage = async <Value,>(c: AppContext, deps: Deps, page: DataPage<Value>): Promise<Response> => {
  const { context, frame, content, failed } = page;
  const settled = settle(page.data);
  const early = mayStream(c) ? await withDeadline(settled, deps.config.streamAfterMs) : await settled;
  if (early !== DEADLINE) {
    if ('error' in early) throw early.error;
    if (early.data.outcome.kind !== 'stale' && page.kept(early.data))
      keepPage(c, deps.config.productTtlSeconds - early.data.ageSeconds);
    return renderPage(c, context, frame(content(early.data), early.data), { headers: productHeaders(early.data) });
  }
  const late = settled.then((result) => {
    if ('data' in result) return content(result.data);
    reportFailure(result.error, c, deps);
    return failed(result.error);
  });
  const body = (
    <Suspense fallback={<Loading completeHref={completeHref(context.href)} />}>
      <Late content={late} />
    </Suspense>
  );
  const requestId = c.get('requestId');
  return streamPage(c, frame(body, null), {
    config: deps.config,
    onError: (error) => deps.report(error, { requestId, path: context.path }),
  });
};
