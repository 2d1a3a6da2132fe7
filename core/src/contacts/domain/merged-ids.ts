import type { CrmProperties } from './contact.ts';

/** The properties in which the CRM names the contacts that were merged into this one. */
export const mergedIdProperties = ['hs_merged_object_ids', 'hs_calculated_merged_vids'] as const;

/** The ids of the contacts that were merged into this one: they are separated by semicolons, some with a time each. */
export function mergedIdsOf(properties: CrmProperties): readonly string[] {
  return mergedIdProperties.flatMap((name) =>
    [...(properties[name] ?? '').matchAll(/(?:^|;)\s*(\d+)/g)].map(([, id = '']) => id),
  );
}
