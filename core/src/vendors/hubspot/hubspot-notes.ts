import type { Credential } from '../../connections/domain/credential.ts';
import { CrmNotes, type NewNote } from '../../sending/ports/crm-notes.ts';
import { createOnce, findByMarker } from './create-once.ts';
import type { HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import type { CallContext } from './hubspot-transport.ts';
import { HubspotWriting, type WritingOptions } from './hubspot-writing.ts';
import { noteBody } from './note-body.ts';

/** Files notes on the contacts of a HubSpot account. */
export class HubspotNotes extends CrmNotes {
  readonly #hubspot: HubspotWriting;

  constructor(options: WritingOptions) {
    super();
    this.#hubspot = new HubspotWriting(options);
  }

  async add(
    note: NewNote,
    credential: Credential,
    options: { readonly mayExist?: boolean; readonly signal?: AbortSignal } = {},
  ): Promise<{ readonly noteId: string }> {
    const { client, call } = this.#hubspot.openOnce(credential, options.signal);
    const { contactId, marker } = note;
    const find = (): Promise<string | null> =>
      findByMarker(client, { contactId, type: 'notes', property: 'hs_note_body', marker }, call);
    const known = options.mayExist === true ? await find() : null;
    if (known !== null) return { noteId: known };
    const noteId = await createOnce({
      create: () => this.#create(client, note, call),
      find,
      pauses: this.#hubspot.pauses,
      call,
      onDoubt: (err) =>
        this.#hubspot.logger.warn({ err, marker }, 'filing a note ended without an answer, looking for the note'),
    });
    return { noteId };
  }

  /** Returns the id of the note. */
  async #create(client: HubspotClient, note: NewNote, call: CallContext): Promise<string> {
    const { contactId, at } = note;
    const body = noteBody(note.html, note.marker);
    const create = async (ownerId: string | undefined): Promise<string> =>
      (await client.changes.createNote({ contactId, body, at, ownerId }, call)).id;
    try {
      return await create(note.ownerId ?? undefined);
    } catch (error) {
      // HubSpot does not accept an owner who has left the account; the note then has none.
      const isOwnerRefused = error instanceof HubspotFailure && error.properties.includes('hubspot_owner_id');
      if (!isOwnerRefused || note.ownerId === null) throw error;
      return create(undefined);
    }
  }
}
