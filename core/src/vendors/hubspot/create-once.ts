import { setTimeout as sleep } from 'node:timers/promises';
import { batchSize, type HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import type { CallContext } from './hubspot-transport.ts';
import { listNewestIds } from './newest-ids.ts';

/** How many of a contact's newest objects are searched for a marker. */
const maxSearched = 300;
/**
 * The pauses between searches in milliseconds, a minute in all: HubSpot lists a new object on its contact with a delay,
 * and a request without an answer may still be running.
 */
export const defaultPauses: readonly number[] = [1_500, 2_500, 5_000, 8_000, 13_000, 15_000, 15_000];
/** The time for two requests that end at their deadline, and for the searches between them, in milliseconds. */
export const onceMs = 100_000;

/** How an object is created, and how it is found again. */
export interface Once {
  /** Creates the object and returns its id. */
  create(): Promise<string>;
  /** Returns its id in the CRM; null where it does not exist. */
  find(): Promise<string | null>;
  /** The pause before each search, in milliseconds, while it is unknown whether the object was created. */
  readonly pauses: readonly number[];
  readonly call: CallContext;
  /** Called after an answer that leaves in doubt whether the object was created. */
  onDoubt(error: HubspotFailure): void;
}

/**
 * Creates an object, which must not exist yet, once and returns its id. It is searched for before anything is sent again.
 */
export async function createOnce(once: Once): Promise<string> {
  try {
    return await once.create();
  } catch (error) {
    if (!(error instanceof HubspotFailure) || error.kind === 'pointless' || error.kind === 'refused') throw error;
    once.onDoubt(error);
    return (await findAfterDoubt(once, error)) ?? once.create();
  }
}

/** Searches with growing pauses; null when nothing was found. */
async function findAfterDoubt(once: Once, doubt: HubspotFailure): Promise<string | null> {
  const { pauses, call } = once;
  try {
    for (const pause of pauses) {
      await sleep(pause, undefined, { signal: call.signal });
      const found = await once.find();
      if (found !== null) return found;
    }
    return null;
  } catch {
    call.callerSignal?.throwIfAborted();
    // If the search fails, nothing is sent again, and the first failure is thrown.
    throw doubt;
  }
}

/** The id of the contact's object whose text contains the marker, among the newest ones; null where there is none. */
export async function findByMarker(
  client: HubspotClient,
  { contactId, type, property, marker }: { contactId: string; type: string; property: string; marker: string },
  call: CallContext,
): Promise<string | null> {
  const first = await client.listLinks(contactId, type, undefined, call);
  const { ids } = await listNewestIds(first, (after) => client.listLinks(contactId, type, after, call), maxSearched);
  for (let at = 0; at < ids.length; at += batchSize) {
    const objects = await client.readObjects(type, ids.slice(at, at + batchSize), [property], call);
    const found = objects.find(({ properties }) => hasMarker(properties[property] ?? '', marker));
    if (found) return found.id;
  }
  return null;
}

/** Looks for the whole marker, because that of step 1 is the beginning of that of step 12. */
function hasMarker(text: string, marker: string): boolean {
  const at = text.indexOf(marker);
  return at >= 0 && !/^[\w-]/.test(text.slice(at + marker.length));
}
