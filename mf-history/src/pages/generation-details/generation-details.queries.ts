import { useState } from 'react';
import type { Stage, StatusEventWire } from '@overture/core/contract';
import { readAgain, toast, useQuery, useQueryClient, useStatusEvents } from '@overture/ui';
import { recordKey, recordQuery, takePartial, useOtherTabs } from '@overture/ui/record';

/** The record, which is loaded again after its status events, and the stage of a version in progress. */
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
  useOtherTabs(hubspotId, () => {
    void readAgain(client, ['history']);
    // A text that is being typed here stays, and its email says what happened to it.
    toast.info('This result was changed in another tab.');
  });
  return { record, stage };
}
