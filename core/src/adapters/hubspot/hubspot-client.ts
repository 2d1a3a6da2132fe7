import type { z } from 'zod';
import type { OnQuota } from '../../credentials/domain/connection-health.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { HubspotFailure, partlyRead, unavailable } from './hubspot-errors.ts';
import { limiterOf, searchLimiterOf, type HubspotLimiter } from './hubspot-limiter.ts';
import { defaultApiVersion, pathsOf, type HubspotApiVersion, type HubspotPaths } from './hubspot-paths.ts';
import {
  accountSchema,
  callOutcomesSchema,
  contactSchema,
  createdSchema,
  enrollmentSchema,
  linkBatchSchema,
  namedSchema,
  objectBatchSchema,
  ownersSchema,
  pipelinesSchema,
  propertyListSchema,
  sequenceSchema,
  sequencesSchema,
  searchSchema,
  unansweredOf,
  type HubspotContact,
  type HubspotObject,
  type HubspotProperty,
} from './hubspot-schemas.ts';
import { HubspotTransport, type CallContext } from './hubspot-transport.ts';

export interface LinkPage {
  readonly ids: readonly string[];
  /** Cursor of the next page; null on the last. */
  readonly after: string | null;
}

/** Objects of a batch read. An id that is in none of the three was merged into another object. */
export interface ObjectBatch {
  readonly objects: readonly HubspotObject[];
  /** Ids that HubSpot says do not exist. */
  readonly missing: ReadonlySet<string>;
  /** Ids that HubSpot could not read this time. */
  readonly failed: ReadonlySet<string>;
}

export interface LinkBatch {
  /** One page for each contact that has links. */
  readonly pages: ReadonlyMap<string, LinkPage>;
  /** Contacts whose links HubSpot could not read this time. */
  readonly failed: ReadonlySet<string>;
}

export interface ClientDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly onQuota?: OnQuota | undefined;
  readonly apiVersion?: HubspotApiVersion | undefined;
}

/** HubSpot's own association types to a contact. */
const noteToContact = 202;
const taskToContact = 204;
/** The most objects a batch read takes. */
export const batchSize = 100;
/** The most contacts a batch read of links takes. */
export const linkBatchSize = 1_000;
/** The most owners of a page, and pages that are followed. */
const ownerPageSize = 500;
const maxOwnerPages = 20;
/** The most sequences of a page. */
const sequencePageSize = 50;

/**
 * HubSpot's API as far as Overture uses it, at dated paths or at the numbered ones. Every answer is checked. Throws
 * HubspotFailure (an AppError); a caller's abort passes through.
 */
export class HubspotClient {
  readonly #baseUrl: string;
  readonly #credential: Credential;
  readonly #transport: HubspotTransport;
  readonly #paths: HubspotPaths;
  readonly #searches: HubspotLimiter;

