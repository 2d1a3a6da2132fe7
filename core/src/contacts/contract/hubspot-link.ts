/** The result of reading a pasted link. */
export type HubspotLink =
  | { readonly ok: true; readonly contactId: string; readonly portalId: string | null; readonly url: string }
  | {
      readonly ok: false;
      readonly reason: 'empty' | 'not_a_link' | 'foreign_host' | 'not_a_contact' | 'no_contact_id';
      readonly message: string;
    };

/** The form of contact ids, as HubSpot and the contract write them. */
export const contactIdPattern = /^\w{1,20}$/;

const objectNames: Record<string, string> = { '2': 'company', '3': 'deal', '5': 'ticket' };
const hubspotHost = /^app(-[a-z0-9]+)?\.hubspot\.com$/;

const invalid = 'Invalid HubSpot URL format';

/**
 * Reads the contact id from a CRM link.
 *
 * Shapes: `/contacts/{portal}/record/0-1/{id}` and the older `/contacts/{portal}/contact/{id}`, with anything after
 * them, on `app.hubspot.com`, its regional hosts (`app-eu1.`, `app-na2.` …) and `extraHosts` (the sandbox's
 * `host:port`). Any other object type is refused before the fallback applies: the last path segment when it has 11 or
 * 12 word characters.
 */
export function parseHubspotLink(text: string, extraHosts: readonly string[] = []): HubspotLink {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty', message: 'Please enter a HubSpot URL first' };
  const url = toUrl(trimmed);
  if (!url) return { ok: false, reason: 'not_a_link', message: invalid };
  if (!hubspotHost.test(url.hostname) && !extraHosts.includes(url.host)) {
    return { ok: false, reason: 'foreign_host', message: invalid };
  }
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const portalId = segments.find((segment) => /^\d{1,12}$/.test(segment)) ?? null;
  if (isList(segments)) {
    const message = 'This link is a list, not a contact. Open a contact in it and copy that link';
    return { ok: false, reason: 'not_a_contact', message };
  }
  const typeAt = segments.findIndex((segment) => /^0-\d+$/.test(segment));
  if (typeAt >= 0 && segments[typeAt] !== '0-1') {
    const name = objectNames[segments[typeAt]?.slice(2) ?? ''] ?? 'another kind of record';
    const what = name.startsWith('another') ? name : `a ${name}`;
    return { ok: false, reason: 'not_a_contact', message: `This link is ${what}, not a contact` };
  }
  for (const name of ['company', 'deal', 'ticket']) {
    if (segments[2] === name) {
      return { ok: false, reason: 'not_a_contact', message: `This link is a ${name}, not a contact` };
    }
  }
  const contactAt = typeAt >= 0 ? typeAt : segments.indexOf('contact');
  const last = segments.at(-1);
  const candidate =
    contactAt >= 0 ? segments[contactAt + 1] : last !== undefined && /^\w{11,12}$/.test(last) ? last : undefined;
  if (candidate === undefined || !contactIdPattern.test(candidate)) {
    return { ok: false, reason: 'no_contact_id', message: invalid };
  }
  return { ok: true, contactId: candidate, portalId, url: url.href };
}

/** `objectLists/{id}` and `lists/{id}` are lists, `objects/0-1/views/{name}` is a view of many contacts. */
function isList(segments: readonly string[]): boolean {
  return segments.some(
    (segment, at) => segment === 'objectLists' || segment === 'lists' || (segment === 'views' && at === 4),
  );
}

function toUrl(text: string): URL | undefined {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}
