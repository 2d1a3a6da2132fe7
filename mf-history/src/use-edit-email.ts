import { editEmail } from '@overture/core/contract';
import { callApi, errorText, hasCode, toast, useMutation, useQueryClient } from '@overture/ui';
import { recordKey, recordQuery, tellOtherTabs } from '@overture/ui/record';
import type { EmailEdit, SaveEmail } from '@overture/ui/record';

/** Saves one email of the newest version, or its day, unless another tab changed it first. The answer is shown at once. */
export function useEditEmail(hubspotId: string): SaveEmail {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (edit: EmailEdit) => callApi(editEmail, { body: { hubspotId, ...edit } }),
    onSuccess: (record, edit) => {
      const before = client.getQueryData(recordQuery({ hubspotId }).queryKey);
      for (const version of [undefined, record.version ?? undefined]) {
        client.setQueryData(recordQuery({ hubspotId, version }).queryKey, record);
      }
      tellOtherTabs(hubspotId);
      void client.invalidateQueries({ queryKey: recordKey(hubspotId) });
      // HubSpot may have the text from before.
      void client.invalidateQueries({ queryKey: ['history', 'hand-over', hubspotId] });
      if (before?.approval && record.approval === null)
        toast.info('Email saved. The approval was for the text before, so it is taken back.');
      else toast.success('sendAfterDays' in edit ? 'Day saved' : 'Email saved');
    },
    onError: (error) => {
      toast.error(errorText(error));
      // The editor shows the other tab's text beside the unsaved one.
      if (hasCode(error, 'conflict')) {
        void client.invalidateQueries({ queryKey: recordKey(hubspotId) });
      }
    },
  });
  return (edit, onOvertaken) =>
    mutateAsync(edit).then(
      () => true,
      (error: unknown) => {
        if (hasCode(error, 'conflict')) onOvertaken?.();
        return false;
      },
    );
}
