import { setTimeout as sleep } from 'node:timers/promises';
import type { Credential } from '../../credentials/domain/credential.ts';
import { CrmNotes, type NewNote } from '../../history/ports/crm-notes.ts';
import { batchSize, HubspotClient } from './hubspot-client.ts';
import type { HubspotOptions } from './hubspot-contacts.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import { defaultTimeouts, startCall, type CallContext, type HubspotTimeouts } from './hubspot-transport.ts';
import { listNewestIds } from './newest-ids.ts';
import { noteBody } from './note-body.ts';

/** Newest notes of a contact among which a marker is looked for. */
const searched = 300;
/** HubSpot lists a note on its contact a moment after it was created, and a request without an answer may run on: a minute in all. */
const defaultPauses: readonly number[] = [1_500, 2_500, 5_000, 8_000, 13_000, 15_000, 15_000];
/** Two requests that end at their deadline, and the looks between them. */
const filingMs = 100_000;

/** Notes on the contacts of a HubSpot account. */
export class HubspotNotes extends CrmNotes {
  readonly #options: HubspotOptions;
  readonly #timeouts: HubspotTimeouts;
  readonly #pauses: readonly number[];

  /** `pauses`, in ms, are waited before each look for a note of which nobody knows whether it was filed. */
  constructor(options: HubspotOptions & { readonly pauses?: readonly number[] }) {
    super();
    this.#options = options;
    this.#timeouts = { ...defaultTimeouts, ...options.timeouts };
    this.#pauses = options.pauses ?? defaultPauses;
  }

  async add(
    note: NewNote,
    credential: Credential,
    options: { readonly mayExist?: boolean; readonly signal?: AbortSignal } = {},
  ): Promise<{ readonly noteId: string }> {
    const call = startCall({ call: this.#timeouts.call, overall: filingMs }, options.signal);
    const client = new HubspotClient(credential, this.#options);
    if (options.mayExist === true) {
      const known = await this.#find(client, note, call);
      if (known !== null) return { noteId: known };
    }
    try {
      return await this.#create(client, note, call);
    } catch (error) {
      if (!(error instanceof HubspotFailure) || error.kind === 'final' || error.kind === 'refused') throw error;
      this.#options.logger.warn(
        { err: error, contactId: note.contactId },
        'filing a note ended without an answer, looking for the note',
      );
      const filed = await this.#findAfterDoubt(client, note, call, error);
      return filed === null ? this.#create(client, note, call) : { noteId: filed };
    }
  }

  async #create(client: HubspotClient, note: NewNote, call: CallContext): Promise<{ noteId: string }> {
    const body = noteBody(note.html, note.marker);
    const create = async (ownerId: string | undefined): Promise<{ noteId: string }> => ({
      noteId: (await client.createNote({ contactId: note.contactId, body, at: note.at, ownerId }, call)).id,
    });
    try {
      return await create(note.ownerId ?? undefined);
    } catch (error) {
      // Who left the account cannot own a note; any other reason for a 400 is given again without an owner.
      if (!(error instanceof HubspotFailure) || error.status !== 400 || note.ownerId === null) throw error;
      return create(undefined);
    }
  }

  /** Null once it has been looked for long enough. */
  async #findAfterDoubt(
    client: HubspotClient,
    note: NewNote,
    call: CallContext,
    doubt: HubspotFailure,
  ): Promise<string | null> {
    try {
      for (const pause of this.#pauses) {
        await sleep(pause, undefined, { signal: call.signal });
        const found = await this.#find(client, note, call);
        if (found !== null) return found;
      }
      return null;
    } catch {
      call.callerSignal?.throwIfAborted();
      // Without a look there is no resend: the first failure stands.
      throw doubt;
    }
  }

  async #find(
    client: HubspotClient,
    note: Pick<NewNote, 'contactId' | 'marker'>,
    call: CallContext,
  ): Promise<string | null> {
    const first = await client.listLinks(note.contactId, 'notes', undefined, call);
    const { ids } = await listNewestIds(
      first,
      (after) => client.listLinks(note.contactId, 'notes', after, call),
      searched,
    );
    for (let at = 0; at < ids.length; at += batchSize) {
      const notes = await client.readObjects('notes', ids.slice(at, at + batchSize), ['hs_note_body'], call);
      const found = notes.find(({ properties }) => properties['hs_note_body']?.includes(note.marker));
      if (found) return found.id;
    }
    return null;
  }
}
