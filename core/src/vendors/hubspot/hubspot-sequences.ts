import type { z } from 'zod';
import { unlessMissing, unlessRefused, type HubspotRequests } from './hubspot-requests.ts';
import { createdSchema, enrollmentSchema, sequenceSchema, sequencesSchema } from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';

const sequencePageSize = 50;

/** HubSpot's sequences and their enrolments. */
export class HubspotSequences {
  readonly #requests: HubspotRequests;

  constructor(requests: HubspotRequests) {
    this.#requests = requests;
  }

  /** The sequences in which a user may enrol contacts, `max` at most. */
  async listSequences(
    userId: string,
    max: number,
    call: CallContext,
  ): Promise<z.infer<typeof sequencesSchema>['results']> {
    const sequences: z.infer<typeof sequencesSchema>['results'] = [];
    let after: string | undefined;
    do {
      const limit = String(sequencePageSize);
      const query = new URLSearchParams({ userId, limit, ...(after === undefined ? {} : { after }) });
      const { results, paging } = await this.#requests.get(
        `${this.#requests.paths.sequences}?${query}`,
        sequencesSchema,
        call,
      );
      sequences.push(...results);
      after = results.length === 0 ? undefined : paging?.next?.after;
    } while (after !== undefined && sequences.length < max);
    return sequences.slice(0, max);
  }

  /** A sequence with its steps in order; null where there is none. */
  async getSequence(id: string, userId: string, call: CallContext): Promise<z.infer<typeof sequenceSchema> | null> {
    const query = new URLSearchParams({ userId });
    const path = `${this.#requests.paths.sequences}/${encodeURIComponent(id)}?${query}`;
    return unlessMissing(this.#requests.get(path, sequenceSchema, call));
  }

  /** The enrolment of a contact; null where there is none. */
  async getEnrollment(contactId: string, call: CallContext): Promise<z.infer<typeof enrollmentSchema> | null> {
    const path = `${this.#requests.paths.sequences}/enrollments/contact/${encodeURIComponent(contactId)}`;
    return unlessMissing(this.#requests.get(path, enrollmentSchema, call));
  }

  /** Enrols a contact. The request is not sent again automatically once HubSpot may have received it. */
  async enroll(
    { userId, ...enrollment }: { userId: string; contactId: string; sequenceId: string; senderEmail: string },
    call: CallContext,
  ): Promise<{ id: string }> {
    const path = `${this.#requests.paths.sequences}/enrollments?${new URLSearchParams({ userId })}`;
    return this.#requests.post(path, enrollment, createdSchema, call, { isIdempotent: false });
  }

  /**
   * Tries to enrol nobody, which HubSpot always refuses: with 403 where the key lacks the scope, otherwise with another
   * status. Throws only the 403.
   */
  async tryToEnroll(call: CallContext): Promise<void> {
    await unlessRefused(this.enroll({ userId: '0', contactId: '0', sequenceId: '0', senderEmail: '' }, call));
  }
}
