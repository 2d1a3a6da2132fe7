import { emailSchema, erasePerson, hubspotIdSchema, parseHubspotLink, reportPerson } from '@overture/core/contract';
import { callApi, queryOptions, useMutation, useQueryClient } from '@overture/ui';

const privacyKey = ['admin', 'privacy'] as const;

export type NamedPerson = { readonly email: string } | { readonly hubspotId: string };

/** The person that a text names by email address, contact link or contact id; undefined if it is none of them. */
export function personOf(text: string, crmHosts: readonly string[]): NamedPerson | undefined {
  const email = emailSchema.safeParse(text);
  if (email.success) return { email: email.data };
  const id = hubspotIdSchema.safeParse(text.trim());
  if (id.success) return { hubspotId: id.data };
  const link = parseHubspotLink(text, crmHosts);
  return link.ok ? { hubspotId: link.contactId } : undefined;
}

/** The stored data about a person. Each request is logged and may ask for a proof, so that none is made in passing. */
export const personQuery = (person: NamedPerson | undefined) =>
  queryOptions({
    queryKey: [...privacyKey, person],
    queryFn: ({ signal }) => callApi(reportPerson, { query: person ?? {} }, { signal }),
    enabled: person !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Erases the person whom a text names, for good; the answer is the receipt. What was read before is dropped, and not read again. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ person }: { text: string; person: NamedPerson }) => callApi(erasePerson, { body: person }),
    onSuccess: () => client.removeQueries({ queryKey: privacyKey }),
  });
}
