import { engagementKinds, type EngagementKind } from '../../contacts/domain/contact.ts';
import type { ContactAnswer } from '../../contacts/ports/crm-contacts.ts';
import { AppError } from '../../shared/app-error.ts';
import { linkBatchSize, type HubspotClient } from './hubspot-client.ts';
import type { HubspotObject } from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';
import type { ContactDraft, FoundContact, Reading } from './reading.ts';
import { readContactObjects } from './contact-objects.ts';
import { EngagementStream } from './engagement-stream.ts';
import { readLinksOfMany, type LinksOfMany } from './links-of-many.ts';

export interface ManyContext {
  readonly client: HubspotClient;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
  /** Starts one request's deadline. */
  newCall(signal: AbortSignal): CallContext;
}

/**
 * Reads contacts in windows of as many as one batch of links takes: their objects, their links, then their engagements
 * packed into full batches. The next window's objects and links are read while this one's engagements are.
 */
export async function* readManyContacts(
  contactIds: AsyncIterable<string> | Iterable<string>,
  context: ManyContext,
): AsyncGenerator<ContactAnswer> {
  const stop = new AbortController();
  const signal = context.signal === undefined ? stop.signal : AbortSignal.any([context.signal, stop.signal]);
  const reading: Reading = { client: context.client, call: () => context.newCall(signal) };
  const windows = windowsOf(contactIds);
  const prepareNext = (): Promise<readonly ContactDraft[] | null> => {
    const prepared = windows.next().then((next) => (next.done === true ? null : prepare(next.value, reading)));
    // Its failure is met when its turn comes.
    prepared.catch(() => {});
    return prepared;
  };
  let upcoming = prepareNext();
  try {
    for (;;) {
      const drafts = await upcoming;
      if (drafts === null) return;
      upcoming = prepareNext();
      yield* new EngagementStream(drafts, reading).contacts();
    }
  } finally {
    stop.abort();
    await windows.return(undefined);
  }
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
  const kinds = new Map(
    await Promise.all(
      engagementKinds.map(async (kind) => [kind, await readLinksOfMany(kind, [...living], reading)] as const),
    ),
  );
  return asked.map((contactId) => {
    const object = objects.get(contactId);
    // Every id asked for has an entry; without one the map would be at fault, not HubSpot.
    if (object === undefined) throw new Error(`contact ${contactId} was lost`);
    return { contactId, found: object instanceof AppError ? object : withLinks(object, kinds) };
  });
}

function withLinks(object: HubspotObject, kinds: ReadonlyMap<EngagementKind, LinksOfMany>): FoundContact | AppError {
  const ids = new Map<EngagementKind, readonly string[]>();
  const notRead = new Map<EngagementKind, number>();
  for (const [kind, links] of kinds) {
    const of = links.get(object.id);
    if (of instanceof AppError) return of;
    if (of === undefined) continue;
    ids.set(kind, of.newest);
    notRead.set(kind, of.total - of.newest.length);
  }
  return { object, ids, notRead };
}
