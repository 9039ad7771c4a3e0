import { bodyLimit } from 'hono/body-limit';
import { createFactory } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import type { PageContext } from '../components/layout/page-context.ts';
import type { Deps } from '../deps.ts';
import {
  type FormField,
  type FormFields,
  hasProblems,
  MAX_FIELD_LENGTH,
  type SentField,
  type SentForm,
} from '../domain/form.ts';
import { cutText } from '../domain/shorten.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { validate } from './middleware/validate.ts';
import { createPageContext } from './render/create-page-context.ts';
import { renderPage } from './render/render-page.tsx';

/** Several times the size of any form of this site, in any encoding. */
const MAX_BODY_BYTES = 32_000;

/** One line of text. A missing field or a file becomes empty. A value that is too long is cut off, not rejected. */
const line = z.catch(
  z.pipe(
    z.string(),
    z.transform((value) => cutText(value.replace(/[\p{Cc}\s]+/gu, ' ').trim(), MAX_FIELD_LENGTH).toWellFormed()),
  ),
  '',
);

/** The fields of a form are read one by one. */
const anyForm = z.record(z.string(), z.unknown());

const IS_VALID: Readonly<Record<FormField['type'], (value: string) => boolean>> = {
  text: (value) => value !== '',
  email: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
};

const readField = ({ type, problem }: FormField, input: unknown): SentField => {
  const value = line.parse(input);
  return { value, problem: IS_VALID[type](value) ? null : problem };
};

/** What was sent, by the names of the fields. Every value is accepted, because the page shows it with what to correct. */
const readForm = <Name extends string>(
  fields: FormFields<Name>,
  form: Readonly<Record<string, unknown>>,
): SentForm<Name> => {
  // The compiler cannot infer the names in entries. `SentForm` describes them.
  const entries = Object.entries<FormField>(fields).map(([name, field]) => [name, readField(field, form[name])]);
  return Object.fromEntries(entries);
};

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new HTTPException(413, { message: 'the form is too large' });
  },
});

export type FormRoute = ReturnType<typeof formRoute>;

/**
 * The handlers of a page with a form that is posted to the page's own path. Nothing is sent or stored here. `page` shows
 * the empty form, or what was sent. The status is 422 if something has to be corrected. Search engines never see what
 * was sent.
 */
export const formRoute = <Name extends string>(
  deps: Deps,
  fields: FormFields<Name>,
  page: (context: PageContext, sent: SentForm<Name> | null) => ReactElement,
) => {
  const sendEmpty = (c: AppContext, status: number) => renderPage(page(createPageContext(c, deps), null), { status });
  return {
    show: (c: AppContext) => sendEmpty(c, 200),

    /** Responds to a form from another site with the empty form: the page must only repeat what was written on this site. */
    refuse: (c: AppContext) => sendEmpty(c, 403),

    submit: createFactory<AppEnv>().createHandlers(limitBody, validate('form', anyForm), async (c) => {
      const sent = readForm(fields, c.req.valid('form'));
      const context = { ...createPageContext(c, deps), isIndexed: false };
      const response = await renderPage(page(context, sent), { status: hasProblems(sent) ? 422 : 200 });
      // Only the visitor's own browser may store the page, so that it can return there without sending the form again.
      response.headers.set('cache-control', 'private, no-cache');
      return response;
    }),
  };
};
