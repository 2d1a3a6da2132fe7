import { useState } from 'react';
import { addToHubspot, markedLinksText } from '@overture/core/contract';
import type { RecordDetail } from '@overture/core/contract';
import { ApiError, callApi, errorText, toast, useMutation, useQueryClient } from '@overture/ui';
import { tellOtherTabs } from './other-tabs.ts';
import { playbookAsHtml } from './playbook-html.ts';

interface PushInput {
  readonly hubspotId: string;
  /** The record and version, so that an answer is not shown for another version. */
  readonly shown: string;
  /** Set when a superadmin adds another user's playbook. */
  readonly owner: string | undefined;
}

export type PushState = 'idle' | 'adding' | 'added';

/**
 * Adds the shown playbook to the contact in HubSpot. Does nothing without a playbook, or when it was added or is being
 * added. `problem` is the server's reason after a failure, in words for people.
 */
export function useAddToHubspot(record: RecordDetail | undefined, own: boolean) {
  const client = useQueryClient();
  const playbookHtml = record?.playbook ? playbookAsHtml(record.playbook) : '';
  const [addedVersions, setAddedVersions] = useState<readonly string[]>([]);
  const shown = record ? `${record._id}/${record.version}` : '';
  const mutation = useMutation({
    mutationFn: ({ hubspotId, owner }: PushInput) =>
      callApi(addToHubspot, { body: { hubspotId, playBook: playbookHtml, fromAdminSideUserId: owner } }),
    onSuccess: ({ markedLinks }, variables) => {
      setAddedVersions((versions) => [...versions, variables.shown]);
      toast.success('Successfully added to HubSpot!');
      if (markedLinks > 0) toast.info(markedLinksText(markedLinks));
      tellOtherTabs(variables.hubspotId);
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
