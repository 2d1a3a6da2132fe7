import { z } from 'zod';
import type { Reply } from '../server/reply.ts';

const batch = z.looseObject({ results: z.array(z.unknown()) });
const unfinished = ['CANCELED', 'PENDING', 'PROCESSING'];

/**
 * A batch's answer with only a part of its results, as HubSpot sends it: with status 207 and a number of errors that it
 * does not list, or with the `code` CANCELED, PENDING or PROCESSING as its status. The last two bring nothing yet. Other
 * answers stay as they are.
 */
export function partialBatch(reply: Reply, code: string | undefined): Reply {
  const parsed = batch.safeParse(reply.body !== null && 'json' in reply.body ? reply.body.json : undefined);
  if (!parsed.success || reply.status >= 300) return reply;
  const { results, ...rest } = parsed.data;
  if (code === undefined) {
    const { errors: _, ...unlisted } = rest;
    return { ...reply, status: 207, body: { json: { ...unlisted, numErrors: 1, results: results.slice(0, -1) } } };
  }
  const status = unfinished.find((name) => name === code) ?? 'CANCELED';
  const brought = status === 'CANCELED' ? results.slice(0, -1) : [];
  return { ...reply, status: 200, body: { json: { ...rest, status, results: brought } } };
}
