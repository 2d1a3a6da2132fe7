import { json, type Reply } from '../server/reply.ts';
import { invalid } from './hubspot-errors.ts';

/** The `paging` member of a page of results, which the last page does not have. */
export const paging = (after: string | null | undefined, address = '', more = '') =>
  after != null && { paging: { next: { after, link: `${address}?after=${after}${more}` } } };

/** Refuses a batch of more objects than HubSpot reads at once. */
export const tooMany = (what: 'association' | 'property', limit: number, count: number): Reply =>
  invalid(
    `The maximum number of inputs supported in a batch request for ${what} batch reads is ${limit}. ${count} inputs were provided.`,
  );

export interface BatchError {
  readonly subCategory?: string;
  readonly message: string;
  readonly context: Readonly<Record<string, readonly string[]>>;
}

/** The answer to a batch, with an error for what was not found. */
export function batchAnswer(results: readonly unknown[], missing: readonly BatchError[]): Reply {
  const at = new Date().toISOString();
  const errors = missing.map((error) => ({
    status: 'error',
    category: 'OBJECT_NOT_FOUND',
    ...error,
    links: {},
    errors: [],
  }));
  return json(errors.length > 0 ? 207 : 200, {
    status: 'COMPLETE',
    results,
    ...(errors.length > 0 && { numErrors: errors.length, errors }),
    startedAt: at,
    completedAt: at,
  });
}
