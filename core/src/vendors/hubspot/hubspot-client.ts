import type { BatchReadInputSimplePublicObjectId } from '@hubspot/api-client/lib/codegen/crm/objects/models/BatchReadInputSimplePublicObjectId.js';
import type { Credential } from '../../connections/domain/credential.ts';
import { answerOf, askUntilWhole, type BatchAnswer } from './ask-until-whole.ts';
import { HubspotAccount } from './hubspot-account.ts';
import { HubspotChanges } from './hubspot-changes.ts';
import { HubspotFailure, partlyRead } from './hubspot-errors.ts';
import { searchLimiterOf, type HubspotLimiter } from './hubspot-limiter.ts';
import { HubspotRequests, type ClientDeps } from './hubspot-requests.ts';
import {
  contactSchema,
  linkBatchSchema,
  objectBatchSchema,
  objectsSchema,
  type HubspotContact,
  type HubspotLinks,
  type HubspotObject,
} from './hubspot-schemas.ts';
import { HubspotSequences } from './hubspot-sequences.ts';
import type { CallContext } from './hubspot-transport.ts';
import { mergedInto } from './merged-into.ts';

export interface LinkPage {
  readonly ids: readonly string[];
  /** The cursor of the next page; null on the last. */
  readonly after: string | null;
}

/** The answer for a batch of ids. An id that is in none of the three was merged into another object. */
export type ObjectBatch = Pick<BatchAnswer<HubspotObject>, 'missing' | 'failed'> & {
  readonly objects: readonly HubspotObject[];
};

export interface LinkBatch {
  /** One page for each contact that has links. */
  readonly pages: ReadonlyMap<string, LinkPage>;
  /** Contacts whose links HubSpot could not read this time. */
  readonly failed: ReadonlySet<string>;
}

/** The most objects in a batch read. */
export const batchSize = 100;
/** The most contacts in a batch read of links. */
export const linkBatchSize = 1_000;
/** The most merges that are followed from one contact to the next. */
const maxMerges = 5;

/** What is searched for. The SDK's own type has no order by a property. */
interface ObjectSearch {
  readonly query?: string;
  readonly filterGroups?: readonly {
    readonly filters: readonly { readonly propertyName: string; readonly operator: 'EQ'; readonly value: string }[];
  }[];
  readonly sorts?: readonly { readonly propertyName: string; readonly direction: 'ASCENDING' | 'DESCENDING' }[];
  /** The place of the first in the whole result, such as "200". */
  readonly after?: string;
  readonly limit: number;
  readonly properties: readonly string[];
}

/**
 * The parts of HubSpot's API that Overture uses, at dated paths or at the numbered ones. Every answer is validated.
 * Throws HubspotFailure (an AppError); a caller's abort passes through.
 */
export class HubspotClient {
  readonly account: HubspotAccount;
  readonly changes: HubspotChanges;
  readonly sequences: HubspotSequences;
  readonly #requests: HubspotRequests;
  readonly #searches: HubspotLimiter;

