import { errorPage, notFoundPage } from '../../../../src/http/errors/error-page.tsx';
import { toErrorResponse } from '../../../../src/http/errors/error-response.ts';
import { LAST_RESORT_PAGE } from '../../../../src/http/errors/last-resort-page.ts';
import { ProviderError } from '../../../../src/provider/errors.ts';
import { REQUEST_ID } from '../sample-data.ts';
import { createGroup, type StateProps } from '../state.ts';

/** What the site responds when a handler throws `error`. */
const afterError = (name: string, title: string, error: Error) => ({
  name,
  title,
  status: toErrorResponse(error, () => new Date()).status,
  page: ({ context }: StateProps) => errorPage(error, context, REQUEST_ID),
});

export const errors = createGroup('errors', [
  {
    name: 'not-found',
    title: 'No such page',
    status: 404,
    page: ({ context }) => notFoundPage(context),
  },
  afterError('unexpected', 'An unexpected error', new Error()),
  afterError('product-timeout', 'Product: no response in time', new ProviderError('product', 'timeout', 'no response')),
  { name: 'last-resort', title: 'The error page itself failed', status: 500, page: () => LAST_RESORT_PAGE },
]);
