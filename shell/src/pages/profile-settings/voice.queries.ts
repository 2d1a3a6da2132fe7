import { changeVoice, forgetVoice, getVoice, learnVoice } from '@overture/core/contract';
import type { EndpointRequest, VoiceWire } from '@overture/core/contract';
import { callApi, errorText, queryOptions, toast, useMutation, useQueryClient, useSingleMutation } from '@overture/ui';

/** How the user writes. */
export const voiceQuery = queryOptions({
  queryKey: ['voice'],
  queryFn: async ({ signal }) => (await callApi(getVoice, {}, { signal })).voice,
});

export type VoiceChange = EndpointRequest<typeof changeVoice>['body'];

/** Learns, changes and forgets the user's voice, one at a time. */
export function useVoice() {
  const client = useQueryClient();
  const shown = ({ voice }: { readonly voice: VoiceWire }) =>
    client.setQueryData(voiceQuery.queryKey, { ...voice, suggestion: null });
  const onError = (error: unknown) => toast.error(errorText(error));
  const learn = useSingleMutation({ mutationFn: () => callApi(learnVoice, { body: {} }), onSuccess: shown, onError });
  const change = useMutation({
    mutationFn: (body: VoiceChange) => callApi(changeVoice, { body }),
    onSuccess: shown,
    onError,
  });
  const forget = useMutation({
    mutationFn: () => callApi(forgetVoice, {}),
    onSuccess: ({ message }) => toast.success(message),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: voiceQuery.queryKey }),
  });
  return { learn, change, forget, busy: learn.isPending || change.isPending || forget.isPending };
}
