import { AppError } from '@overture/core/app';

/**
 * Reads a query string into one text per name. A name given twice is refused rather than turned into a list: no
 * endpoint takes lists, and two readers could pick different ones.
 * Errors: `validation_failed`.
 */
export function readQueryString(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (values.has(name)) {
      const path = name.slice(0, 100);
      const message = 'Given more than once';
      throw new AppError('validation_failed', `${path}: ${message}`, { issues: [{ path, message }] });
    }
    values.set(name, value);
  }
  return Object.fromEntries(values);
}
