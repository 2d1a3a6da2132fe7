import { contactIdPattern, parseHubspotLink } from '@overture/core/contract';
import type { AppConfig, FoundContactWire, RecordSummary, Role } from '@overture/core/contract';
import { ownRecordPath, pages } from '@overture/ui';
import { contactLabelOf, describeContact } from '@overture/ui/contacts';
import type { PageEntry, PagePath } from '@overture/ui';

/** A contact with which the generator can be opened. */
export interface FoundContact {
  readonly label: string;
  readonly detail: string;
  /** Its HubSpot link. */
  readonly url: string;
}

/**
 * The screens that a role may open without an id, and whose title contains every word of `text`, in the menu's order.
 */
export function screensFor(role: string | null, text: string): readonly (PageEntry & { readonly path: PagePath })[] {
  return pages.filter(
    ({ path, roles, title }) =>
      !path.includes(':') && (roles.length === 0 || roles.includes(role as Role)) && holdsEveryWord(title, text),
  );
}

/** The role's generator; undefined for an unknown role. */
export function generatorOf(role: string | null): PagePath | undefined {
  return screensFor(role, '').find(({ remote }) => remote === 'generator')?.path;
}

/**
 * The contact that `text` names by link or id, else the sample contacts that match it. An id alone becomes a link in
 * the portal of `knownLink`; without such a link nothing is found.
 */
export function contactsFor(
  text: string,
  config: AppConfig | undefined,
  knownLink: string | undefined,
): FoundContact[] {
  const hosts = config?.crmHosts;
  const asked = /^\d{3,20}$/.test(text) ? linkLike(knownLink, text, hosts) : text;
  const link = asked === undefined || asked === '' ? undefined : parseHubspotLink(asked, hosts);
  if (link?.ok)
    return [{ label: `Contact ${link.contactId}`, detail: sampleName(config, link.contactId), url: link.url }];
  return (config?.sampleContacts ?? [])
    .filter(({ name, company }) => holdsEveryWord(`${name} ${company}`, text))
    .map(({ name, company, url }) => ({ label: name, detail: company, url }));
}

/** A contact that the CRM search found. */
export function contactOf({ prospectUrl, ...contact }: FoundContactWire): FoundContact {
  return { ...describeContact(contact), url: prospectUrl };
}

/** `link` with its contact's id replaced. */
function linkLike(link: string | undefined, id: string, hosts: readonly string[] = []): string | undefined {
  const known = parseHubspotLink(link ?? '', hosts);
  if (!known.ok || !contactIdPattern.test(id)) return undefined;
  const url = new URL(known.url);
  const segments = url.pathname.split('/');
  const at = segments.lastIndexOf(known.contactId);
  url.pathname = [...segments.slice(0, at), id].join('/');
  url.search = '';
  return url.href;
}

function sampleName(config: AppConfig | undefined, contactId: string): string {
  const sample = config?.sampleContacts.find(({ url }) => url.endsWith(`/${contactId}`));
  return sample ? `${sample.name}, ${sample.company}` : 'Open in the generator';
}

/** Whether the label or the company of a record contains every word. */
export function recordHolds(record: RecordSummary, text: string): boolean {
  return holdsEveryWord(`${contactLabelOf(record)} ${record.properties['company'] ?? ''}`, text);
}

/** The page of a record: its details, or the queue while there are none. */
export function recordPath({ hasResult, hubspotId }: RecordSummary): string {
  return hasResult ? ownRecordPath(hubspotId) : `/admin/history?search=${encodeURIComponent(hubspotId)}`;
}

function holdsEveryWord(text: string, words: string): boolean {
  const held = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}
