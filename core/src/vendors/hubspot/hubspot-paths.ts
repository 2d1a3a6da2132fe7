/**
 * The version of HubSpot's API for all requests: a dated one, or `v3` for the older numbered paths. HubSpot ends the
 * numbered ones on 30 March 2027 (v4, for links) and in September 2027 (v3).
 */
export type HubspotApiVersion = 'v3' | `20${number}-${number}`;
export const defaultApiVersion: HubspotApiVersion = '2026-09';

export interface HubspotPaths {
  readonly account: string;
  readonly owners: string;
  readonly callOutcomes: string;
  objects(type: string): string;
  /** The batch read of a contact's links to a type, which is the only list of links that both versions have. */
  links(type: string): string;
  pipelines(type: string): string;
  properties(type: string): string;
  readonly sequences: string;
  readonly lists: string;
}

/** In a path, a dated version stands after the area of the API, a numbered one before it. */
export function pathsOf(version: HubspotApiVersion): HubspotPaths {
  const at = (area: string, numbered: string): string =>
    version === 'v3' ? `/crm/${numbered}/${area}` : `/crm/${area}/${version}`;
  return {
    account: `/account-info/${version}/details`,
    owners: at('owners', 'v3'),
    // It has no dated path yet.
    callOutcomes: '/calling/v1/dispositions',
    objects: (type) => `${at('objects', 'v3')}/${type}`,
    links: (type) => `${at('associations', 'v4')}/contacts/${type}/batch/read`,
    pipelines: (type) => `${at('pipelines', 'v3')}/${type}`,
    sequences: version === 'v3' ? '/automation/v4/sequences' : `/automation/sequences/${version}`,
    lists: at('lists', 'v3'),
    properties: (type) => `${at('properties', 'v3')}/${type}`,
  };
}
