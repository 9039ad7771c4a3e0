import { zValidator } from '@hono/zod-validator';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';

/**
 * Checks the path's or the query's parameters. What does not fit is a 400 whose message names the parameter. The
 * validator's own way to parse would wait for promises that no schema here makes.
 */
export const validate = <Schema extends z.ZodMiniType, Target extends 'param' | 'query'>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, undefined, {
    validationFunction: (_, value) => {
      const result = z.safeParse(schema, value);
      if (result.success) return result;
      const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || target}: ${message}`);
      throw new HTTPException(400, { message: problems.join('; ') });
    },
  });
