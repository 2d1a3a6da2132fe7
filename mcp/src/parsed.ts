import { AppError } from '@overture/core/platform/app-error';
import type { z } from 'zod';

/** Parses what an assistant sent. Errors: `validation_failed`, which names each invalid argument in its message. */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  const told = issues
    .slice(0, 10)
    .map((issue) => (issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`));
  throw new AppError('validation_failed', told.join('; '), { issues });
}
