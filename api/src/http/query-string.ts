import { AppError } from '@overture/core/platform/app-error';

/**
 * Reads a query string into one text per name. A repeated name is refused and not read as a list, because no endpoint
 * takes lists, and two readers could choose different values.
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
