import { hasCode, queuePath, urlNumber, useParams, useSession, useUrlState, worklistFields } from '@overture/ui';
import {
  HandOverButton,
  RecordDetailsView,
  RegenerateButton,
  useAddToHubspot,
  useHandOver,
  useWalk,
} from '@overture/ui/record';
import type { RecordDetailsWords } from '@overture/ui/record';
import { useBusyRows } from '../../use-busy-rows.ts';
import { senderOf } from '../../sender-of.ts';
import { useEditEmail } from '../../use-edit-email.ts';
import { retryAll } from '../generation-queue/bulk-calls.ts';
import { useRecord } from './generation-details.queries.ts';

interface DetailsState {
  /** The version; 0 for the newest. */
  readonly version: number;
  /** The number of the shown email, from 1. */
  readonly email: number;
}

const urlFields = { version: urlNumber(0), email: urlNumber(1) };

const words: RecordDetailsWords = {
  title: 'Generated Email Details',
  back: { to: '/admin/history', label: 'Back to Preview', title: 'Back to the Generation Queue' },
  loading: 'Loading history details...',
  empty: 'No history data found for this record.',
  systemId: 'crm',
};

export function GenerationDetailsRoute() {
  const { id = '' } = useParams();
  const [{ version, email }, setState] = useUrlState<DetailsState>(urlFields);
  const [filter] = useUrlState(worklistFields);
  const walk = useWalk(filter, id);
  const session = useSession();
  const { record: query, stage } = useRecord(id, version || undefined);
  const notFound = hasCode(query.error, 'not_found');
  // The record was deleted in another tab, so the cached one must not be shown.
  const record = notFound ? undefined : query.data;
  const own = record !== undefined && record.userId === session?.userId;
  const push = useAddToHubspot(record, own);
  const save = useEditEmail(id);
  const { of, handOver, markSent } = useHandOver(record, own);
  const retry = useBusyRows(retryAll);
  return (
    <RecordDetailsView
      words={{ ...words, back: { ...words.back, to: queuePath(filter) } }}
      canApprove={own}
      walk={walk && { walk, filter }}
      record={record}
      loading={query.isPending}
      onReload={query.isError && !notFound ? () => void query.refetch() : undefined}
      onNewestVersion={notFound && version > 0 ? () => setState({ version: 0 }, { replace: true }) : undefined}
      sender={senderOf(session)}
      owner={own ? undefined : record?.userId}
      push={push}
      onPush={push.add}
      actions={
        <>
          {record !== undefined && <RegenerateButton record={record} />}
          {record !== undefined && of !== null && <HandOverButton record={record} of={of} handOver={handOver} />}
        </>
      }
      handOver={handOver}
      onMarkSent={of === null ? undefined : markSent}
      selectedEmail={email - 1}
      onSelectEmail={(index) => setState({ email: index + 1 }, { replace: true })}
      onVersion={(next) => setState({ version: next ?? 0, email: 1 })}
      onSaveEmail={own ? save : undefined}
      onRetry={own ? () => retry.run(record) : undefined}
      retrying={record !== undefined && retry.busy.has(record._id)}
      stage={stage}
    />
  );
}
