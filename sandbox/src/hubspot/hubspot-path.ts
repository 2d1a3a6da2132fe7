const dates = ['2025-09', '2026-03', '2026-09'];
const dated = new RegExp(`/(?:${dates.join('|')})(?=/|$)`);

export interface HubspotPath {
  /** The segments in the order of v3 or v4; dated paths have the same segments in another order. */
  readonly segments: readonly string[];
  /** The date in the path; null for v1 to v4. */
  readonly date: string | null;
}

/** Reads a path of any of HubSpot's API versions. */
export function readPath(path: string): HubspotPath {
  const date = dated.exec(path)?.[0].slice(1) ?? null;
  const old =
    date === null
      ? path
      : path
          .replace(`/crm/associations/${date}`, '/crm/v4/associations')
          .replace(`/crm/objects/${date}`, '/crm/v3/objects')
          .replace(`/crm/lists/${date}`, '/crm/v3/lists')
          .replace(`/crm/owners/${date}`, '/crm/v3/owners')
          .replace(`/crm/pipelines/${date}`, '/crm/v3/pipelines')
          .replace(`/crm/properties/${date}`, '/crm/v3/properties')
          .replace(`/automation/sequences/${date}`, '/automation/v4/sequences')
          .replace(`/account-info/${date}`, '/account-info/v3');
  return { segments: old.split('/').filter(Boolean).map(decode), date };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
