import { AppError } from '@overture/core/app';
import type { z } from 'zod';

const maxIssues = 20;

interface InputIssue {
  readonly path: string;
  readonly message: string;
}

/** Parses what a caller sent; what is wrong with it becomes `validation_failed` with one issue per field. */
export function parseInput(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.flatMap(toIssues).slice(0, maxIssues);
  throw new AppError('validation_failed', issues[0] === undefined ? 'Invalid input' : sentenceOf(issues[0]), {
    issues,
  });
}

function toIssues(issue: z.core.$ZodIssue): InputIssue[] {
  const path = issue.path.map(String).join('.').slice(0, 100);
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  const prefix = path === '' ? '' : `${path}.`;
  return issue.keys.map((key) => ({ path: `${prefix}${key}`.slice(0, 100), message: 'Unknown field' }));
}

/** A message of the contract's own speaks for itself; a generic one needs its field's name. */
function sentenceOf({ path, message }: InputIssue): string {
  return path === '' || message.startsWith('Please ') ? message : `${path}: ${message}`;
}
