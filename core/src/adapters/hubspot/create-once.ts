import { setTimeout as sleep } from 'node:timers/promises';
import { batchSize, type HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import type { CallContext } from './hubspot-transport.ts';
import { listNewestIds } from './newest-ids.ts';

/** Newest objects of a contact among which a marker is looked for. */
const searched = 300;
/** HubSpot lists an object on its contact a moment after it was created, and a request without an answer may run on: a minute in all. */
export const defaultPauses: readonly number[] = [1_500, 2_500, 5_000, 8_000, 13_000, 15_000, 15_000];
/** Two requests that end at their deadline, and the looks between them, in ms. */
export const onceMs = 100_000;

/** What is created once, and how it is found again. */
export interface Once {
  /** Creates it and answers its id. */
  create(): Promise<string>;
  /** Its id in the CRM; null where it is not there. */
  find(): Promise<string | null>;
  /** It may have been created before: it is looked for first. */
  readonly mayExist: boolean;
  /** Waited before each look, in ms, while nobody knows whether it was created. */
  readonly pauses: readonly number[];
  readonly call: CallContext;
  /** Hears of an answer that leaves that in doubt. */
  onDoubt(error: HubspotFailure): void;
}

/** Creates something once and answers its id: what may be there is looked for before anything is sent again. */
export async function createOnce(once: Once): Promise<string> {
  if (once.mayExist) {
    const known = await once.find();
    if (known !== null) return known;
  }
  try {
    return await once.create();
  } catch (error) {
    if (!(error instanceof HubspotFailure) || error.kind === 'final' || error.kind === 'refused') throw error;
    once.onDoubt(error);
    return (await findAfterDoubt(once, error)) ?? once.create();
  }
}

/** Null once it has been looked for long enough. */
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
    // Without a look there is no resend: the first failure stands.
    throw doubt;
  }
}

/** The id of the contact's object whose text has the marker, among the newest ones; null where there is none. */
export async function findByMarker(
  client: HubspotClient,
  { contactId, type, property, marker }: { contactId: string; type: string; property: string; marker: string },
  call: CallContext,
): Promise<string | null> {
  const first = await client.listLinks(contactId, type, undefined, call);
  const { ids } = await listNewestIds(first, (after) => client.listLinks(contactId, type, after, call), searched);
  for (let at = 0; at < ids.length; at += batchSize) {
    const objects = await client.readObjects(type, ids.slice(at, at + batchSize), [property], call);
    const found = objects.find(({ properties }) => hasMarker(properties[property] ?? '', marker));
    if (found) return found.id;
  }
  return null;
}

/** The marker as a whole: that of step 1 is not that of step 12. */
function hasMarker(text: string, marker: string): boolean {
  const at = text.indexOf(marker);
  return at >= 0 && !/^[\w-]/.test(text.slice(at + marker.length));
}
