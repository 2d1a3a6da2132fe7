import { checkDraft } from '@overture/core/contract';
import type { EndpointResponse } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';

/** Everything that the emails to a contact are checked with. */
export type Basis = NonNullable<EndpointResponse<typeof checkDraft>['basis']>;

export interface CheckedContact {
  readonly contactId: string;
  /** The contact's address in the CRM. */
  readonly url: string;
  /** The domain in which a superadmin acts; null for an admin, whose domain the server knows. */
  readonly zone: string | null;
}

/** Reads the contact from HubSpot, once for all edits of a text; the browser itself checks those. */
export const basisQuery = ({ contactId, url, zone }: CheckedContact) =>
  queryOptions({
    queryKey: ['check', 'basis', contactId, zone],
    queryFn: async ({ signal }) => {
      const body = {
        ...(zone !== null && { department: zone }),
        hubspotId: contactId,
        prospectUrl: url,
        emails: [{ subject: '', body: '' }],
        withBasis: true,
      };
      const { basis } = await callApi(checkDraft, { body }, { signal });
      if (basis === undefined) throw new Error('the answer has no basis');
      return basis;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
