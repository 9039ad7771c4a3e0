import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import { findProblems, MAX_FIELD_LENGTH, type WithdrawalValues } from '../content/withdrawal.ts';
import type { Deps } from '../deps.ts';
import { cutText } from '../domain/shorten.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { createPageContext } from '../http/render/create-page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { WithdrawalPage } from '../pages/WithdrawalPage.tsx';

/** Several times what the fields can take in any encoding. */
const MAX_BODY_BYTES = 32_000;

/** One line of text. A field that is missing or is a file is empty; a value that is too long is cut, not rejected. */
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

/**
 * Whether the browser says that the form is on another site. Hono's csrf() also refuses requests that say nothing, which
 * an old browser may send.
 */
const isForeign = (c: AppContext): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== new URL(c.req.url).origin;
};

const sendEmptyForm = (c: AppContext, deps: Deps, status: number) =>
  renderPage(<WithdrawalPage context={createPageContext(c, deps)} values={null} />, { status });

/** Answers a form of another site with the empty form. The message must hold only what the customer has written here. */
export const refuseForeignForm = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => (isForeign(c) ? sendEmptyForm(c, deps, 403) : next()));

/** The page about withdrawal. */
export const withdrawalRoute = (deps: Deps) => (c: AppContext) => sendEmptyForm(c, deps, 200);

/**
 * The page with a message composed of the form's fields, or with what is missing. Nothing is sent or kept here. Only the
 * customer's own browser may store it, which it needs to return to it without sending the form again.
 */
export const composeWithdrawalRoute = (deps: Deps) => async (c: AppContext, values: WithdrawalValues) => {
  const problems = findProblems(values);
  const page = <WithdrawalPage context={createPageContext(c, deps)} values={values} problems={problems} />;
  const response = await renderPage(page, { status: Object.keys(problems).length > 0 ? 422 : 200 });
  response.headers.set('cache-control', 'private, no-cache');
  return response;
};