  constructor(credential: Credential, deps: ClientDeps) {
    this.#requests = new HubspotRequests(credential, deps);
    this.account = new HubspotAccount(this.#requests);
    this.changes = new HubspotChanges(this.#requests);
    this.sequences = new HubspotSequences(this.#requests);
    this.#searches = searchLimiterOf(credential.fingerprint);
  }

  /**
   * A contact with these properties and the first 100 ids of each association. For a contact that was merged into
   * another, it is the other.
   */
  async getContact(
    id: string,
    properties: readonly string[],
    associations: readonly string[],
    call: CallContext,
  ): Promise<HubspotContact> {
    const query = new URLSearchParams({ properties: properties.join(','), archived: 'false' });
    if (associations.length > 0) query.set('associations', associations.join(','));
    const read = (of: string): Promise<HubspotContact> =>
      this.#requests.get(
        `${this.#requests.paths.objects('contacts')}/${encodeURIComponent(of)}?${query}`,
        contactSchema,
        call,
      );
    let current = id;
    for (let merges = 0; ; merges += 1) {
      try {
        return await read(current);
      } catch (error) {
        const next = error instanceof HubspotFailure ? mergedInto(error.location, this.#requests.baseUrl) : null;
        if (next === null || merges === maxMerges) throw error;
        current = next;
      }
    }
  }

  /** A page of the objects that a search finds. HubSpot looks for the words of a query in its own searchable properties. */
  async search(type: string, search: ObjectSearch, call: CallContext): Promise<readonly HubspotObject[]> {
    // HubSpot requires all of these fields, even empty ones.
    const body = { query: '', after: '0', sorts: [], filterGroups: [], ...search };
    const path = `${this.#requests.paths.objects(type)}/search`;
    const { results } = await this.#requests.post(path, body, objectsSchema, call, { ownLimiter: this.#searches });
    return results;
  }

  /** Reads `batchSize` objects at most; ids that no longer exist are missing from the result. */
  async readObjects(
    type: string,
    ids: readonly string[],
    properties: readonly string[],
    call: CallContext,
  ): Promise<readonly HubspotObject[]> {
    const { objects, failed } = await this.readBatch(type, ids, properties, call);
    // Callers would take a part of the history for the whole.
    if (failed.size > 0) throw partlyRead(failed.size);
    return objects;
  }

  /** Reads `batchSize` objects at most, and reports the ids without one. */
  async readBatch(
    type: string,
    ids: readonly string[],
    properties: readonly string[],
    call: CallContext,
  ): Promise<ObjectBatch> {
    const path = `${this.#requests.paths.objects(type)}/batch/read`;
    const ask = async (inputs: readonly { id: string }[]): Promise<BatchAnswer<HubspotObject>> => {
      const body: BatchReadInputSimplePublicObjectId = {
        inputs: [...inputs],
        properties: [...properties],
        propertiesWithHistory: [],
      };
      const batch = await this.#requests.readBatch(path, body, objectBatchSchema, call);
      return answerOf(inputs, batch, ({ id }) => id, 'ids');
    };
    const inputs = ids.map((id) => ({ id }));
    const { rows, ...unanswered } = await askUntilWhole(inputs, ask, call);
    return { objects: rows, ...unanswered };
  }

  /** A page of links to a type for each of `linkBatchSize` contacts at most, each from its own cursor. */
  async readLinks(
    type: string,
    inputs: readonly { readonly id: string; readonly after?: string }[],
    call: CallContext,
  ): Promise<LinkBatch> {
    const path = this.#requests.paths.links(type);
    const ask = async (some: typeof inputs): Promise<BatchAnswer<HubspotLinks>> => {
      const batch = await this.#requests.readBatch(path, { inputs: some }, linkBatchSchema, call);
      return answerOf(some, batch, ({ from }) => from.id, 'fromObjectId');
    };
    const { rows, failed } = await askUntilWhole(inputs, ask, call);
    const pages = rows.map(({ from, to, paging }): [string, LinkPage] => [
      from.id,
      { ids: to.map(({ toObjectId }) => toObjectId), after: paging?.next?.after ?? null },
    ]);
    return { pages: new Map(pages), failed };
  }

  async listLinks(contactId: string, type: string, after: string | undefined, call: CallContext): Promise<LinkPage> {
    const input = { id: contactId, ...(after === undefined ? {} : { after }) };
    const { pages, failed } = await this.readLinks(type, [input], call);
    if (failed.size > 0) throw partlyRead(failed.size);
    return pages.get(contactId) ?? { ids: [], after: null };
  }

  /** Any objects of a type. */
  async listAny(
    type: string,
    limit: number,
    properties: readonly string[],
    call: CallContext,
  ): Promise<readonly HubspotObject[]> {
    const query = new URLSearchParams({ limit: String(limit) });
    if (properties.length > 0) query.set('properties', properties.join(','));
    return (await this.#requests.get(`${this.#requests.paths.objects(type)}?${query}`, objectsSchema, call)).results;
  }
}
