import { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Creates the query client. Data is fresh for 30 s. A temporary failure is retried twice; a refusal is not retried. */
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
 * Fetches visible data again after an event that changed it. A first request that is still running is cancelled,
 * because its answer may be older than the event; a query with data cancels by itself.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'network_error' || error.status === 502 || error.status === 503);
}
