import { zValidator } from '@hono/zod-validator';
import { HTTPException } from 'hono/http-exception';
import type * as z from 'zod/mini';

/** Validates the parameters of a query or the fields of a form. An invalid one causes a 400 whose message names it. */
export const validate = <Schema extends z.ZodMiniType, Target extends 'query' | 'form'>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (result.success) return;
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || target}: ${message}`);
    throw new HTTPException(400, { message: problems.join('; ') });
  });
