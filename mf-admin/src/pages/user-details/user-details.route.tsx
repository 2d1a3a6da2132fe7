import { recordSummarySchema } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import { urlText, useLocation, useParams, useUrlState } from '@overture/ui';
import { RecordDetailsView, shownFields } from '@overture/ui/record';
import type { RecordDetailsWords } from '@overture/ui/record';
import { usePerson } from '../../people/use-person.ts';
import { useUserRecord } from './user-details.queries.ts';

/** `userId` is the user's id again, as in the address of the history page. */
const urlFields = { ...shownFields, userId: urlText(), fromAdminSideUserId: urlText(), hubspotId: urlText() };

/**
 * User Details (/admin/user-details/{userId}): one record of any user, to read, regenerate or hand over, but not to
 * edit.
 */
export function UserDetailsRoute() {
  const { userId = '' } = useParams();
  const [state, setState] = useUrlState(urlFields);
  const preview = recordDataOf(useLocation().state);
  const hubspotId = state.hubspotId || preview?.hubspotId;
  const query = useUserRecord({
    userId: state.fromAdminSideUserId || state.userId || userId,
    hubspotId,
    version: state.version || undefined,
  });
  return (
    <RecordDetailsView
      words={wordsFor(userId)}
      query={query}
      isOwn={false}
      shown={state}
      onShow={setState}
      preview={preview?.hubspotId === hubspotId ? preview : undefined}
      sender={usePerson(userId) || 'N/A'}
    />
  );
}

function wordsFor(userId: string): RecordDetailsWords {
  return {
    title: 'User Details',
    subtitle: 'Detailed view of user email generation history',
    back: { to: `/admin/user-history/${encodeURIComponent(userId)}`, label: 'Back to Dashboard' },
    loading: 'Loading user details...',
    empty: 'No email generation data found for this user.',
    systemId: 'user',
  };
}

/** The record that the history page passed in the navigation state; undefined after a reload. */
function recordDataOf(state: unknown): RecordSummary | undefined {
  const recordData =
    typeof state === 'object' && state !== null && 'recordData' in state ? state.recordData : undefined;
  return recordSummarySchema.safeParse(recordData).data;
}
