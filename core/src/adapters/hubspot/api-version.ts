/**
 * The version of HubSpot's API that every request goes to. The SDK spells `v3` and `v4`; those end in September and
 * March 2027, and a dated version (`2026-09`) takes their place by changing this one word.
 */
export const hubspotApiVersion: 'sdk' | `20${number}-${number}` = 'sdk';

/** Moves a path that the SDK made to the API version in use. */
export function versionedPath(path: string, version: string = hubspotApiVersion): string {
  if (version === 'sdk') return path;
  return path
    .replace(/^\/crm\/v[34]\/(objects|associations)\//, `/crm/$1/${version}/`)
    .replace(/^\/account-info\/v3\//, `/account-info/${version}/`);
}
