import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { parseHubspotLink } from '@overture/core/contract';
import type { AppConfig } from '@overture/core/contract';
import { configQuery, toast, useQuery, useSession } from '@overture/ui';
import type { Loadable } from './generator.queries.ts';
import { contextFor } from './model/draft.ts';
import type { Draft } from './model/draft.ts';
import { invalidLinkText } from './model/fetch-error-text.ts';
import { useContactFetch } from './use-contact-fetch.ts';
import type { ContactFetchOptions, FetchState } from './use-contact-fetch.ts';
import type { DraftState } from './use-draft.ts';

/** The form that names a contact, and the state of the fetch. */
export interface ContactForm {
  readonly url: string;
  readonly urlField: RefObject<HTMLInputElement | null>;
  /** Undefined for an admin, who has only one domain. */
  readonly zone: string | undefined;
  /** What is wrong with a field; empty before the first attempt to fetch. */
  readonly issues: { readonly url?: string; readonly zone?: string };
  readonly config: Loadable<AppConfig>;
  readonly state: FetchState;
  readonly changeUrl: (url: string) => void;
  readonly changeZone: (zone: string) => void;
  /** Chooses the template for the generation. The contact stays as it is. */
  readonly changeTemplate: (promptId: string) => void;
  readonly fetch: () => void;
  readonly fetchLink: (url: string) => void;
  /** Aborts a running fetch, closes the contact, and focuses the link field, because the focused control is gone. */
  readonly reset: () => void;
}

/** Checks the draft's link and domain, and fetches the contact they name. */
export function useContactForm({ draft, change }: DraftState, pause?: ContactFetchOptions['pause']): ContactForm {
  const session = useSession();
  const config = useQuery(configQuery);
  const urlField = useRef<HTMLInputElement>(null);
  const [issues, setIssues] = useState<ContactForm['issues']>({});
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
    zone: zone ?? undefined,
    issues,
    config,
    state: contactFetch.state,
    changeUrl: (url) => changeTo({ url }),
    changeZone: (next) => changeTo({ zone: next }),
    changeTemplate: (promptId) => change((current) => ({ ...current, promptId })),
    fetch: () => fetchFrom(draft.url),
    fetchLink: (url) => {
      changeTo({ url });
      fetchFrom(url);
    },
    reset: () => {
      close();
      urlField.current?.focus();
    },
  };
}
