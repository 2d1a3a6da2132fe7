import { queryOptions, useQuery } from '@tanstack/react-query';
import { getConfig } from '@overture/core/contract';
import type { AppConfig } from '@overture/core/contract';
import { callApi } from '../api/api-client.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => callApi(getConfig, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The server's configuration: product name, domains, sandbox. Undefined until it is loaded. */
export function useConfig(): AppConfig | undefined {
  return useQuery(configQuery).data;
}
