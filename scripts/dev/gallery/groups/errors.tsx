import { errorPage } from '../../../../src/http/errors/error-page.tsx';
import { type ErrorResponse, NO_ROUTE, toErrorResponse } from '../../../../src/http/errors/error-response.ts';
import { LAST_RESORT_PAGE } from '../../../../src/http/errors/last-resort-page.ts';
import { HiddenProductError, ProviderError } from '../../../../src/provider/errors.ts';
import { REQUEST_ID } from '../sample-data.ts';
import { createGroup, type StateProps } from '../state.ts';

const state = (name: string, title: string, response: ErrorResponse) => ({
  name,
  title,
  status: response.status,
  page: ({ context }: StateProps) => errorPage(response, context, REQUEST_ID),
});

const NOW = new Date();

/** What the site responds when a handler throws `error`. */
const afterError = (name: string, title: string, error: Error) =>
  state(
    name,
    title,
    toErrorResponse(error, () => NOW),
  );

export const errors = createGroup('errors', [
  state('not-found', 'No such page', NO_ROUTE),
  afterError('unexpected', 'An unexpected error', new Error()),
  afterError(
    'product-timeout',
    'Product: no response in time',
    new ProviderError('product', 'timeout', 'no response', { failedAt: NOW.getTime() }),
  ),
  afterError('product-hidden', 'Product: hidden by the operator', new HiddenProductError('a')),
  { name: 'last-resort', title: 'The error page itself failed', status: 500, page: () => LAST_RESORT_PAGE },
]);
