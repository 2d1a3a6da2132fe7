import { queuePath, useParams, useSession, useUrlState, worklistFields } from '@overture/ui';
import { RecordDetailsView, shownFields, useWalk } from '@overture/ui/record';
import type { RecordDetailsWords } from '@overture/ui/record';
import { useBusyRows } from '../../use-busy-rows.ts';
import { senderOf } from '../../sender-of.ts';
import { useEditEmail } from '../../use-edit-email.ts';
import { retryAll } from '../generation-queue/bulk-calls.ts';
import { useRecord } from './generation-details.queries.ts';

const words: RecordDetailsWords = {
  title: 'Generated Email Details',
  back: { to: '/admin/history', label: 'Back to Preview', title: 'Back to the Generation Queue' },
  loading: 'Loading history details...',
  empty: 'No history data found for this record.',
  systemId: 'crm',
};

export function GenerationDetailsRoute() {
  const { id = '' } = useParams();
  const [shown, setShown] = useUrlState(shownFields);
  const [filter] = useUrlState(worklistFields);
  const walk = useWalk(filter, id);
  const session = useSession();
  const { record: query, stage } = useRecord(id, shown.version || undefined);
  const record = query.data;
  const isOwn = record !== undefined && record.userId === session?.userId;
  const save = useEditEmail(id);
  const retry = useBusyRows(retryAll);
  return (
    <RecordDetailsView
      words={{ ...words, back: { ...words.back, to: queuePath(filter) } }}
      query={query}
      isOwn={isOwn}
      shown={shown}
      onShow={setShown}
      walk={walk && { walk, filter }}
      sender={senderOf(session)}
      onSaveEmail={isOwn ? save : undefined}
      onRetry={isOwn ? () => retry.run(record) : undefined}
      retrying={record !== undefined && retry.busy.has(record._id)}
      stage={stage}
    />
  );
}
