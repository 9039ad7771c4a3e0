import { zValidator } from '@hono/zod-validator';
import { HTTPException } from 'hono/http-exception';
import type * as z from 'zod/mini';

/** Validates the query's parameters or a form's fields. An invalid one is a 400 whose message names the parameter. */
export const validate = <Schema extends z.ZodMiniType, Target extends 'query' | 'form'>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (result.success) return;
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || target}: ${message}`);
    throw new HTTPException(400, { message: problems.join('; ') });
  });
