import { AppError } from '@overture/core/platform/app-error';
import type { z } from 'zod';

const maxIssues = 20;

interface InputIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * Parses a caller's input. Errors: `validation_failed` with one issue per wrong field, or `too_large` if the only error
 * is a text beyond its limit.
 */
export function parseInput(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.flatMap(toIssues).slice(0, maxIssues);
  const [first] = issues;
  if (parsed.error.issues.every(isTooLarge)) throw new AppError('too_large', first?.message ?? '', { issues });
  throw new AppError('validation_failed', first === undefined ? 'The request is not valid.' : sentenceOf(first), {
    issues,
  });
}

function isTooLarge(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.['code'] === 'too_large';
}

function toIssues(issue: z.core.$ZodIssue): InputIssue[] {
  const path = issue.path.map(String).join('.').slice(0, 100);
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  const prefix = path === '' ? '' : `${path}.`;
  return issue.keys.map((key) => ({ path: `${prefix}${key}`.slice(0, 100), message: 'Unknown field' }));
}

/** The issue as a sentence. A message of the contract is complete; a generic one needs its field's name. */
function sentenceOf({ path, message }: InputIssue): string {
  return path === '' || message.startsWith('Please ') ? message : `${path}: ${message}`;
}
