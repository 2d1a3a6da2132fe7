import { useEffect, useState } from 'react';
import { addToHubspot, editEmail, getRecord, retryGeneration } from '@overture/core/contract';
import type { RecordDetail, StatusEventWire } from '@overture/core/contract';
import {
  ApiError,
  callApi,
  errorText,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
  useStatusEvents,
} from '@overture/ui';
import { playbookAsHtml } from './playbook-html.ts';

const recordKey = (hubspotId: string) => ['history', 'record', hubspotId] as const;

/** One record with the asked version, or the newest ready one. */
export function recordQuery(hubspotId: string, version: number | undefined) {
  return queryOptions({
    queryKey: [...recordKey(hubspotId), version ?? 'newest'],
    queryFn: ({ signal }) => callApi(getRecord, { query: { hubspotId, ...(version ? { version } : {}) } }, { signal }),
  });
}

/** The record, followed live: a status event of this contact asks for it again. Failures are only logged (spec, section 8). */
export function useRecord(hubspotId: string, version: number | undefined) {
  const client = useQueryClient();
  const record = useQuery(recordQuery(hubspotId, version));
  const refetch = () => void client.invalidateQueries({ queryKey: recordKey(hubspotId) });
  useStatusEvents((event: StatusEventWire) => {
    if (event.hubspotId === hubspotId) refetch();
  }, refetch);
  const { error } = record;
  useEffect(() => {
    if (error) console.error('The record could not be read', error);
  }, [error]);
  return record;
}

interface PushInput {
  readonly hubspotId: string;
  /** Which version of which record, to keep answers and versions apart. */
  readonly shown: string;
  /** Set when a superadmin files another user's playbook. */
  readonly owner: string | undefined;
}

/** What the 'Add to Hubspot' button shows. */
export type PushState = 'idle' | 'adding' | 'added';

/**
 * Files the shown playbook on the contact. Does nothing without a playbook, or when it is there already or on its way.
 * `problem` is the server's reason after a failure, in words for people.
 */
export function useAddToHubspot(record: RecordDetail | undefined, own: boolean) {
  const client = useQueryClient();
  const playbookHtml = record?.playbook ? playbookAsHtml(record.playbook) : '';
  const [addedVersions, setAddedVersions] = useState<readonly string[]>([]);
  const shown = record ? `${record._id}/${record.version}` : '';
  const mutation = useMutation({
    mutationFn: ({ hubspotId, owner }: PushInput) =>
      callApi(addToHubspot, {
        body: { hubspotId, playBook: playbookHtml, ...(owner === undefined ? {} : { fromAdminSideUserId: owner }) },
      }),
    onSuccess: (_, variables) => {
      setAddedVersions((versions) => [...versions, variables.shown]);
      toast.success('Successfully added to HubSpot!');
      void client.invalidateQueries({ queryKey: ['history'] });
    },
    onError: (error) => {
      const answered = error instanceof ApiError && error.status > 0;
      toast.error(
        answered ? 'Failed to add to HubSpot. Please try again.' : 'Error adding to HubSpot. Please try again.',
      );
    },
  });
  const concerns = mutation.variables?.shown === shown;
  const added = record?.addToHubspot === true || addedVersions.includes(shown);
  const state: PushState = added ? 'added' : mutation.isPending ? 'adding' : 'idle';
  const add = () => {
    if (record && playbookHtml !== '' && state === 'idle') {
      mutation.mutate({ hubspotId: record.hubspotId, shown, owner: own ? undefined : record.userId });
    }
  };
  return {
    state,
    add,
    problem: !added && concerns && mutation.error ? errorText(mutation.error, '') || undefined : undefined,
  };
}

export interface EmailEdit {
  /** Position in the sequence, from 0. */
  readonly index: number;
  readonly subject: string;
  readonly body: string;
}

/** Saves one e-mail of the newest version; the answer is shown at once. */
export function useEditEmail(hubspotId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: EmailEdit) => callApi(editEmail, { body: { hubspotId, ...edit } }),
    onSuccess: (record) => {
      for (const version of [undefined, record.version ?? undefined]) {
        client.setQueryData(recordQuery(hubspotId, version).queryKey, record);
      }
      void client.invalidateQueries({ queryKey: recordKey(hubspotId) });
      toast.success('Email saved');
    },
    onError: (error) => toast.error(errorText(error)),
  });
}

/** Queues the failed newest generation again, from the details. */
export function useRetryRecord(hubspotId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(retryGeneration, { body: { hubspotId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
