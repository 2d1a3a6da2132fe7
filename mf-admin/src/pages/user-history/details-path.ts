import type { RecordSummary } from '@overture/core/contract';

/**
 * The address of a user's record. `fromAdminSideUserId` is the last segment of the history page's address, which is the
 * user's id; with `hubspotId` the page can load without the navigation state.
 */
export function detailsPath(userId: string, { hubspotId }: Pick<RecordSummary, 'hubspotId'>): string {
  const query = new URLSearchParams({ userId, fromAdminSideUserId: userId, hubspotId });
  return `/admin/user-details/${encodeURIComponent(userId)}?${query.toString()}`;
}
