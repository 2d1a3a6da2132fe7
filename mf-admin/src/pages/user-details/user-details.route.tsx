import { recordSummarySchema } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import { hasCode, urlNumber, urlText, useLocation, useParams, useUrlState } from '@overture/ui';
import { HandOverButton, RecordDetailsView, RegenerateButton, useAddToHubspot, useHandOver } from '@overture/ui/record';
import type { RecordDetailsWords } from '@overture/ui/record';
import { usePerson } from '../../people/use-person.ts';
import { useUserRecord } from './user-details.queries.ts';

interface DetailsState {
  /** The user's id again, as in the address of the history page. */
  readonly userId: string;
  readonly fromAdminSideUserId: string;
  readonly hubspotId: string;
  /** The version; 0 for the newest. */
  readonly version: number;
  /** The number of the shown email, from 1. */
  readonly email: number;
}

const urlFields = {
  userId: urlText(),
  fromAdminSideUserId: urlText(),
  hubspotId: urlText(),
  version: urlNumber(0),
  email: urlNumber(1),
};

/**
 * User Details (/admin/user-details/{userId}): one record of any user, to read, regenerate or hand over, but not to
 * edit.
 */
export function UserDetailsRoute() {
  const { userId = '' } = useParams();
  const [state, setState] = useUrlState<DetailsState>(urlFields);
  const preview = recordDataOf(useLocation().state);
  const hubspotId = state.hubspotId || preview?.hubspotId;
  const query = useUserRecord({
    userId: state.fromAdminSideUserId || state.userId || userId,
    hubspotId,
    version: state.version || undefined,
  });
  const notFound = hasCode(query.error, 'not_found');
  // The record was deleted meanwhile, so the cached one must not be shown.
  const record = notFound ? undefined : query.data;
  const push = useAddToHubspot(record, false);
  const { of, handOver, markSent } = useHandOver(record, false);
  return (
    <RecordDetailsView
      words={wordsFor(userId)}
      record={record}
      preview={preview?.hubspotId === hubspotId ? preview : undefined}
      loading={query.isLoading}
      onReload={query.isError && !notFound ? () => void query.refetch() : undefined}
      onNewestVersion={notFound && state.version > 0 ? () => setState({ version: 0 }, { replace: true }) : undefined}
      sender={usePerson(userId) || 'N/A'}
      owner={record?.userId}
      push={push}
      onPush={push.add}
      actions={
        record !== undefined && (
          <>
            <RegenerateButton record={record} />
            {of !== null && <HandOverButton record={record} of={of} handOver={handOver} />}
          </>
        )
      }
      handOver={handOver}
      onMarkSent={of === null ? undefined : markSent}
      selectedEmail={state.email - 1}
      onSelectEmail={(index) => setState({ email: index + 1 }, { replace: true })}
      onVersion={(next) => setState({ version: next ?? 0, email: 1 })}
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
