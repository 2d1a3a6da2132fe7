import type { SimplePublicObjectInputForCreate } from '@hubspot/api-client/lib/codegen/crm/objects/models/SimplePublicObjectInputForCreate.js';
import { z } from 'zod';
import { unlessRefused, type HubspotRequests } from './hubspot-requests.ts';
import { createdSchema } from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';

/** What Overture writes into HubSpot: notes, tasks, and properties. */
export class HubspotChanges {
  readonly #requests: HubspotRequests;

  constructor(requests: HubspotRequests) {
    this.#requests = requests;
  }

  /** Creates a note on a contact. It is not sent again automatically once HubSpot may have received it. */
  async createNote(
    note: { contactId: string; body: string; at: number; ownerId?: string | undefined },
    call: CallContext,
  ): Promise<{ id: string }> {
    const { linkToContact } = await import('./hubspot-sdk.ts');
    const body = {
      properties: {
        hs_timestamp: new Date(note.at).toISOString(),
        hs_note_body: note.body,
        ...(note.ownerId === undefined ? {} : { hubspot_owner_id: note.ownerId }),
      },
      associations: [linkToContact(note.contactId, 'noteToContact')],
    } satisfies SimplePublicObjectInputForCreate;
    return this.#requests.post(this.#requests.paths.objects('notes'), body, createdSchema, call, {
      isIdempotent: false,
    });
  }

  /**
   * Creates a task to write an email to a contact. It is not sent again automatically once HubSpot may have received
   * it.
   */
  async createEmailTask(
    task: { contactId: string; ownerId: string; dueAt: number; subject: string; body: string },
    call: CallContext,
  ): Promise<{ id: string }> {
    const { linkToContact } = await import('./hubspot-sdk.ts');
    const body = {
      properties: {
        hs_timestamp: new Date(task.dueAt).toISOString(),
        hs_task_subject: task.subject,
        hs_task_body: task.body,
        hs_task_type: 'EMAIL',
        hs_task_status: 'NOT_STARTED',
        hubspot_owner_id: task.ownerId,
      },
      associations: [linkToContact(task.contactId, 'taskToContact')],
    } satisfies SimplePublicObjectInputForCreate;
    return this.#requests.post(this.#requests.paths.objects('tasks'), body, createdSchema, call, {
      isIdempotent: false,
    });
  }

  /** Sets properties of an object. */
  updateObject(
    type: 'contacts' | 'tasks',
    id: string,
    properties: Readonly<Record<string, string>>,
    call: CallContext,
  ): Promise<{ id: string }> {
    const path = `${this.#requests.paths.objects(type)}/${encodeURIComponent(id)}`;
    return this.#requests.send(path, { method: 'PATCH', body: { properties } }, createdSchema, call, true);
  }

  /** Moves a task to the account's recycle bin. HubSpot answers the same for one that is not there. */
  async archiveTask(id: string, call: CallContext): Promise<void> {
    const path = `${this.#requests.paths.objects('tasks')}/${encodeURIComponent(id)}`;
    await this.#requests.send(path, { method: 'DELETE' }, z.null(), call, true);
  }

  /**
   * Sends a note with an invalid time, which HubSpot always refuses: with 403 where the key lacks the scope, otherwise
   * with 400. Throws only the 403.
   */
  async tryToWrite(call: CallContext): Promise<void> {
    const body = { properties: { hs_timestamp: 'no moment', hs_note_body: '' }, associations: [] };
    await unlessRefused(this.#requests.post(this.#requests.paths.objects('notes'), body, createdSchema, call));
  }
}
