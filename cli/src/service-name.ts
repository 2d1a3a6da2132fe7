import { z } from 'zod';

/** A service's value or label: one line that fits into a list. */
export const serviceName = z
  .string()
  .trim()
  .min(1, 'A service needs a name')
  .max(100, 'A service is named in at most 100 characters')
  .regex(/^[^\p{Cc}]*$/u, 'A service is named in one line');
