import type { Credential } from '../../connections/domain/credential.ts';
import type { Timestamp } from '../../platform/clock.ts';

export interface CrmList {
  readonly id: string;
  readonly name: string;
  /** `static`: people put contacts into it; `active`: the CRM does, by filters. */
  readonly kind: 'static' | 'active';
  /** Null where the CRM does not say. */
  readonly size: number | null;
  readonly updatedAt: Timestamp | null;
}

/**
 * Reads the lists of a CRM. Errors: those of `CrmContacts`; `crm_unauthorized` names the scope that the key lacks;
 * `not_found` for a list that does not exist.
 */
export abstract class CrmLists {
  /** The lists of contacts whose name contains the words, or all of them, by name; 2,000 at most. */
  abstract search(words: string, credential: Credential, signal?: AbortSignal): Promise<readonly CrmList[]>;
  /** The ids of the contacts of a list, page by page. */
  abstract members(listId: string, credential: Credential, signal?: AbortSignal): AsyncIterable<string>;
}