  constructor(credential: Credential, deps: ClientDeps) {
    this.#baseUrl = (credential.baseUrl ?? 'https://api.hubapi.com').replace(/\/+$/, '');
    this.#credential = credential;
    this.#searches = searchLimiterOf(credential.fingerprint);
    this.#paths = pathsOf(deps.apiVersion ?? defaultApiVersion);
    this.#transport = new HubspotTransport({
      clock: deps.clock,
      logger: deps.logger,
      limiter: limiterOf(credential.fingerprint),
      onQuota: (quotas) => deps.onQuota?.(credential, quotas),
    });
  }

  /** A contact with these properties and the first 100 ids of each association. One that was merged is answered as the one it lives on in. */
  async getContact(
    id: string,
    properties: readonly string[],
    associations: readonly string[],
    call: CallContext,
  ): Promise<HubspotContact> {
    const query = new URLSearchParams({ properties: properties.join(','), archived: 'false' });
    if (associations.length > 0) query.set('associations', associations.join(','));
    const read = (of: string): Promise<HubspotContact> =>
      this.#get(`${this.#paths.objects('contacts')}/${encodeURIComponent(of)}?${query}`, contactSchema, call);
    try {
      return await read(id);
    } catch (error) {
      if (!(error instanceof HubspotFailure) || error.movedTo === null) throw error;
      return read(error.movedTo);
    }
  }

  /** The best `limit` contacts for some words, which HubSpot looks for in its own searchable properties. */
  async searchContacts(
    words: string,
    limit: number,
    properties: readonly string[],
    call: CallContext,
  ): Promise<readonly HubspotObject[]> {
    const settle = await this.#searches.acquire(call.signal);
    // All of these are required, also where there is nothing to say.
    const body = { query: words, limit, properties, after: '0', sorts: [], filterGroups: [] };
    try {
      const path = `${this.#paths.objects('contacts')}/search`;
      return (await this.#post(path, body, searchSchema, call)).results;
    } finally {
      settle();
    }
  }

  /** At most `batchSize` objects; ids that do not exist any more are missing from the result. */
  async readObjects(
    type: string,
    ids: readonly string[],
    properties: readonly string[],
    call: CallContext,
  ): Promise<readonly HubspotObject[]> {
    const { objects, failed } = await this.readBatch(type, ids, properties, call);
    // Half a history is no history: whoever reads on would take it for the whole.
    if (failed.size > 0) throw partlyRead(failed.size);
    return objects;
  }

  /** At most `batchSize` objects, and what became of the other ids. */
  async readBatch(
    type: string,
    ids: readonly string[],
    properties: readonly string[],
    call: CallContext,
  ): Promise<ObjectBatch> {
    const body = { inputs: ids.map((id) => ({ id })), properties, propertiesWithHistory: [] };
    const path = `${this.#paths.objects(type)}/batch/read`;
    const { results, errors } = await this.#post(path, body, objectBatchSchema, call);
    return { objects: results, ...unansweredOf(ids, new Set(results.map(({ id }) => id)), errors, 'ids') };
  }

  /** A page of links to a type for each of at most `linkBatchSize` contacts, each from its own cursor on. */
  async readLinks(
    type: string,
    inputs: readonly { readonly id: string; readonly after?: string }[],
    call: CallContext,
  ): Promise<LinkBatch> {
    const { results, errors } = await this.#post(this.#paths.links(type), { inputs }, linkBatchSchema, call);
    const pages = new Map(
      results.map(({ from, to, paging }) => [
        from.id,
        { ids: to.map(({ toObjectId }) => toObjectId), after: paging?.next?.after ?? null },
      ]),
    );
    const asked = inputs.map(({ id }) => id);
    return { pages, failed: unansweredOf(asked, new Set(pages.keys()), errors, 'fromObjectId').failed };
  }

  /** Ids of one contact's objects of a type, from a cursor on. */
  async listLinks(contactId: string, type: string, after: string | undefined, call: CallContext): Promise<LinkPage> {
    const input = { id: contactId, ...(after === undefined ? {} : { after }) };
    const { pages, failed } = await this.readLinks(type, [input], call);
    if (failed.size > 0) throw partlyRead(failed.size);
    return pages.get(contactId) ?? { ids: [], after: null };
  }

  /** Creates a note on a contact; never sent twice by itself once HubSpot may have seen it. */
  async createNote(
    note: { contactId: string; body: string; at: number; ownerId?: string | undefined },
    call: CallContext,
  ): Promise<{ id: string }> {
    const body = {
      properties: {
        hs_timestamp: new Date(note.at).toISOString(),
        hs_note_body: note.body,
        ...(note.ownerId === undefined ? {} : { hubspot_owner_id: note.ownerId }),
      },
      associations: [linkToContact(note.contactId, noteToContact)],
    };
    return this.#post(this.#paths.objects('notes'), body, createdSchema, call, { isIdempotent: false });
  }

  /** Creates a task to write an email to a contact; never sent twice by itself once HubSpot may have seen it. */
  async createEmailTask(
    task: { contactId: string; ownerId: string; dueAt: number; subject: string; body: string },
    call: CallContext,
  ): Promise<{ id: string }> {
    const body = {
      properties: {
        hs_timestamp: new Date(task.dueAt).toISOString(),
        hs_task_subject: task.subject,
        hs_task_body: task.body,
        hs_task_type: 'EMAIL',
        hs_task_status: 'NOT_STARTED',
        hubspot_owner_id: task.ownerId,
      },
      associations: [linkToContact(task.contactId, taskToContact)],
    };
    return this.#post(this.#paths.objects('tasks'), body, createdSchema, call, { isIdempotent: false });
  }

  /** Sets properties of an object. */
  async updateObject(
    type: 'contacts' | 'tasks',
    id: string,
    properties: Readonly<Record<string, string>>,
    call: CallContext,
  ): Promise<void> {
    const path = `${this.#paths.objects(type)}/${encodeURIComponent(id)}`;
    await this.#ask(path, { method: 'PATCH', body: { properties } }, createdSchema, call, true);
  }

  /** Makes a property for texts of many lines; one that is there already stays as it is. */
  async createTextProperty(property: { name: string; label: string }, call: CallContext): Promise<void> {
    const body = { ...property, type: 'string', fieldType: 'textarea', groupName: 'contactinformation' };
    try {
      await this.#post(this.#paths.properties('contacts'), body, namedSchema, call);
    } catch (error) {
      if (!(error instanceof HubspotFailure) || error.status !== 409) throw error;
    }
  }

  /** The user who owns records under this address; null where there is none. */
  async findOwner(email: string, call: CallContext): Promise<z.infer<typeof ownersSchema>['results'][number] | null> {
    const query = new URLSearchParams({ email, limit: '10' });
    const { results } = await this.#get(`${this.#paths.owners}?${query}`, ownersSchema, call);
    return results.find((owner) => owner.email?.toLowerCase() === email.toLowerCase()) ?? null;
  }

  /** The sequences that a user may enrol in, at most `max`. */
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
      const { results, paging } = await this.#get(`${this.#paths.sequences}?${query}`, sequencesSchema, call);
      sequences.push(...results);
      after = results.length === 0 ? undefined : paging?.next?.after;
    } while (after !== undefined && sequences.length < max);
    return sequences.slice(0, max);
  }

  /** A sequence with its steps in order; null where there is none. */
  async getSequence(id: string, userId: string, call: CallContext): Promise<z.infer<typeof sequenceSchema> | null> {
    const query = new URLSearchParams({ userId });
    const path = `${this.#paths.sequences}/${encodeURIComponent(id)}?${query}`;
    return unlessMissing(this.#get(path, sequenceSchema, call));
  }

  /** The enrolment that a contact is in; null where there is none. */
  async getEnrollment(contactId: string, call: CallContext): Promise<z.infer<typeof enrollmentSchema> | null> {
    const path = `${this.#paths.sequences}/enrollments/contact/${encodeURIComponent(contactId)}`;
    return unlessMissing(this.#get(path, enrollmentSchema, call));
  }

  /** Enrols a contact; never sent twice by itself once HubSpot may have seen it. */
  async enroll(
    { userId, ...enrollment }: { userId: string; contactId: string; sequenceId: string; senderEmail: string },
    call: CallContext,
  ): Promise<{ id: string }> {
    const path = `${this.#paths.sequences}/enrollments?${new URLSearchParams({ userId })}`;
    return this.#post(path, enrollment, createdSchema, call, { isIdempotent: false });
  }

  /**
   * Sends a note that HubSpot can only refuse, since its moment is none: with 403 where the key lacks the scope, with
   * 400 where it has it. Throws the 403.
   */
  async tryToWrite(call: CallContext): Promise<void> {
    const body = { properties: { hs_timestamp: 'no moment', hs_note_body: '' }, associations: [] };
    await unlessRefused(this.#post(this.#paths.objects('notes'), body, createdSchema, call));
  }

  /** Enrols nobody, which HubSpot can only refuse: with 403 where the key lacks the scope, with another status where it has it. Throws the 403. */
  async tryToEnroll(call: CallContext): Promise<void> {
    await unlessRefused(this.enroll({ userId: '0', contactId: '0', sequenceId: '0', senderEmail: '' }, call));
  }

  /** Makes a property without a name, which HubSpot can only refuse, as above. Throws the 403. */
  async tryToCreateProperty(call: CallContext): Promise<void> {
    await unlessRefused(this.createTextProperty({ name: '', label: '' }, call));
  }

  /** The account the token opens. */
  async getAccount(call: CallContext): Promise<{ portalId: string }> {
    return this.#get(this.#paths.account, accountSchema, call);
  }

  /** Objects of a type, whichever come first. */
  async listAny(
    type: string,
    limit: number,
    properties: readonly string[],
    call: CallContext,
  ): Promise<readonly HubspotObject[]> {
    const query = new URLSearchParams({ limit: String(limit) });
    if (properties.length > 0) query.set('properties', properties.join(','));
    return (await this.#get(`${this.#paths.objects(type)}?${query}`, objectBatchSchema, call)).results;
  }

  /** The account's users that own records; at most 10,000. */
  async listOwners(call: CallContext): Promise<z.infer<typeof ownersSchema>['results']> {
    const owners: z.infer<typeof ownersSchema>['results'] = [];
    let after: string | undefined;
    for (let page = 0; page < maxOwnerPages; page += 1) {
      const query = new URLSearchParams({ limit: String(ownerPageSize), ...(after === undefined ? {} : { after }) });
      const { results, paging } = await this.#get(`${this.#paths.owners}?${query}`, ownersSchema, call);
      owners.push(...results);
      after = paging?.next?.after;
      if (after === undefined) break;
    }
    return owners;
  }

  /** The stages of all pipelines of deals. */
  async listDealStages(call: CallContext): Promise<readonly { readonly id: string; readonly label: string }[]> {
    const { results } = await this.#get(this.#paths.pipelines('deals'), pipelinesSchema, call);
    return results.flatMap(({ stages }) => stages);
  }

  async listCallOutcomes(call: CallContext): Promise<readonly { readonly id: string; readonly label: string }[]> {
    return this.#get(this.#paths.callOutcomes, callOutcomesSchema, call);
  }

  /** The account's properties of a contact, but for those it hides. */
  async listContactProperties(call: CallContext): Promise<HubspotProperty[]> {
    const { results } = await this.#get(this.#paths.properties('contacts'), propertyListSchema, call);
    return results.filter(({ hidden, archived }) => hidden !== true && archived !== true);
  }

  #get<T>(path: string, schema: z.ZodType<T>, call: CallContext): Promise<T> {
    return this.#ask(path, { method: 'GET' }, schema, call, true);
  }

  /** A POST that only reads may be sent again. */
  #post<T>(
    path: string,
    body: object,
    schema: z.ZodType<T>,
    call: CallContext,
    { isIdempotent = true } = {},
  ): Promise<T> {
    return this.#ask(path, { method: 'POST', body }, schema, call, isIdempotent);
  }

  async #ask<T>(
    path: string,
    { method, body }: { method: 'GET' | 'POST' | 'PATCH'; body?: object },
    schema: z.ZodType<T>,
    call: CallContext,
    isIdempotent: boolean,
  ): Promise<T> {
    const answer = await this.#transport.send(
      {
        url: `${this.#baseUrl}${path}`,
        method,
        headers: { Authorization: `Bearer ${this.#credential.secret}`, Accept: 'application/json' },
        body: body && JSON.stringify(body),
        isIdempotent,
      },
      call,
    );
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new HubspotFailure(unavailable(parsed.error), 'ambiguous', 200);
    return parsed.data;
  }
}

const linkToContact = (contactId: string, associationTypeId: number) => ({
  to: { id: contactId },
  types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }],
});

/** Swallows that a request was refused for what it asks; a 403 is about the key. */
async function unlessRefused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof HubspotFailure) || ![400, 404].includes(error.status)) throw error;
  }
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof HubspotFailure && error.status === 404) return null;
    throw error;
  }
}
