import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import { findProblems, MAX_FIELD_LENGTH, type WithdrawalValues } from '../content/withdrawal.ts';
import type { Deps } from '../deps.ts';
import { cutText } from '../domain/shorten.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/create-page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { WithdrawalPage } from '../pages/WithdrawalPage.tsx';

/** Several times the size of the fields in any encoding. */
const MAX_BODY_BYTES = 32_000;

/** One line of text. A missing field or a file becomes empty. A value that is too long is cut off, not rejected. */
const line = z.catch(
  z.pipe(
    z.string(),
    z.transform((value) => cutText(value.replace(/[\p{Cc}\s]+/gu, ' ').trim(), MAX_FIELD_LENGTH).toWellFormed()),
  ),
  '',
);

export const withdrawalForm = z.object({
  namn: line,
  order: line,
  epost: line,
  varor: line,
}) satisfies z.ZodMiniType<WithdrawalValues>;

export const limitWithdrawalBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new HTTPException(413, { message: 'the form is too large' });
  },
});

const sendEmptyForm = (c: AppContext, deps: Deps, status: number) =>
  renderPage(<WithdrawalPage context={createPageContext(c, deps)} values={null} />, { status });

/** The page about withdrawal. */
export const withdrawalRoute = (deps: Deps) => (c: AppContext) => sendEmptyForm(c, deps, 200);

/**
 * Responds to a form from another site with the empty form. The message must only contain what the customer has written
 * on this site.
 */
export const refusedWithdrawalRoute = (deps: Deps) => (c: AppContext) => sendEmptyForm(c, deps, 403);

/**
 * The page with a message composed from the form's fields, or with the missing fields. Nothing is sent or stored here.
 * Only the customer's own browser may store the page, so that it can return to the page without sending the form again.
 */
export const composeWithdrawalRoute = (deps: Deps) => async (c: AppContext, values: WithdrawalValues) => {
  const problems = findProblems(values);
  const page = <WithdrawalPage context={createPageContext(c, deps)} values={values} problems={problems} />;
  const response = await renderPage(page, { status: Object.keys(problems).length > 0 ? 422 : 200 });
  response.headers.set('cache-control', 'private, no-cache');
  return response;
};
