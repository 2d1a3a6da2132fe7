import { changeProof, checkSetUp, getAgency, makeProperties, saveAgency, testSetUp } from '@overture/core/contract';
import type { EndpointBody, Proof } from '@overture/core/contract';
import { callApi, queryOptions, useMutation } from '@overture/ui';
import type { Saved } from '../../saving/entry-form.tsx';
import { useSaving } from '../../saving/use-saving.ts';
import { versionsKey } from '../prompt/prompt.queries.ts';

export const agencyKey = ['admin', 'agency'] as const;

/** How a domain describes the agency, and the rules of the send check. */
export const agencyQuery = (department: string) =>
  queryOptions({
    queryKey: [...agencyKey, department],
    queryFn: ({ signal }) => callApi(getAgency, { query: { department } }, { signal }),
    enabled: department !== '',
  });

export function useSaveAgency() {
  return useSaving({
    send: (body: EndpointBody<typeof saveAgency>) => callApi(saveAgency, { body }),
    changes: [agencyKey, versionsKey],
  });
}

/** Saves a new reference of a domain, or an edited one in place of its previous text. */
export function useSaveProof(department: string) {
  return useSaving({
    send: ({ entry, fields }: Saved<Proof, Proof>) =>
      callApi(changeProof, { body: { department, remove: entry ? [entry.text] : [], add: [fields] } }),
    changes: [agencyKey],
    failed: 'Failed to save the reference',
  });
}

/** Adds references to a domain. A reference with the text of an existing one replaces it. */
export function useImportProof(department: string) {
  return useSaving({
    send: (add: readonly Proof[]) => callApi(changeProof, { body: { department, remove: [], add: [...add] } }),
    changes: [agencyKey],
    failed: 'Failed to import the references',
  });
}

export function useRemoveProof(department: string) {
  return useSaving({
    send: ({ text }: Proof) => callApi(changeProof, { body: { department, remove: [text], add: [] } }),
    changes: [agencyKey],
    failed: 'Failed to delete the reference',
  });
}

const setUpKey = ['admin', 'set-up'] as const;

/** What the domain's HubSpot has and lacks for sequences of so many emails. It is not cached, because it changes there. */
export const setUpQuery = (department: string, emails: number) =>
  queryOptions({
    queryKey: [...setUpKey, department, emails],
    queryFn: ({ signal }) => callApi(checkSetUp, { query: { department, emails } }, { signal }),
    staleTime: 0,
    retry: false,
  });

export function useMakeProperties() {
  return useSaving({
    send: (body: EndpointBody<typeof makeProperties>) => callApi(makeProperties, { body }),
    changes: [setUpKey],
    failed: 'Failed to make the properties',
  });
}

export function useTestSetUp() {
  return useMutation({ mutationFn: (body: EndpointBody<typeof testSetUp>) => callApi(testSetUp, { body }) });
}
