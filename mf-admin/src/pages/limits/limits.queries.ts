import { listLimits, saveLimit } from '@overture/core/contract';
import type { EndpointBody, LimitWire } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
import type { Saved } from '../../saving/entry-form.tsx';
import { useSaving } from '../../saving/use-saving.ts';

/** A limit with an id of its own, as lists need it. */
export type LimitEntry = LimitWire & { readonly _id: string };
export type LimitFields = EndpointBody<typeof saveLimit>;

/** Also the first part of the key of the spending that the overview shows. */
const limitsKey = ['admin', 'limits'] as const;

/** The limits with the spending under each. They are loaded again each minute while the page is open. */
export const limitsQuery = queryOptions({
  queryKey: limitsKey,
  queryFn: ({ signal }) => callApi(listLimits, {}, { signal }),
  select: ({ limits }): LimitEntry[] =>
    limits.map((limit) => ({ ...limit, _id: [limit.scope, limit.key].filter(Boolean).join(':') })),
  refetchInterval: 60_000,
});

/** Sets the amounts of a limit. */
export function useSaveLimit() {
  return useSaving({
    send: ({ fields }: Saved<LimitEntry, LimitFields>) =>
      callApi(saveLimit, { body: fields }).then(() => ({ message: 'Limit saved successfully' })),
    changes: [limitsKey],
  });
}

export function useRemoveLimit() {
  return useSaving({
    send: ({ scope, key }: LimitEntry) =>
      callApi(saveLimit, { body: { scope, key, dailyUsd: null, monthlyUsd: null, perMinute: null } }).then(() => ({
        message: 'Limit removed successfully',
      })),
    changes: [limitsKey],
  });
}
