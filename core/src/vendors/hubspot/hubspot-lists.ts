import type { Credential } from '../../connections/domain/credential.ts';
import { CrmLists, type CrmList } from '../../contacts/ports/crm-lists.ts';
import { AppError } from '../../platform/app-error.ts';
import { HubspotAccount } from './hubspot-account.ts';
import { HubspotRequests, unlessMissing, type ClientDeps } from './hubspot-requests.ts';
import { listMembersSchema, type HubspotList } from './hubspot-schemas.ts';
import { defaultTimeouts, startCall } from './hubspot-transport.ts';

/** The largest pages that HubSpot answers. */
const listPageSize = 500;
const memberPageSize = 250;
const maxListPages = 4;
/** HubSpot's number of the type *contact*; lists of companies and deals have others. */
const contactType = '0-1';

/** Reads the lists of a HubSpot account. */
export class HubspotLists extends CrmLists {
  readonly #deps: ClientDeps;

  constructor(deps: ClientDeps) {
    super();
    this.#deps = deps;
  }

  async search(words: string, credential: Credential, signal?: AbortSignal): Promise<readonly CrmList[]> {
    const account = new HubspotAccount(new HubspotRequests(credential, this.#deps));
    const call = startCall(defaultTimeouts, signal);
    const found: HubspotList[] = [];
    for (let offset = 0, page = 0; page < maxListPages; page += 1) {
      const search = {
        query: words,
        count: listPageSize,
        offset,
        additionalProperties: ['hs_list_size'],
        processingTypes: ['MANUAL', 'SNAPSHOT', 'DYNAMIC'],
      };
      const answer = await account.searchLists(search, call);
      found.push(...answer.lists);
      if (!answer.hasMore || answer.lists.length === 0) break;
      offset = answer.offset;
    }
    return found
      .filter(({ objectTypeId }) => objectTypeId === contactType)
      .map(toList)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
  }

  async *members(listId: string, credential: Credential, signal?: AbortSignal): AsyncGenerator<string> {
    const requests = new HubspotRequests(credential, this.#deps);
    const list = `${requests.paths.lists}/${encodeURIComponent(listId)}/memberships`;
    let after: string | undefined;
    do {
      const query = new URLSearchParams({ limit: String(memberPageSize), ...(after === undefined ? {} : { after }) });
      const call = startCall(defaultTimeouts, signal);
      const page = await unlessMissing(requests.get(`${list}?${query}`, listMembersSchema, call));
      if (page === null) throw new AppError('not_found', 'HubSpot has no list with this id. Please choose another.');
      for (const { recordId } of page.results) yield recordId;
      after = page.results.length === 0 ? undefined : page.paging?.next?.after;
    } while (after !== undefined);
  }
}

function toList({ listId, name, processingType, additionalProperties, updatedAt }: HubspotList): CrmList {
  const size = Number(additionalProperties['hs_list_size'] ?? Number.NaN);
  return {
    id: listId,
    name,
    kind: processingType === 'DYNAMIC' ? 'active' : 'static',
    size: Number.isSafeInteger(size) ? size : null,
    updatedAt: updatedAt === null ? null : updatedAt.getTime(),
  };
}
