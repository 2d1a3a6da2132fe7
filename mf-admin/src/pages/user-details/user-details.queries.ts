import { useQuery } from '@overture/ui';
import { isRunning, recordQuery } from '@overture/ui/record';

/**
 * How often another user's running record is loaded again, because status events tell only of the user's own records.
 */
const followMs = 5_000;

export interface UserRecordAsked {
  readonly userId: string;
  /** Undefined if the address names no record. */
  readonly hubspotId: string | undefined;
  readonly version: number | undefined;
}

/** A user's record, which is loaded again while it runs. */
export function useUserRecord({ userId, hubspotId, version }: UserRecordAsked) {
  return useQuery({
    ...recordQuery({ hubspotId: hubspotId ?? '', version, userId }),
    enabled: hubspotId !== undefined,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.responseStatus) ? followMs : false),
  });
}
