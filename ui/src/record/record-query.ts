import { getRecord } from '@overture/core/contract';
import type { StatusEventWire } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
import type { useQueryClient } from '@overture/ui';

export interface RecordAsked {
  readonly hubspotId: string;
  /** By default the newest ready version. */
  readonly version?: number | undefined;
  /** The owner of the record, when a superadmin reads another user's; absent for the user's own. */
  readonly userId?: string | undefined;
}

export const recordKey = (hubspotId: string, userId?: string) =>
  ['history', 'record', hubspotId, userId ?? 'own'] as const;

export function recordQuery({ hubspotId, version, userId }: RecordAsked) {
  return queryOptions({
    queryKey: [...recordKey(hubspotId, userId), version ?? 'newest'],
    queryFn: ({ signal }) =>
      callApi(getRecord, { query: { hubspotId, version, fromAdminSideUserId: userId } }, { signal }),
  });
}

/** Adds what an event says is written so far to the record, where that was read; by default with its newest version. */
export function takePartial(
  client: ReturnType<typeof useQueryClient>,
  { hubspotId, partial }: StatusEventWire,
  version?: number,
): void {
  if (partial === undefined) return;
  const { queryKey } = recordQuery({ hubspotId, version });
  client.setQueryData(queryKey, (known) => known && { ...known, partial });
}
