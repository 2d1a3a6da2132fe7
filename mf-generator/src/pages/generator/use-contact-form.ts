import { useRef, useState } from 'react';
import { parseHubspotLink } from '@overture/core/contract';
import { configQuery, toast, useQuery, useSession } from '@overture/ui';
import { contextFor } from './model/draft.ts';
import type { Draft } from './model/draft.ts';
import { invalidLinkText } from './model/fetch-error-text.ts';
import { useContactFetch } from './use-contact-fetch.ts';
import type { ContactFetchOptions } from './use-contact-fetch.ts';
import type { DraftState } from './use-draft.ts';

/** The form that names a contact, and the state of the fetch. */
export type ContactForm = ReturnType<typeof useContactForm>;

/** Checks the draft's link and domain, and fetches the contact they name. */
export function useContactForm({ draft, change }: DraftState, pause?: ContactFetchOptions['pause']) {
  const session = useSession();
  const config = useQuery(configQuery);
  const urlField = useRef<HTMLInputElement>(null);
  /** What is wrong with a field; empty before the first attempt to fetch. */
  const [issues, setIssues] = useState<{ readonly url?: string; readonly zone?: string }>({});
  const superadmin = session?.role === 'superadmin';
  const zone = superadmin ? draft.zone : null;
  const link = parseHubspotLink(draft.url, config.data?.crmHosts);
  const contactFetch = useContactFetch({
    userId: session?.userId ?? '',
    initial: link.ok ? { contactId: link.contactId, zone } : null,
    onFailed: (message) => complain(message),
    pause,
  });
  /** What is wrong with the link or the domain, or why they could not be fetched, as a toast says it. */
  const complaint = useRef('');
  const complain = (message: string) => {
    complaint.current = message;
    toast.error(message);
  };
  const close = () => {
    toast.hide(complaint.current);
    contactFetch.reset();
    setIssues({});
  };
  // A contact that was fetched for another link or domain must not stay open.
  const changeTo = (fields: Partial<Pick<Draft, 'url' | 'zone'>>) => {
    close();
    change((current) => ({ ...current, ...fields }));
  };
  const fetchFrom = (given: string) => {
    const link = parseHubspotLink(given, config.data?.crmHosts);
    const zoneIssue = zone === '' ? 'Please select a Domain' : undefined;
    setIssues({ ...(!link.ok && { url: link.message }), ...(zoneIssue && { zone: zoneIssue }) });
    if (!link.ok) return complain(link.reason === 'empty' ? link.message : invalidLinkText);
    if (zoneIssue) return complain(zoneIssue);
    toast.hide(complaint.current);
    const { contactId, url } = link;
    void contactFetch.start({ contactId, url, zone, texts: contextFor(draft, contactId) });
  };
  return {
    url: draft.url,
    urlField,
    /** Undefined for an admin, who has only one domain. */
    zone: zone ?? undefined,
    issues,
    config,
    state: contactFetch.state,
    changeUrl: (url: string) => changeTo({ url }),
    changeZone: (next: string) => changeTo({ zone: next }),
    /** Chooses the template for the generation. The contact stays as it is. */
    changeTemplate: (promptId: string) => change((current) => ({ ...current, promptId })),
    fetch: () => fetchFrom(draft.url),
    fetchLink: (url: string) => {
      changeTo({ url });
      fetchFrom(url);
    },
    /** Aborts a running fetch, closes the contact, and focuses the link field, because the focused control is gone. */
    reset: () => {
      close();
      urlField.current?.focus();
    },
  };
}
