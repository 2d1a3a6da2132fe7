import { emailSchema, erasePerson, hubspotIdSchema, parseHubspotLink, reportPerson } from '@overture/core/contract';
import { callApi, queryOptions, useMutation, useQueryClient } from '@overture/ui';

const privacyKey = ['admin', 'privacy'] as const;

export type NamedPerson = { readonly email: string } | { readonly hubspotId: string };

/** Whom a text names: an email address, or a contact by its link or id; undefined for neither. */
export function personOf(text: string, crmHosts: readonly string[]): NamedPerson | undefined {
  const email = emailSchema.safeParse(text);
  if (email.success) return { email: email.data };
  const id = hubspotIdSchema.safeParse(text.trim());
  if (id.success) return { hubspotId: id.data };
  const link = parseHubspotLink(text, crmHosts);
  return link.ok ? { hubspotId: link.contactId } : undefined;
}

/** What is kept of a person. */
export const personQuery = (person: NamedPerson | undefined) =>
  queryOptions({
    queryKey: [...privacyKey, person],
    queryFn: ({ signal }) => callApi(reportPerson, { query: person ?? {} }, { signal }),
    enabled: person !== undefined,
    retry: false,
  });

/** Erases a person for good; the answer is the receipt. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (person: NamedPerson) => callApi(erasePerson, { body: person }),
    onSettled: () => client.invalidateQueries({ queryKey: privacyKey }),
  });
}
