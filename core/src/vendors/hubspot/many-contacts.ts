import type { EngagementKind } from '../../contacts/domain/contact.ts';
import type { FieldMapping } from '../../contacts/domain/crm-fields.ts';
import type { ContactAnswer } from '../../contacts/ports/crm-contacts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AccountMemory } from './account-memory.ts';
import { linkedTypes, type LinkedType, type ReadType } from './crm-properties.ts';
import { linkBatchSize, type HubspotClient } from './hubspot-client.ts';
import type { HubspotObject } from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';
import { companyOf, type ContactDraft, type FoundContact, type Reading } from './reading.ts';
import { readContactObjects } from './contact-objects.ts';
import { ObjectStream } from './object-stream.ts';
import { readLinksOfMany, type LinksOfMany } from './links-of-many.ts';

export interface ManyContext {
  readonly client: HubspotClient;
  readonly memory: AccountMemory;
  readonly fields: FieldMapping;
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined;
  /** Starts one request's deadline. */
  readonly newCall: (signal: AbortSignal) => CallContext;
}

/**
 * Reads contacts in windows of as many as one batch of links takes: first their objects, then their links, then their
 * engagements in full batches. The next window's objects and links are read while this one's engagements are.
 */
export async function* readManyContacts(
  contactIds: AsyncIterable<string> | Iterable<string>,
  context: ManyContext,
): AsyncGenerator<ContactAnswer> {
  const stop = new AbortController();
  const signal = context.signal === undefined ? stop.signal : AbortSignal.any([context.signal, stop.signal]);
  let begun: Promise<Reading> | undefined;
  const reading = () => (begun ??= beginReading(context, signal));
  const windows = windowsOf(contactIds);
  const prepareNext = (): Promise<readonly ContactDraft[] | null> => {
    const prepared = windows
      .next()
      .then(async (next) => (next.done === true ? null : prepare(next.value, await reading())));
    // A failure of the next window is thrown when its turn comes.
    prepared.catch(() => {});
    return prepared;
  };
  let upcoming = prepareNext();
  try {
    for (;;) {
      const drafts = await upcoming;
      if (drafts === null) return;
      upcoming = prepareNext();
      yield* new ObjectStream(drafts, await reading()).contacts();
    }
  } finally {
    stop.abort();
    await windows.return(undefined);
  }
}

/** Reads the account's mapping of properties; sends nothing when there are no contacts. */
async function beginReading({ client, memory, fields, newCall }: ManyContext, signal: AbortSignal): Promise<Reading> {
  const call = () => newCall(signal);
  return { client, memory, fields: await memory.fieldsWith(fields, call()), call };
}

async function* windowsOf(ids: AsyncIterable<string> | Iterable<string>): AsyncGenerator<readonly string[], undefined> {
  let window: string[] = [];
  for await (const id of ids) {
    window.push(id);
    if (window.length < linkBatchSize) continue;
    yield window;
    window = [];
  }
  if (window.length > 0) yield window;
}

async function prepare(asked: readonly string[], reading: Reading): Promise<readonly ContactDraft[]> {
  const objects = await readContactObjects([...new Set(asked)], reading);
  const living = new Set([...objects.values()].flatMap((object) => (object instanceof AppError ? [] : [object.id])));
  const types = linkedTypes.filter((type) => type !== 'deals' || !reading.memory.refused.has('deals'));
  const links = new Map(
    await Promise.all(types.map(async (type) => [type, await readLinksOfMany(type, [...living], reading)] as const)),
  );
  return asked.map((contactId) => {
    const object = objects.get(contactId);
    // Every id has an entry; a missing one would be a bug here, not an error of HubSpot.
    if (object === undefined) throw new Error(`contact ${contactId} was lost`);
    return { contactId, found: object instanceof AppError ? object : withLinks(object, links) };
  });
}

function withLinks(object: HubspotObject, links: ReadonlyMap<LinkedType, LinksOfMany>): FoundContact | AppError {
  const ids = new Map<ReadType, readonly string[]>(companyOf(object));
  const notRead = new Map<EngagementKind, number>();
  for (const [type, all] of links) {
    const of = all.get(object.id);
    if (of instanceof AppError) return of;
    if (of === undefined) continue;
    ids.set(type, of.newest);
    if (type !== 'deals') notRead.set(type, of.total - of.newest.length);
  }
  return { object, ids, notRead };
}
