import type { RecordSummary } from '@overture/core/contract';
import { propertyOf } from '@overture/ui/contacts';
import { momentOf } from '@overture/ui/record';

/** When the record was created, else when the contact was created in the CRM; undefined if neither is known. */
export function createdDateOf({
  createdAt,
  properties,
}: Pick<RecordSummary, 'createdAt' | 'properties'>): string | undefined {
  return createdAt || momentOf(propertyOf(properties, 'createdate'))?.toISOString();
}
