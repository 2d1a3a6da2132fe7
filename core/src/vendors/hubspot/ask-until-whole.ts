import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { batchSchema } from './hubspot-schemas.ts';
import { backoffMs, type CallContext } from './hubspot-transport.ts';

const maxAttempts = 3;

/** What HubSpot answered to a batch. */
export interface BatchAnswer<Row> {
  readonly rows: readonly Row[];
  /** Ids that do not exist, as HubSpot reports. */
  readonly missing: ReadonlySet<string>;
  /** Ids that HubSpot could not read this time. */
  readonly failed: ReadonlySet<string>;
}

/**
 * Reads a batch, and asks again for the ids that HubSpot could not read, a few times and within the operation's time.
 * The caller decides about those that still failed.
 */
export async function askUntilWhole<Input extends { readonly id: string }, Row>(
  inputs: readonly Input[],
  ask: (inputs: readonly Input[]) => Promise<BatchAnswer<Row>>,
  call: CallContext,
): Promise<BatchAnswer<Row>> {
  const rows: Row[] = [];
  const missing = new Set<string>();
  let open = inputs;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(open);
    rows.push(...answer.rows);
    for (const id of answer.missing) missing.add(id);
    open = open.filter(({ id }) => answer.failed.has(id));
    const wait = backoffMs(attempt);
    if (open.length === 0 || attempt === maxAttempts || performance.now() + wait >= call.endsAt)
      return { rows, missing, failed: new Set(open.map(({ id }) => id)) };
    await sleep(wait, undefined, { signal: call.signal }).catch(() => call.callerSignal?.throwIfAborted());
  }
}

/**
 * Reads from a batch's answer which ids are missing and which failed. `name` is the member of an error's context that
 * lists the ids. An error without ids stands for all ids without an answer, and so does one that is counted but not
 * listed. A batch that is not complete answers nothing, because an object in it may lack a part of its links.
 */
export function answerOf<Row>(
  inputs: readonly { readonly id: string }[],
  batch: z.infer<typeof batchSchema> & { readonly isPartial: boolean; readonly results: readonly Row[] },
  idOf: (row: Row) => string,
  name: 'ids' | 'fromObjectId',
): BatchAnswer<Row> {
  const asked = inputs.map(({ id }) => id);
  if (batch.status !== 'COMPLETE') return { rows: [], missing: new Set(), failed: new Set(asked) };
  const { results: rows, errors, numErrors, isPartial } = batch;
  const idsOf = ({ context }: (typeof errors)[number]): readonly string[] => context[name] ?? [];
  const isMissing = ({ category }: { category: string }): boolean => category === 'OBJECT_NOT_FOUND';
  const missing = new Set(errors.filter(isMissing).flatMap(idsOf));
  const failures = errors.filter((error) => !isMissing(error));
  // An error counts as one, or as one for each of its ids.
  const listed = errors.reduce((sum, error) => sum + Math.max(1, idsOf(error).length), 0);
  const areNamed = Math.max(numErrors, isPartial ? 1 : 0) <= listed && failures.every((one) => idsOf(one).length > 0);
  if (areNamed) return { rows, missing, failed: new Set(failures.flatMap(idsOf)) };
  const answered = new Set(rows.map(idOf));
  return { rows, missing, failed: new Set(asked.filter((id) => !answered.has(id) && !missing.has(id))) };
}
