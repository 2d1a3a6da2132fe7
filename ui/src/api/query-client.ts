import { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Data is fresh for 30 s. A failure that may pass is retried twice; a clear refusal is not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Reads again what is shown, after an event that changed it. A first answer that is still on its way may be older than
 * the event, so it is given up; a query that has an answer does so by itself.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'network_error' || error.status === 502 || error.status === 503);
}
