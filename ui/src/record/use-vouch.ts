import { vouchForText } from '@overture/core/contract';
import type { Evidence, RecordDetail } from '@overture/core/contract';
import { tellOtherTabs } from './other-tabs.ts';
import { announce, callApi, errorText, toast, useMutation, useQueryClient } from '@overture/ui';

export interface VouchAsked {
  readonly piece: Evidence;
  /** False takes it back. */
  readonly vouched: boolean;
  /** Means the same text in every email of the sequence. */
  readonly everywhere: boolean;
}

/** Says that marked texts of an email are right, or takes that back. It reports a failure itself. */
export function useVouch(
  { hubspotId, userId, version }: Pick<RecordDetail, 'hubspotId' | 'userId' | 'version'>,
  index: number,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ piece: { field, start, end, text }, ...asked }: VouchAsked) =>
      callApi(vouchForText, {
        body: {
          hubspotId,
          fromAdminSideUserId: userId,
          ...(version !== null && { version }),
          index,
          field,
          start,
          end,
          text,
          ...asked,
        },
      }),
    onSuccess: (_, { vouched, piece }) => {
      announce(vouched ? `“${piece.text}” is right, as you said.` : `“${piece.text}” is marked again.`);
      tellOtherTabs(hubspotId);
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
