import { useEffect, useState } from 'react';
import { editEmail, retryGeneration } from '@overture/core/contract';
import type { RecordSummary, Stage, StatusEventWire } from '@overture/core/contract';
import {
  callApi,
  errorText,
  hasCode,
  readAgain,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
  useStatusEvents,
} from '@overture/ui';
import { recordKey, recordQuery, takePartial } from '@overture/ui/record';
import type { EmailEdit } from '@overture/ui/record';

/**
 * The record, which is loaded again after its status events, and the stage of a version in progress. Failures are only
 * logged.
 */
export function useRecord(hubspotId: string, version: number | undefined) {
  const client = useQueryClient();
  const record = useQuery(recordQuery({ hubspotId, version }));
  const [stage, setStage] = useState<Stage>();
  const refetch = () => void readAgain(client, recordKey(hubspotId));
  useStatusEvents((event: StatusEventWire) => {
    if (event.hubspotId !== hubspotId && event._id !== record.data?._id) return;
    setStage(event.stage);
    // The event says all that another written email changes.
    if (event.stage?.name !== 'writing') return refetch();
    takePartial(client, event, version);
  }, refetch);
  const { error } = record;
  useEffect(() => {
    if (error) console.error('The record could not be read', error);
  }, [error]);
  return { record, stage };
}

/** Saves one email of the newest version, or its day, unless another tab changed it first. The answer is shown at once. */
export function useEditEmail(hubspotId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: EmailEdit) => callApi(editEmail, { body: { hubspotId, ...edit } }),
    onSuccess: (record, edit) => {
      for (const version of [undefined, record.version ?? undefined]) {
        client.setQueryData(recordQuery({ hubspotId, version }).queryKey, record);
      }
      void client.invalidateQueries({ queryKey: recordKey(hubspotId) });
      // HubSpot may have the text from before.
      void client.invalidateQueries({ queryKey: ['history', 'hand-over', hubspotId] });
      toast.success('sendAfterDays' in edit ? 'Day saved' : 'Email saved');
    },
    onError: (error) => {
      toast.error(errorText(error));
      // The editor shows the other tab's text beside the unsaved one.
      if (hasCode(error, 'conflict')) {
        void client.invalidateQueries({ queryKey: recordKey(hubspotId) });
      }
    },
  });
}

/** Queues the failed newest generation again, from the details. */
export function useRetryRecord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ hubspotId }: Pick<RecordSummary, 'hubspotId'>) => callApi(retryGeneration, { body: { hubspotId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
