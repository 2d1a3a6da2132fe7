import type { ListSearchRequest } from '@hubspot/api-client/lib/codegen/crm/lists/models/ListSearchRequest.js';
import type { z } from 'zod';
import { HubspotFailure } from './hubspot-errors.ts';
import { unlessRefused, type HubspotRequests } from './hubspot-requests.ts';
import {
  accountSchema,
  callOutcomesSchema,
  listSearchSchema,
  namedSchema,
  ownersSchema,
  pipelinesSchema,
  propertyListSchema,
  type HubspotProperty,
} from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';

/** The size of a page of owners, and the most pages that are read. */
const ownerPageSize = 500;
const maxOwnerPages = 20;

/** The configuration of a HubSpot account: its users, its lists of labels, its contact properties. */
export class HubspotAccount {
  readonly #requests: HubspotRequests;

  constructor(requests: HubspotRequests) {
    this.#requests = requests;
  }

  /** The account to which the token belongs. */
  async getAccount(call: CallContext): Promise<{ portalId: string }> {
    return this.#requests.get(this.#requests.paths.account, accountSchema, call);
  }

  /** The account's users who own records; 10,000 at most. */
  async listOwners(call: CallContext): Promise<z.infer<typeof ownersSchema>['results']> {
    const owners: z.infer<typeof ownersSchema>['results'] = [];
    let after: string | undefined;
    for (let page = 0; page < maxOwnerPages; page += 1) {
      const query = new URLSearchParams({ limit: String(ownerPageSize), ...(after === undefined ? {} : { after }) });
      const { results, paging } = await this.#requests.get(
        `${this.#requests.paths.owners}?${query}`,
        ownersSchema,
        call,
      );
      owners.push(...results);
      after = paging?.next?.after;
      if (after === undefined) break;
    }
    return owners;
  }

  /** The user with this address who owns records; null where there is none. */
  async findOwner(email: string, call: CallContext): Promise<z.infer<typeof ownersSchema>['results'][number] | null> {
    const query = new URLSearchParams({ email, limit: '10' });
    const { results } = await this.#requests.get(`${this.#requests.paths.owners}?${query}`, ownersSchema, call);
    return results.find((owner) => owner.email?.toLowerCase() === email.toLowerCase()) ?? null;
  }

  async listDealStages(call: CallContext): Promise<readonly { readonly id: string; readonly label: string }[]> {
    const { results } = await this.#requests.get(this.#requests.paths.pipelines('deals'), pipelinesSchema, call);
    return results.flatMap(({ stages }) => stages);
  }

  /** A page of the account's lists of any type. */
  searchLists(search: ListSearchRequest, call: CallContext): Promise<z.infer<typeof listSearchSchema>> {
    return this.#requests.post(`${this.#requests.paths.lists}/search`, search, listSearchSchema, call);
  }

  async listCallOutcomes(call: CallContext): Promise<readonly { readonly id: string; readonly label: string }[]> {
    return this.#requests.get(this.#requests.paths.callOutcomes, callOutcomesSchema, call);
  }

  /** The account's contact properties, except hidden ones. */
  async listContactProperties(call: CallContext): Promise<HubspotProperty[]> {
    const { results } = await this.#requests.get(this.#requests.paths.properties('contacts'), propertyListSchema, call);
    return results.filter(({ hidden, archived }) => hidden !== true && archived !== true);
  }

  /** Creates a property for texts of several lines; an existing one stays as it is. */
  async createTextProperty(property: { name: string; label: string }, call: CallContext): Promise<void> {
    const body = { ...property, type: 'string', fieldType: 'textarea', groupName: 'contactinformation' };
    try {
      await this.#requests.post(this.#requests.paths.properties('contacts'), body, namedSchema, call);
    } catch (error) {
      if (!(error instanceof HubspotFailure) || error.status !== 409) throw error;
    }
  }

  /**
   * Tries to create a property without a name, which HubSpot always refuses: with 403 where the key lacks the scope.
   * Throws only the 403.
   */
  async tryToCreateProperty(call: CallContext): Promise<void> {
    await unlessRefused(this.createTextProperty({ name: '', label: '' }, call));
  }
}
