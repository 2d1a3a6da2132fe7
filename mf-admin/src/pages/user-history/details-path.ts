import type { RecordSummary } from '@overture/core/contract';

/**
 * Where a user's record is shown. `fromAdminSideUserId` is the last segment of this page's own address, which is the
 * user; `hubspotId` lets the page load without the navigation state.
 */
export function detailsPath(userId: string, { hubspotId }: Pick<RecordSummary, 'hubspotId'>): string {
  const query = new URLSearchParams({ userId, fromAdminSideUserId: userId, hubspotId });
  return `/admin/user-details/${encodeURIComponent(userId)}?${query.toString()}`;
}
