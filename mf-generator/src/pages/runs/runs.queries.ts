import { getRun, listRunRows, listRuns, pauseRun, resumeRun, retryRun, stopRun } from '@overture/core/contract';
import type { RowStatus, RunWire } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions, useQueryClient, useSingleMutation } from '@overture/ui';

const runningMs = 2_000;
const quietMs = 15_000;

const paceOf = (run: RunWire | undefined): number =>
  run?.state === 'running' || (run?.counts.processing ?? 0) > 0 ? runningMs : quietMs;

export const runsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: ['runs', 'list', page, limit],
    queryFn: ({ signal }) => callApi(listRuns, { query: { page, limit } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => Math.min(quietMs, ...(state.data?.runs ?? []).map(paceOf)),
  });

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['runs', 'one', id],
    queryFn: ({ signal }) => callApi(getRun, { params: { id } }, { signal }),
    select: ({ run }) => run,
    refetchInterval: ({ state }) => paceOf(state.data?.run),
  });

/** The rows as they are when the run has these counts: with others they are read again, so that both tell the same. */
export const runRowsQuery = (
  { _id: id, counts }: Pick<RunWire, '_id' | 'counts'>,
  status: RowStatus | undefined,
  page: number,
) =>
  queryOptions({
    queryKey: ['runs', 'rows', id, status, page, counts],
    queryFn: ({ signal }) => callApi(listRunRows, { params: { id }, query: { page, limit: 25, status } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: quietMs,
  });

const endpoints = { pause: pauseRun, stop: stopRun, retry: retryRun } as const;

export type RunControl =
  | { readonly kind: keyof typeof endpoints }
  | { readonly kind: 'resume'; readonly maxCostUsd?: number };

/** Pauses, continues or stops a run, or tries its failures again. */
export function useControlRun(id: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (control: RunControl): Promise<{ run: RunWire }> => {
      const params = { id };
      if (control.kind !== 'resume') return callApi(endpoints[control.kind], { params });
      const { maxCostUsd } = control;
      return callApi(resumeRun, { params, body: { maxCostUsd } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['runs'] }),
  });
}
