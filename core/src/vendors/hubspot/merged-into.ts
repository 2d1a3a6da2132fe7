/** The path of a contact in any version of HubSpot's API; 0-1 is the type's other name. */
const contactPath = /^\/crm\/(?:objects\/[\w-]+|v\d+\/objects)\/(?:contacts|0-1)\/(\d{1,19})\/?$/;

/**
 * The id of the contact into which the requested one was merged, from the Location of a redirect. Null for a redirect to
 * anything else, such as a sign-in page, because its digits would name somebody else.
 */
export function mergedInto(location: string | null, baseUrl: string): string | null {
  const base = new URL(baseUrl);
  const target = location === null ? null : URL.parse(location, base);
  if (target === null) return null;
  if (target.hostname === base.hostname) {
    const prefix = base.pathname.replace(/\/$/, '');
    return target.pathname.startsWith(prefix) ? idIn(target.pathname.slice(prefix.length)) : null;
  }
  return target.hostname.endsWith('.hubapi.com') ? idIn(target.pathname) : null;
}

const idIn = (path: string): string | null => contactPath.exec(path)?.[1] ?? null;
