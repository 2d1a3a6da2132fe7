import type { z } from 'zod';
import { HubspotFailure } from './hubspot-errors.ts';
import { unlessRefused, type HubspotRequests } from './hubspot-requests.ts';
import {
  accountSchema,
  callOutcomesSchema,
  namedSchema,
  ownersSchema,
  pipelinesSchema,
  propertyListSchema,
  type HubspotProperty,
} from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';

/** The most owners of a page, and pages that are followed. */
const ownerPageSize = 500;
const maxOwnerPages = 20;

/** What a HubSpot account has set up: its users, its lists of labels, its properties of contacts. */
export class HubspotAccount {
  readonly #requests: HubspotRequests;

  constructor(requests: HubspotRequests) {
    this.#requests = requests;
  }

  /** The account the token opens. */
  async getAccount(call: CallContext): Promise<{ portalId: string }> {
    return this.#requests.get(this.#requests.paths.account, accountSchema, call);
  }

  /** The account's users that own records; at most 10,000. */
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

  /** The user who owns records under this address; null where there is none. */
  async findOwner(email: string, call: CallContext): Promise<z.infer<typeof ownersSchema>['results'][number] | null> {
    const query = new URLSearchParams({ email, limit: '10' });
    const { results } = await this.#requests.get(`${this.#requests.paths.owners}?${query}`, ownersSchema, call);
    return results.find((owner) => owner.email?.toLowerCase() === email.toLowerCase()) ?? null;
  }

  /** The stages of all pipelines of deals. */
  async listDealStages(call: CallContext): Promise<readonly { readonly id: string; readonly label: string }[]> {
    const { results } = await this.#requests.get(this.#requests.paths.pipelines('deals'), pipelinesSchema, call);
    return results.flatMap(({ stages }) => stages);
  }

  async listCallOutcomes(call: CallContext): Promise<readonly { readonly id: string; readonly label: string }[]> {
    return this.#requests.get(this.#requests.paths.callOutcomes, callOutcomesSchema, call);
  }

  /** The account's properties of a contact, but for those it hides. */
  async listContactProperties(call: CallContext): Promise<HubspotProperty[]> {
    const { results } = await this.#requests.get(this.#requests.paths.properties('contacts'), propertyListSchema, call);
    return results.filter(({ hidden, archived }) => hidden !== true && archived !== true);
  }

  /** Makes a property for texts of many lines; one that is there already stays as it is. */
  async createTextProperty(property: { name: string; label: string }, call: CallContext): Promise<void> {
    const body = { ...property, type: 'string', fieldType: 'textarea', groupName: 'contactinformation' };
    try {
      await this.#requests.post(this.#requests.paths.properties('contacts'), body, namedSchema, call);
    } catch (error) {
      if (!(error instanceof HubspotFailure) || error.status !== 409) throw error;
    }
  }

  /** Makes a property without a name, which HubSpot can only refuse, as above. Throws the 403. */
  async tryToCreateProperty(call: CallContext): Promise<void> {
    await unlessRefused(this.createTextProperty({ name: '', label: '' }, call));
  }
}
