import { z } from 'zod';
import { argument } from '../../define-command.ts';

export const serviceArgument = argument('<value|label>', 'value or label of the service', z.string());

/** The schema of a service's value or label: one line that fits into a list. */
export const serviceName = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(100, 'must have at most 100 characters')
  .regex(/^[^\p{Cc}]*$/u, 'must be a single line');
