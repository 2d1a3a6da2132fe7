import { setTimeout as sleep } from 'node:timers/promises';
import type { Credential } from '../../credentials/domain/credential.ts';
import { CrmNotes } from '../../history/ports/crm-notes.ts';
import type { Timestamp } from '../../shared/clock.ts';
import { batchSize, HubspotClient } from './hubspot-client.ts';
import type { HubspotOptions } from './hubspot-contacts.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import { defaultTimeouts, startCall, type CallContext, type HubspotTimeouts } from './hubspot-transport.ts';
import { listNewestIds } from './newest-ids.ts';
import { noteBody } from './note-body.ts';

/** Newest notes of a contact among which a marker is looked for. */
const searched = 300;
/** HubSpot lists a note on its contact a moment after it was created. */
const settleMs = 1_500;

/** Notes on the contacts of a HubSpot account. */
export class HubspotNotes extends CrmNotes {
  readonly #options: HubspotOptions;
  readonly #timeouts: HubspotTimeouts;

  constructor(options: HubspotOptions) {
    super();
    this.#options = options;
    this.#timeouts = { ...defaultTimeouts, ...options.timeouts };
  }

  async add(
    note: { readonly contactId: string; readonly html: string; readonly marker: string; readonly at: Timestamp },
    credential: Credential,
    options: { readonly mayExist?: boolean; readonly signal?: AbortSignal } = {},
  ): Promise<{ readonly noteId: string }> {
    const call = startCall(this.#timeouts, options.signal);
    const client = new HubspotClient(credential, this.#options);
    if (options.mayExist === true) {
      const known = await this.#find(client, note, call);
      if (known !== null) return { noteId: known };
    }
    const body = noteBody(note.html, note.marker);
    const create = async (): Promise<{ noteId: string }> => {
      const created = await client.createNote({ contactId: note.contactId, body, at: note.at }, call);
      return { noteId: created.id };
    };
    try {
      return await create();
    } catch (error) {
      if (!(error instanceof HubspotFailure) || error.kind === 'final' || error.kind === 'refused') throw error;
      this.#options.logger.warn(
        { err: error, contactId: note.contactId },
        'filing a note ended without an answer, looking for the note',
      );
      const filed = await this.#findAfterDoubt(client, note, call, error);
      if (filed !== null) return { noteId: filed };
      // A request that timed out may still be carried out: only a later try, which looks first, may send it again.
      if (error.kind === 'timeout') throw error;
      return create();
    }
  }

  async #findAfterDoubt(
    client: HubspotClient,
    note: { readonly contactId: string; readonly marker: string },
    call: CallContext,
    doubt: HubspotFailure,
  ): Promise<string | null> {
    try {
      await sleep(Math.min(settleMs, this.#timeouts.call), undefined, { signal: call.signal });
      return await this.#find(client, note, call);
    } catch {
      call.callerSignal?.throwIfAborted();
      // Without a look there is no resend: the first failure stands.
      throw doubt;
    }
  }

  async #find(
    client: HubspotClient,
    note: { readonly contactId: string; readonly marker: string },
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
