import { getCrmFields, saveCrmFields, tryCrmFields } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions } from '@overture/ui';
import { useSaving } from '../../saving/use-saving.ts';

const fieldsKey = ['admin', 'crm-fields'] as const;

/** The fields of a domain and the properties of its CRM account. */
export const crmFieldsQuery = (department: string) =>
  queryOptions({
    queryKey: [...fieldsKey, department],
    queryFn: ({ signal }) => callApi(getCrmFields, { query: { department } }, { signal }),
  });

/** A contact's properties in the CRM of its domain. Nothing is loaded while `contact` is empty. */
export const testContactQuery = (department: string, contact: string) =>
  queryOptions({
    queryKey: [...fieldsKey, department, contact],
    queryFn: ({ signal }) => callApi(tryCrmFields, { query: { department, contact } }, { signal }),
    enabled: contact !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Replaces a domain's choice of properties. */
export function useSaveCrmFields() {
  return useSaving({
    send: (choice: EndpointBody<typeof saveCrmFields>) => callApi(saveCrmFields, { body: choice }),
    changes: [fieldsKey],
  });
}
