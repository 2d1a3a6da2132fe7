/** The page of the user's own record of a contact. */
export function ownRecordPath(hubspotId: string): string {
  return `/detailed-history/${encodeURIComponent(hubspotId)}`;
}
