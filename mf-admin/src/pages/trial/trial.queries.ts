import { listTrials, startTrial } from '@overture/core/contract';
import type { EndpointBody, TrialWire } from '@overture/core/contract';
import { callApi, queryOptions, useQueryClient, useSingleMutation } from '@overture/ui';

/** How often a running trial is loaded again, while its page is open. */
const pollMs = 1_500;

export const trialsKey = ['prompt-trials'] as const;

const isRunning = (trials: readonly TrialWire[] | undefined) => trials?.some(({ state }) => state === 'running');

/** The newest trials of a prompt. */
export const trialsQuery = (promptId: string) =>
  queryOptions({
    queryKey: [...trialsKey, promptId],
    queryFn: ({ signal }) => callApi(listTrials, { query: { _id: promptId, limit: 10 } }, { signal }),
    select: ({ trials }) => trials,
    refetchInterval: ({ state }) => (isRunning(state.data?.trials) ? pollMs : false),
  });

export const trialQuery = (promptId: string, trialId: string) =>
  queryOptions({
    queryKey: [...trialsKey, promptId, trialId],
    queryFn: ({ signal }) => callApi(listTrials, { query: { _id: promptId, trial: trialId } }, { signal }),
    select: ({ trials: [trial] }) => trial,
    refetchInterval: ({ state }) => (isRunning(state.data?.trials) ? pollMs : false),
  });

export type TrialInput = Omit<EndpointBody<typeof startTrial>, 'dryRun'>;

/** What a trial would cost. Nothing is started. */
export const trialPlanQuery = (input: TrialInput) =>
  queryOptions({
    queryKey: ['prompt-trial-plan', input],
    queryFn: ({ signal }) => callApi(startTrial, { body: { ...input, dryRun: true } }, { signal }),
    enabled: input.samples.length > 0,
    gcTime: 0,
    retry: false,
  });

export function useStartTrial() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: TrialInput) => callApi(startTrial, { body: { ...body, dryRun: false } }),
    onSuccess: () => client.invalidateQueries({ queryKey: trialsKey }),
  });
}
